/** Questions that everybody who listens to keys has to ask. */
export const hasModifier = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey;

export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Something stands before the page and has the keys to itself: a dialog, the curtain, an open menu. */
export const isCovered = (): boolean =>
  document.querySelector('dialog[open], [aria-modal=true], [data-holds-keys]') !== null;

/** Whether a key is meant for the page itself. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !hasModifier(event) && !isTyping(event) && !isCovered();
