/**
 * Pan and zoom of a map by its viewBox: wheel, drag, pinch, double tap, keys. A drag of a few
 * pixels is still a click, so pieces stay clickable.
 */
import type { Box } from './geometry';

const CLICK_SLOP = 6; // px
const MOST = 6; // deepest zoom

interface Pointer {
  x: number;
  y: number;
}

export class Camera {
  width = $state(800); // px of the place it fills
  height = $state(600);
  zoom = $state(1);
  #cx = $state(0);
  #cy = $state(0);
  #pointers = new Map<number, Pointer>();
  #moved = 0;
  #pinch = 0;
  #lastTap = 0;

  /** `core` must be visible at zoom 1; what surrounds it fills the rest. */
  constructor(readonly core: Box) {
    this.fit();
  }

  /** Pixels per board unit. */
  readonly scale = $derived.by(
    () => this.zoom * Math.min(this.width / this.core.w, this.height / this.core.h),
  );
  readonly box = $derived.by<Box>(() => {
    const w = this.width / this.scale;
    const h = this.height / this.scale;
    return { x: this.#cx - w / 2, y: this.#cy - h / 2, w, h };
  });
  readonly viewBox = $derived.by(() =>
    [this.box.x, this.box.y, this.box.w, this.box.h].map((n) => n.toFixed(1)).join(' '),
  );

  fit(): void {
    this.zoom = 1;
    this.#centre(this.core.x + this.core.w / 2, this.core.y + this.core.h / 2);
  }

  /** Show a part of the map as large as it fits, but not larger than `deepest`. */
  show(part: Box, deepest = 2.6): void {
    const whole = Math.min(this.width / this.core.w, this.height / this.core.h);
    this.zoom = Math.min(
      deepest,
      Math.max(1, Math.min(this.width / part.w, this.height / part.h) / whole),
    );
    this.#centre(part.x + part.w / 2, part.y + part.h / 2);
  }

  /** Make sure that a place is on the screen, moving as little as possible. */
  reveal(x: number, y: number, margin = 60): void {
    const { x: left, y: top, w, h } = this.box;
    const m = Math.min(margin, w / 3, h / 3);
    this.#centre(
      this.#cx + Math.min(0, x - m - left) + Math.max(0, x + m - left - w),
      this.#cy + Math.min(0, y - m - top) + Math.max(0, y + m - top - h),
    );
  }

  zoomBy(factor: number, px = this.width / 2, py = this.height / 2): void {
    const before = this.scale;
    const [ax, ay] = [this.box.x + px / before, this.box.y + py / before];
    this.zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    const after = this.scale;
    this.#centre(
      ax - px / after + this.width / after / 2,
      ay - py / after + this.height / after / 2,
    );
  }

  /** Somebody drags a thing, not the map: the pointers that are down are no longer the camera's. */
  letGo(): void {
    this.#pointers.clear();
    this.#moved = 0;
  }

  panBy(dx: number, dy: number): void {
    this.#centre(this.#cx - dx / this.scale, this.#cy - dy / this.scale);
  }

  /** The middle stays inside the core as far as the zoom shows less than all of it. */
  #centre(x: number, y: number): void {
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    const keep = (at: number, from: number, size: number, seen: number) => {
      const slack = Math.max(0, (size - seen) / 2 + seen * 0.08);
      const middle = from + size / 2;
      return seen >= size * 1.16 ? middle : Math.min(middle + slack, Math.max(middle - slack, at));
    };
    this.#cx = keep(x, this.core.x, this.core.w, w);
    this.#cy = keep(y, this.core.y, this.core.h, h);
  }

  /** Svelte attachment: makes an element pan and zoom. */
  attach = (node: HTMLElement): (() => void) => {
    const size = new ResizeObserver(() => {
      this.width = Math.max(1, node.clientWidth);
      this.height = Math.max(1, node.clientHeight);
      this.#centre(this.#cx, this.#cy);
    });
    size.observe(node);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = node.getBoundingClientRect();
      this.zoomBy(
        Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)),
        event.clientX - box.left,
        event.clientY - box.top,
      );
    };
    const down = (event: PointerEvent) => {
      if (this.#pointers.size === 0) this.#moved = 0;
      this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.#pinch = this.#spread();
    };
    const move = (event: PointerEvent) => this.#drag(event, node);
    const up = (event: PointerEvent) => {
      this.#pointers.delete(event.pointerId);
      this.#pinch = this.#spread();
      if (event.type === 'pointerup' && event.pointerType === 'touch' && this.#moved <= CLICK_SLOP)
        this.#tap(event, node);
    };
    const click = (event: MouseEvent) => {
      if (this.#moved <= CLICK_SLOP) return;
      event.stopPropagation();
      event.preventDefault();
    };
    node.addEventListener('wheel', wheel, { passive: false });
    node.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    node.addEventListener('click', click, { capture: true });
    return () => {
      size.disconnect();
      node.removeEventListener('wheel', wheel);
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, { capture: true });
    };
  };

  #drag(event: PointerEvent, node: HTMLElement): void {
    const last = this.#pointers.get(event.pointerId);
    if (!last) return;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#moved += Math.hypot(dx, dy);
    if (this.#moved <= CLICK_SLOP) return;
    this.panBy(dx / this.#pointers.size, dy / this.#pointers.size);
    const spread = this.#spread();
    if (spread > 0 && this.#pinch > 0) {
      const box = node.getBoundingClientRect();
      const all = [...this.#pointers.values()];
      const mid = all.reduce(
        (sum, p) => ({ x: sum.x + p.x / all.length, y: sum.y + p.y / all.length }),
        { x: 0, y: 0 },
      );
      this.zoomBy(spread / this.#pinch, mid.x - box.left, mid.y - box.top);
    }
    this.#pinch = spread;
  }

  #spread(): number {
    const [a, b] = [...this.#pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  #tap(event: PointerEvent, node: HTMLElement): void {
    const now = event.timeStamp;
    if (now - this.#lastTap < 300) {
      const box = node.getBoundingClientRect();
      this.zoomBy(this.zoom > 2.5 ? 0.01 : 2, event.clientX - box.left, event.clientY - box.top);
      this.#lastTap = 0;
    } else this.#lastTap = now;
  }
}
