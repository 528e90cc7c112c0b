/** Text that takes the largest of some sizes in which all of it fits its box. */
import type { Attachment } from 'svelte/attachments';

const AIR = 0.25; // of the size: a line of text is higher than its letters

const fits = (box: HTMLElement, size: number): boolean =>
  box.scrollHeight <= box.clientHeight + AIR * size && box.scrollWidth <= box.clientWidth;

/** `sizes` in px, the largest first; the last one stays if none fits. Called anew when `text` changes. */
export const fit =
  (text: string, sizes: readonly number[]): Attachment<HTMLElement> =>
  (box) => {
    if (!text) return;
    const choose = () => {
      for (const size of sizes) {
        box.style.fontSize = `${size}px`;
        if (fits(box, size)) return;
      }
    };
    const seen = new ResizeObserver(choose); // also once at the start, and when its tab opens
    seen.observe(box);
    void document.fonts?.ready.then(choose);
    return () => seen.disconnect();
  };
