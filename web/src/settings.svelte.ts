/** What a reader sets once: kept on this device, and with the account if there is one. */
import { LANGUAGES, words, type Language } from './words/words.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Animation = 'off' | 'fast' | 'normal' | 'slow';
export type Pace = 'slow' | 'normal' | 'fast' | 'instant';
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'instant'];
export const MOVE_MS: Readonly<Record<Animation, number>> = {
  off: 0,
  fast: 120,
  normal: 250,
  slow: 500,
};

export interface Kept {
  theme: Theme;
  language: Language;
  animation: Animation;
  pace: Pace; // how long each beat of the others' turns stays
  recap: boolean; // "since your last turn" opens by itself
  sound: boolean;
  auto: boolean; // what costs the same from everywhere pays and places itself
  confirm: boolean; // a tap on the map selects first, a second one plays
  askOnce: boolean; // the main button asks before something is left unused
  largeText: boolean;
  textBoard: boolean; // open tables as text
}

const STORE = 'beachhead-settings';

function ownLanguage(): Language {
  const wish = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((tag) => LANGUAGES.includes(tag));
  return wish ?? 'en';
}

const DEFAULTS = (): Kept => ({
  theme: 'system',
  language: ownLanguage(),
  animation: 'normal',
  pace: 'normal',
  recap: true,
  sound: false,
  auto: true,
  confirm: matchMedia('(pointer: coarse)').matches,
  askOnce: true,
  largeText: false,
  textBoard: false,
});

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>;
    return {
      ...DEFAULTS(),
      ...(kept.animation === 'off' ? { pace: 'instant' as const } : {}),
      ...kept,
    };
  } catch {
    return DEFAULTS();
  }
}

class Settings {
  kept = $state<Kept>(read());
  #calm = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);
  #night = $state(matchMedia('(prefers-color-scheme: dark)').matches);

  constructor() {
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener(
      'change',
      (e) => (this.#calm = e.matches),
    );
    matchMedia('(prefers-color-scheme: dark)').addEventListener(
      'change',
      (e) => (this.#night = e.matches),
    );
  }

  get moveMs(): number {
    return this.#calm ? 0 : MOVE_MS[this.kept.animation];
  }

  get dark(): boolean {
    return this.kept.theme === 'system' ? this.#night : this.kept.theme === 'dark';
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    if (name === 'language') void words.use(value as Language);
    this.#keep();
  }

  /** Put the settings on the page; called in an effect, so it follows every change. */
  wear(root: HTMLElement): void {
    root.classList.toggle('dark', this.dark);
    root.classList.toggle('light', !this.dark);
    root.classList.toggle('large', this.kept.largeText);
    root.classList.toggle('calm', this.moveMs === 0);
    root.style.setProperty('--move', `${this.moveMs}ms`);
  }

  #keep(): void {
    try {
      localStorage.setItem(STORE, JSON.stringify(this.kept));
    } catch {
      // private mode: the settings last as long as the page
    }
  }
}

export const settings = new Settings();
