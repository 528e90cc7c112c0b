/** Dragging a piece over the map with the mouse; a finger pans, so on a phone pieces are tapped. */
import type { Camera } from '$src/board/camera.svelte';
import type { Token } from './layout';

const SLOP = 5; // px that are still a click

export interface Dragged {
  piece: Token;
  x: number;
  y: number;
  over: string | null;
} // board units, and the area below

interface Deeds {
  may(piece: Token): boolean;
  took(piece: Token): void;
  drop(piece: Token, area: string | null): void;
}

export class Dragging {
  now = $state.raw<Dragged | null>(null);

  constructor(
    readonly camera: Camera,
    readonly stage: () => SVGSVGElement | undefined,
    readonly deeds: Deeds,
  ) {}

  attach =
    (piece: Token) =>
    (node: SVGGElement): (() => void) => {
      const down = (event: PointerEvent) => {
        if (event.pointerType !== 'touch' && event.button === 0 && this.deeds.may(piece))
          this.#follow(piece, event);
      };
      node.addEventListener('pointerdown', down);
      return () => node.removeEventListener('pointerdown', down);
    };

  #follow(piece: Token, start: PointerEvent): void {
    const stop = new AbortController();
    const on = { capture: true, signal: stop.signal };
    window.addEventListener(
      'pointermove',
      (event) => {
        if (
          !this.now &&
          Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) <= SLOP
        )
          return;
        if (!this.now) {
          this.camera.letGo();
          this.deeds.took(piece);
        }
        this.now = { piece, ...this.#spot(event), over: areaAt(event) };
      },
      on,
    );
    window.addEventListener(
      'pointerup',
      (event) => {
        stop.abort();
        if (!this.now) return;
        this.now = null;
        this.deeds.drop(piece, areaAt(event));
      },
      on,
    );
    window.addEventListener(
      'pointercancel',
      () => {
        stop.abort();
        this.now = null;
      },
      on,
    );
  }

  #spot(event: PointerEvent): { x: number; y: number } {
    const box = this.stage()?.getBoundingClientRect();
    const { x, y } = this.camera.box;
    return {
      x: x + (event.clientX - (box?.left ?? 0)) / this.camera.scale,
      y: y + (event.clientY - (box?.top ?? 0)) / this.camera.scale,
    };
  }
}

/** The area below the pointer; a piece is part of its area, even where it stands over the coast. */
function areaAt(event: PointerEvent): string | null {
  const found = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((node) => node.closest('[data-area]'))
    .find((node) => node !== null);
  return found?.getAttribute('data-area') ?? null;
}
