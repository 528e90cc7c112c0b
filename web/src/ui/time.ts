/** How long ago, in the reader's language. */
import { words } from '$src/words/words.svelte';

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function ago(then: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  for (const [unit, ms] of STEPS)
    if (now - then >= ms) return format.format(-Math.floor((now - then) / ms), unit);
  return format.format(0, 'minute');
}
