/** Synthesised sounds, off unless the reader wants them; the synthesiser is loaded on first use. */
import { settings } from '$src/settings.svelte';

export type Sound = 'tap' | 'move' | 'turn' | 'chat' | 'over';

/* zzfx parameters: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, ... */
const TUNES: Readonly<Record<Sound, readonly (number | undefined)[]>> = {
  tap: [0.5, 0, 330, 0, 0.01, 0.03, 1, 1.5],
  move: [0.6, 0.02, 180, 0, 0.02, 0.08, 0, 1.2, -2],
  turn: [0.7, 0, 523, 0.01, 0.08, 0.2, 0, 1, undefined, undefined, 262, 0.08],
  chat: [0.5, 0, 880, 0, 0.02, 0.08, 0, 1],
  over: [0.8, 0, 262, 0.02, 0.25, 0.5, 0, 1, undefined, undefined, 131, 0.12],
};

export function play(sound: Sound): void {
  if (!settings.kept.sound) return;
  void import('zzfx').then(({ zzfx }) => zzfx(...TUNES[sound])).catch(() => undefined);
}
