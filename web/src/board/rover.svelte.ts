/**
 * The keyboard on a map: one tab stop, arrows to the neighbouring place, N to the next legal thing,
 * Enter for what a click would do; + - 0 for the camera. And on a phone the camera goes where the
 * question is.
 */
import { untrack } from 'svelte';
import { hasModifier, isForPage } from '$src/ui/keyboard';
import type { Camera } from './camera.svelte';
import { boxOf } from './geometry';
import { cycle, isArrow, neighbour, type Stop } from './roving';

const GROUND = /^(area|cell):/; // arrows walk over places, not over the pieces that stand there
const PHONE = 560; // px; wider maps are shown whole
const ZOOM = 1.3;

/** What a board tells its rover; functions, because it changes with every position. */
interface Map {
  stops(): readonly Stop[];
  legal(id: string): boolean;
  act(id: string): void;
}

export class Rover {
  at = $state(''); // the tab stop
  stage = $state<SVGSVGElement>();

  constructor(
    readonly camera: Camera,
    start: string,
    readonly map: Map,
  ) {
    this.at = start;
  }

  goTo(id: string | null): void {
    const found = this.map.stops().find((one) => one.id === id);
    if (!found) return;
    this.at = found.id;
    this.camera.reveal(found.x, found.y);
    requestAnimationFrame(() =>
      this.stage?.querySelector<SVGElement>(`[data-stop="${CSS.escape(found.id)}"]`)?.focus(),
    );
  }

  /** Keys while the map has the focus. */
  keys = (event: KeyboardEvent): void => {
    if (hasModifier(event)) return;
    if (isArrow(event.key)) {
      const stops = this.map.stops();
      const from = stops.find(({ id }) => id === this.at);
      if (from)
        this.goTo(
          neighbour(
            from,
            event.key,
            stops.filter(({ id }) => GROUND.test(id)),
          )?.id ?? null,
        );
    } else if (event.key === '+' || event.key === '=') this.camera.zoomBy(ZOOM);
    else if (event.key === '-') this.camera.zoomBy(1 / ZOOM);
    else if (event.key === '0') this.camera.fit();
    else if (event.key === 'Enter') this.map.act(this.at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** N and Shift+N work from anywhere on the page. */
  hop = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'n' || !isForPage(event)) return;
    const legal = this.map
      .stops()
      .map(({ id }) => id)
      .filter(this.map.legal);
    this.goTo(cycle(legal, legal.includes(this.at) ? this.at : null, event.shiftKey));
  };

  /** For an effect: a phone shows a part of the map, these places with a margin, or all of it. */
  follow(
    places: readonly { x: number; y: number }[],
    [dx, dy]: readonly [number, number],
    deepest?: number,
  ): void {
    if (this.camera.width > PHONE) return;
    if (this.camera.height < 1 || places.length === 0) return untrack(() => this.camera.fit());
    const { x, y, w, h } = boxOf(places.map((place) => [place.x, place.y]));
    untrack(() =>
      this.camera.show({ x: x - dx, y: y - dy, w: w + 2 * dx, h: h + 2 * dy }, deepest),
    );
  }
}
