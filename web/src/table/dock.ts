/**
 * Keeps a box on the map out of the way of what it talks about: it stays at the bottom edge, and
 * goes to the top when a thing lies beneath it there and fewer do at the top.
 */
export interface Wish {
  targets: readonly string[];
  key?: unknown;
}

const AIR = 8; // px between the box and the thing

export function hidden(box: DOMRect, things: readonly DOMRect[]): number {
  return things.filter(
    (one) =>
      one.left < box.right + AIR &&
      one.right > box.left - AIR &&
      one.top < box.bottom + AIR &&
      one.bottom > box.top - AIR,
  ).length;
}

export function dock(node: HTMLElement, wish: Wish): { update(wish: Wish): void; destroy(): void } {
  let waiting = 0;
  const place = ({ targets }: Wish): void => {
    const map = node.parentElement;
    if (!map) return;
    const things = targets.flatMap((target) =>
      [...map.querySelectorAll(`[data-stop="${CSS.escape(target)}"]`)].map((thing) =>
        thing.getBoundingClientRect(),
      ),
    );
    const area = map.getBoundingClientRect();
    const seen = things.filter(
      (one) => one.width > 0 && one.bottom > area.top && one.top < area.bottom,
    );
    node.dataset['edge'] = 'bottom';
    const below = hidden(node.getBoundingClientRect(), seen);
    if (below === 0) return;
    node.dataset['edge'] = 'top';
    if (hidden(node.getBoundingClientRect(), seen) >= below) node.dataset['edge'] = 'bottom';
  };
  /** After the board has drawn the beat. */
  const soon = (next: Wish): void => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(() => place(next));
  };
  soon(wish);
  return { update: soon, destroy: () => cancelAnimationFrame(waiting) };
}
