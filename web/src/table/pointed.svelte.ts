/**
 * The thing a reader asks about: under the mouse for a moment, in the keyboard's focus, or under a
 * long press. One set of listeners for the page; a thing names itself with `data-info="card:h_fort"`
 * and, if it can go somewhere or be attacked, with `data-reach="unit:tripod@york"`.
 */
const HOVER_MS = 250;
const PRESS_MS = 450;
const SHAKE = 9; // px a pressing finger may move
const THINGS = '[data-info], [data-reach]';

export interface Pointed {
  anchor: Element;
  thing: string; // of data-info; empty if it has none
  target: string; // of data-reach; empty if it has none
  held: boolean; // by a long press: it stays until the next tap
}

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(THINGS) : null;

export class Pointing {
  now = $state.raw<Pointed | null>(null);
  over = ''; // data-reach under the mouse or in focus, told at once
  #anchor: Element | null = null; // what the timer is about
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed: { x: number; y: number } | null = null;
  #swallow = false; // the click that ends a long press, or closes what it opened, plays nothing

  /** For an effect: listens until it is told to stop. */
  listen(root: Document, own: () => Element | undefined): () => void {
    const stop = new AbortController();
    const on = <K extends keyof DocumentEventMap>(
      name: K,
      hear: (event: DocumentEventMap[K]) => void,
    ) => root.addEventListener(name, hear, { capture: true, signal: stop.signal });
    on(
      'pointerover',
      (event) => event.pointerType !== 'touch' && this.#hover(thingAt(event.target)),
    );
    on('pointerdown', (event) => this.#down(event, own()));
    on(
      'pointermove',
      (event) =>
        this.#pressed &&
        Math.hypot(event.clientX - this.#pressed.x, event.clientY - this.#pressed.y) > SHAKE &&
        this.#lift(),
    );
    on('pointerup', () => this.#lift());
    on('pointercancel', () => this.#lift());
    on('click', (event) => this.#click(event));
    on('focusin', (event) => this.#focus(event.target));
    on('focusout', () => queueMicrotask(() => this.now?.held || this.hide())); // later: what had the focus may vanish while the page is being drawn
    on('scroll', () => this.hide());
    on('wheel', () => this.hide());
    on('keydown', (event) => {
      if (event.key !== 'Escape' || !this.now) return;
      event.preventDefault();
      event.stopPropagation();
      this.hide();
    });
    return () => {
      stop.abort();
      this.hide();
    };
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#anchor = null;
    this.now = null;
  }

  #show(anchor: Element, held: boolean): void {
    const { info = '', reach = '' } = (anchor as HTMLElement | SVGElement).dataset;
    this.now = { anchor, thing: info, target: reach, held };
  }

  #await(anchor: Element, ms: number, held: boolean): void {
    clearTimeout(this.#timer);
    this.#anchor = anchor;
    this.#timer = setTimeout(() => {
      this.#swallow = held;
      this.#show(anchor, held);
    }, ms);
  }

  #hover(anchor: Element | null): void {
    this.over = anchor?.getAttribute('data-reach') ?? '';
    if (this.now?.held || anchor === this.#anchor) return;
    this.hide();
    if (anchor) this.#await(anchor, HOVER_MS, false);
  }

  #focus(target: EventTarget | null): void {
    const anchor = thingAt(target);
    if (!anchor || !(target as Element).matches(':focus-visible')) return;
    this.over = anchor.getAttribute('data-reach') ?? '';
    this.#anchor = anchor;
    this.#show(anchor, false);
  }

  #down(event: PointerEvent, own: Element | undefined): void {
    this.#swallow = false;
    if (event.target instanceof Node && own?.contains(event.target)) return;
    this.#swallow = this.now?.held ?? false;
    this.hide();
    const anchor = event.pointerType === 'touch' ? thingAt(event.target) : null;
    if (!anchor || this.#swallow) return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    this.#await(anchor, PRESS_MS, true);
  }

  #lift(): void {
    if (this.#pressed && !this.now) clearTimeout(this.#timer);
    this.#pressed = null;
  }

  #click(event: MouseEvent): void {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }
}
