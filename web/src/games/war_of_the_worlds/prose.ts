/** The board in sentences, for screen readers, the text board and the line under the map. */
import type { Region } from '$src/games';
import type { Option } from '$src/net/types';
import type { TableStore } from '$src/table/store.svelte';
import { contentOf, indexOf, viewOf } from './content';

/** "York, land, hostile: 2 Tripods, Fort, 3 civilians." `short` leaves the name away. */
export function describeArea(store: TableStore, id: string, short = false): string {
  const { say } = store;
  const index = indexOf(store);
  const area = viewOf(store).areas[id];
  const kind = index.area.get(id)?.kind ?? 'land';
  if (!area) return say(`area-${id}`);
  const counts = new Map<string, number>();
  for (const unit of area.units) counts.set(unit.kind, (counts.get(unit.kind) ?? 0) + 1);
  const bits = [...counts].map(([unit, count]) =>
    say('ww-count', { count, thing: `unit-${unit}` }),
  );
  if (area.building) bits.push(say(`building-${area.building}`));
  if (area.balloons) bits.push(say('building-barrage_balloons'));
  for (const marker of area.markers) bits.push(say(`marker-${marker}`));
  if (area.civilians)
    bits.push(
      say(area.spent ? 'ww-civilians-spent' : 'ww-civilians', {
        count: area.civilians,
        spent: area.spent,
      }),
    );
  const nature = [
    short ? '' : say(`area-${id}`),
    say(`ww-${kind}`),
    area.hostile ? say('ww-hostile') : '',
  ]
    .filter(Boolean)
    .join(', ');
  return `${nature}: ${bits.join(', ') || say('ww-empty')}.`;
}

export function regions(store: TableStore): readonly Region[] {
  return contentOf(store).board.area.map((area) => ({
    target: `area:${area.id}`,
    name: store.say(`area-${area.id}`),
    text: describeArea(store, area.id, true),
    near: area.adj.map((id) => `area:${id}`),
  }));
}

/** What lies where an option leads, so that nobody has to search the map for it. */
export function noteOf(store: TableStore, option: Option): string {
  const area = option.targets?.find((target) => target.startsWith('area:'))?.slice(5);
  return area && !/^(ability|resolve|hit)/.test(option.name) ? describeArea(store, area, true) : '';
}
