import type { Present } from '#application/data-file/plan-import';
import { episodeIn, partKey, type Resolved } from '#application/imports/judge-facts';
import { mapInSlices, type Pause } from '#application/imports/pause';
import { parseMarks } from '#domain/history/viewing-mark';

/**
 * Returns how many plays files count beyond those whose days the files or the account have, by file. They are no viewings: of a title, one
 * on an unknown day is all that can be distinguished from a repetition.
 */
export const furtherPlays = async (
  resolved: ReadonlyArray<Resolved>, { states }: Pick<Present, 'states'>, pause: Pause,
): Promise<ReadonlyMap<string, number>> => {
  const counted = new Map<string, { readonly file: string; readonly itemKey: string; readonly plays: number }>();
  const days = new Map<string, Set<string>>();
  const addDay = (part: string, day: string | null): void => {
    if (day !== null) days.set(part, (days.get(part) ?? new Set()).add(day));
  };
  await mapInSlices(resolved, ({ row: { file }, title, facts, end }) => {
    if (title === null || end !== null) return;
    const { itemKey } = title;
    for (const fact of facts) {
      if (fact.kind !== 'viewing') continue;
      const part = partKey(itemKey, ...episodeIn(fact));
      addDay(part, fact.day);
      const plays = fact.plays ?? 0;
      if (plays > (counted.get(part)?.plays ?? 0)) counted.set(part, { file, itemKey, plays });
    }
  }, pause);
  for (const itemKey of new Set([...counted.values()].map((each) => each.itemKey))) {
    const marks = parseMarks(states.get(itemKey)?.viewings ?? []);
    for (const { season, episode, day } of marks) addDay(partKey(itemKey, season, episode), day);
  }
  const further = new Map<string, number>();
  for (const [part, { file, plays }] of counted) {
    const more = plays - Math.max(1, days.get(part)?.size ?? 0);
    if (more > 0) further.set(file, (further.get(file) ?? 0) + more);
  }
  return further;
};
