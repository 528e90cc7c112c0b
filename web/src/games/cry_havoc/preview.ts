/** What the hovered option would do, as marks on the planet. A picture of the option's own facts; it decides nothing. */
import type { EventLine, Option } from '$src/net/types';
import type { ArmyId, Index, TokenKind, View } from './content';
import { piecesIn, type Ghost } from './pieces';

/** A word over the chasm, where nothing else may be: what waits at the target. */
export type Chip =
  { is: 'battle'; army: ArmyId; count: number } | { is: 'token'; kind: TokenKind; count: number };
export interface Preview {
  ring: readonly string[]; // regions with a thick ring
  arrow: { from: string; to: string } | null;
  ghost: Ghost | null;
  chips: readonly Chip[];
}
const NOTHING: Preview = { ring: [], arrow: null, ghost: null, chips: [] };
const areaOf = (option: Option | undefined): string | null =>
  option?.targets?.find((target) => target.startsWith('area:'))?.slice(5) ?? null;
const FROM = /^(from|tunnel-from|marker)/;
const ARRIVES = /^(to|place|retreat|tunnel-to|tunnel-from)$/;

export function previewOf(
  option: Option | null,
  trail: readonly Option[],
  army: ArmyId | null,
  view: View,
  index: Index,
): Preview {
  if (!option || !army) return NOTHING;
  const head = option.name.split(':', 1)[0] ?? '';
  const to = areaOf(option);
  const hq = view.players.find((player) => player.army === army)?.hq ?? null;
  if (head === 'count' && trail[0]?.name === 'recruit' && hq) {
    const count = Number(option.facts?.['n'] ?? 0);
    return count > 0 ? { ...NOTHING, ring: [hq], ghost: { region: hq, army, count } } : NOTHING;
  }
  if (!to) return NOTHING;
  const source = areaOf(trail.findLast(({ name }) => FROM.test(name)));
  const from = head === 'retreat' ? (view.battle?.region ?? null) : head === 'to' ? source : null;
  const units = ARRIVES.test(head) && !trail.at(-1)?.name.startsWith('marker');
  return {
    ring: [to],
    arrow: from && from !== to ? { from, to } : null,
    ghost: units ? { region: to, army, count: 1 } : null,
    chips: units ? waiting(to, army, view, index) : [],
  };
}

/** Enemies and face-down tokens that a Unit would meet. */
function waiting(id: string, army: ArmyId, view: View, index: Index): readonly Chip[] {
  return piecesIn(id, view, index).flatMap((piece): Chip[] => {
    if (piece.is === 'units' && piece.army !== army)
      return [{ is: 'battle', army: piece.army, count: piece.count }];
    return piece.is === 'token' ? [{ is: 'token', kind: piece.kind, count: piece.count }] : [];
  });
}

export interface Journey {
  from: string;
  to: string;
  army: ArmyId;
  count: number;
}

/** Moves of the last turn that was not the reader's own, so that nobody has to guess what happened. */
export function lastMoves(events: readonly EventLine[], own: ArmyId | null): readonly Journey[] {
  const begins = events.findLastIndex(({ key }) => key === 'turn-begins');
  const mine = events[begins]?.facts['army'] === `faction-${own}`;
  const before = mine
    ? events.slice(0, begins).findLastIndex(({ key }) => key === 'turn-begins')
    : begins;
  const turn = events.slice(Math.max(0, before), mine ? begins : undefined);
  if (mine && events.slice(begins).some(({ key }) => key === 'action-chosen')) return [];
  const found = new Map<string, Journey>();
  for (const { key, facts } of turn) {
    if (key !== 'units-moved' && key !== 'units-retreated') continue;
    const [from, to, army] = [facts['source'], facts['target'], facts['army']].map((word) =>
      String(word).replace(/^[a-z]+-/, ''),
    );
    const known = found.get(`${from}>${to}`);
    found.set(`${from}>${to}`, {
      from: from!,
      to: to!,
      army: army as ArmyId,
      count: Number(facts['n'] ?? 1) + (known?.count ?? 0),
    });
  }
  return [...found.values()];
}
