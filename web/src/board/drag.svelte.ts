/** Dragging a piece over the map with the mouse; a finger pans, so on a phone pieces are tapped. */
import type { Camera } from './camera.svelte';

const SLOP = 5; // px that are still a click

/** Something that lies on the map. */
interface Thing {
  x: number;
  y: number;
}

export interface Dragged<Piece extends Thing> {
  piece: Piece;
  x: number;
  y: number;
  over: string | null;
} // board units, and the area below

/** What a board does with it; a drop on the same place, or beside the map, is none. */
interface Deeds<Piece> {
  may(piece: Piece): boolean;
  took(piece: Piece): void;
  drop(piece: Piece, area: string): void;
  left?(): void; // it ended, on a place or not
}

export class Dragging<Piece extends Thing> {
  now = $state.raw<Dragged<Piece> | null>(null);

  constructor(
    readonly camera: Camera,
    readonly stage: () => SVGSVGElement | undefined,
    readonly deeds: Deeds<Piece>,
  ) {}

  attach =
    (piece: Piece) =>
    (node: SVGElement): (() => void) => {
      const down = (event: PointerEvent) => {
        if (event.pointerType !== 'touch' && event.button === 0 && this.deeds.may(piece))
          this.#follow(piece, event);
      };
      node.addEventListener('pointerdown', down);
      return () => node.removeEventListener('pointerdown', down);
    };

  #follow(piece: Piece, start: PointerEvent): void {
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
        const [from, to] = [areaAt(start), areaAt(event)];
        this.deeds.left?.();
        if (to && to !== from) this.deeds.drop(piece, to);
      },
      on,
    );
    window.addEventListener(
      'pointercancel',
      () => {
        stop.abort();
        this.now = null;
        this.deeds.left?.();
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
