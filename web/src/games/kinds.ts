/** What a game's folder gives the client. The folder registers itself; nothing else names a game. */
import type { Component } from 'svelte';
import type { TableStore } from '$src/table/store.svelte';
import type { EventLine, Option } from '$src/net/types';
import type { Say } from '$src/words/words.svelte';

export const SHAPES = {
  circle: 'M12 1.5a10.5 10.5 0 1 0 .01 0z',
  square: 'M2.5 2.5h19v19h-19z',
  hexagon: 'M12 1l9.7 5.5v11L12 23l-9.7-5.5v-11z',
  diamond: 'M12 .5L23.5 12 12 23.5 .5 12z',
  shield: 'M2.5 2h19v10c0 5.5-4.5 8.8-9.5 10.5C7 20.8 2.5 17.5 2.5 12z',
  triangle: 'M12 .5L23.5 22H.5z',
  fang: 'M1.5 1.5h21q1 .5.5 2L13 22.5q-1 1-2 0L1 3.5q-.5-1.5.5-2z',
} as const;

export interface Crest {
  shape: keyof typeof SHAPES;
  colour: string; // six hexadecimal digits
  emblem: string; // path on a 24-grid
  word: string; // message id of its name
}

/** Known at once: what lists, covers and forms show. */
export interface GameFace {
  id: string;
  titleFont: string; // CSS font-family of its title
  accent: string;
  minutes?: number; // if anybody has measured it
  weight?: 1 | 2 | 3;
  crests: Readonly<Record<string, Crest>>;
  table(): Promise<GameTable>;
}

/** One number on a player's chip: glyph id, value, message id of what it is. */
export interface Mark {
  glyph: string;
  value: number | string;
  word: string;
}

export interface Phases {
  round: number | null;
  steps: readonly string[]; // message ids
  now: number;
}

/** A thing on the board for the text board and the map's roving focus. */
export interface Region {
  target: string; // "area:york"
  name: string;
  text: string; // what is there, as a sentence
  near: readonly string[]; // targets next to it
}

/** What happened in one readable step: the events of one action, at the position after it. */
export interface Beat {
  n: number; // actions played after it
  events: readonly EventLine[];
}

/** What a thing is, for whoever points at it: hover, focus, long press. */
export interface Info {
  title: string;
  glyph?: string; // glyph id
  lines: readonly string[]; // sentences, the most important first
  rules?: readonly string[]; // ids, linked
}

export type Tell = (store: TableStore, thing: string) => Info | null;

/** A part that is fetched when it is first needed, or when the table has been standing for a moment. */
export type Later<Props extends object> = () => Promise<{ default: Component<Props> }>;

export interface BoardProps {
  store: TableStore;
}
export interface SceneProps {
  store: TableStore;
  beat: Beat;
}
export interface SeatProps {
  store: TableStore;
  seat: number;
}

/** Loaded with the first table of the game. */
export interface GameTable {
  glyphs: string; // symbol sheet, ids "g-..."
  briefing?: readonly (readonly string[] | 'options')[]; // what each card of the coach points at: targets, or whatever may be chosen
  theme: string; // class of the page that carries its colours and fonts
  Board: Component<BoardProps>;
  Seat: Component<SeatProps>; // one player's mat
  tall?: { own: number; other: number }; // px it takes, the reader's own and another's: where not all fit, the others are cards
  Tray: Component<BoardProps>; // hand, market
  Panel?: Component<BoardProps>; // what the decision panel shows above the options; nothing in it comes or goes with the pointer
  Preview?: Later<BoardProps>; // what `store.hovered` would do: over the log (phone: over the map), so that no option moves
  phases(store: TableStore): Phases;
  marks(store: TableStore, seat: number): readonly Mark[]; // 3 to 5 key numbers, the score last: compact cards and the phone's chips
  regions(store: TableStore): readonly Region[];
  mat(store: TableStore, seat: number, say: Say): readonly string[]; // a seat's mat in sentences
  glyphOfEvent(event: EventLine): string;
  toneOf(event: EventLine): string; // class of a log line, usually the side
  startsTurn(event: EventLine): boolean;
  note?(store: TableStore, option: Option): string; // a line under an option: what lies there, what it does
  sideOf?(store: TableStore, seat: number): string; // whose crest and name a seat has, if it was chosen at the table
  nameOf?(store: TableStore, target: string): string | null; // what a target or notation is called, if no word id tells
  targetsOf?(store: TableStore, event: EventLine): readonly string[]; // things an event speaks of, if its facts do not name them
  lists?(store: TableStore): boolean; // whether the Panel itself offers the options of this question
  later?: readonly (() => Promise<unknown>)[]; // parts that a table can stand without
  scene?(store: TableStore, beat: Beat): Later<SceneProps> | null; // shows a beat over the map: a battle, a scoring
  handOnly?: boolean; // the Tray shows nothing but a hand: who watches needs no room for it
  draws?: boolean; // it may end without a winner; otherwise whoever is even shares the victory
  reaches?: boolean; // `Game.reach` answers: its board draws `store.reach.reaches` and `store.reach.reachedBy`, its things carry `data-reach`
  info?(): Promise<{ info: Tell }>; // tells what `data-info="card:h_fort"` is about
  done?(option: Option, store: TableStore): boolean; // the option behind the main button, if not told by its name
  /* Word id of what the main button would leave unused ("2 actions unused"; it gets `count`), null if nothing:
     then it is quiet and asks once. Without this hook: whenever other options that gain something are left. */
  wasteful?(store: TableStore, option: Option): string | null;
}
