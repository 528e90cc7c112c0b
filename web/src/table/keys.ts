/** The keys of the table. None without a visible button. */
import { isForPage } from '$src/ui/keyboard';
import type { TableStore } from './store.svelte';

export interface KeyDeeds {
  option(number: number): void;
  why(): void;
  help(): void;
  zen(): void;
  recap(): void;
  log(): void;
  text(): void;
  reach(): void;
}

export function handleKey(event: KeyboardEvent, store: TableStore, deeds: KeyDeeds): void {
  if (event.defaultPrevented || !isForPage(event) || store.curtain !== null) return;
  const onButton =
    event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
  if (/^[1-9]$/.test(event.key)) deeds.option(Number(event.key));
  else if (event.key === ' ' && !onButton && store.behind) store.theatre.skip();
  else if (event.key === ' ' && !onButton) void store.finish();
  else if (event.key === 's') store.theatre.skip();
  else if (event.key === 'p')
    void (store.theatre.act && !store.theatre.paused
      ? store.theatre.pause()
      : store.theatre.play());
  else if (event.key === ',') store.theatre.step(-1);
  else if (event.key === '.') store.theatre.step(1);
  else if (event.key === 'u') void store.undo();
  else if (event.key === 'U') void store.reset();
  else if (event.key === 'h') void store.hints.ask();
  else if (event.key === 'Escape') {
    store.unpick();
    store.ending.calm();
  } else if (event.key === 'w') deeds.why();
  else if (event.key === 'l') deeds.log();
  else if (event.key === 'r') deeds.recap();
  else if (event.key === 'g') deeds.reach();
  else if (event.key === 'z') deeds.zen();
  else if (event.key === 't') deeds.text();
  else if (event.key === '?') deeds.help();
  else return;
  event.preventDefault();
}
