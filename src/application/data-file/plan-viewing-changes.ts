import { chunksOf } from 'fp-ts/ReadonlyArray';
import type { HistoryChange, RatingChange } from '#domain/history/history-change';
import type { SeriesEpisodes } from '#domain/history/series/former-season-sizes';
import type { Viewing } from '#domain/history/viewing';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { mapInSlices, type Pause } from '#application/imports/pause';
import { ENTRIES_PER_CHANGE } from './plan-file-lists';

type Logged = {
  readonly viewings: ReadonlyArray<Viewing>; readonly ratings: ReadonlyArray<RatingChange>; readonly episodes: string | null;
};

/**
 * Plans the changes that log viewings, each with the ratings of its titles: the state of a title is written once for both. A series whose
 * episodes only the file has gets changes of its own, which contain them.
 */
export const viewingChanges = async (
  viewings: ReadonlyArray<Viewing>, ratings: ReadonlyMap<string, RatingChange>, inFile: ReadonlyArray<SeriesEpisodes>,
  states: ReadonlyMap<string, MemberTitleState>, pause: Pause,
): Promise<ReadonlyArray<Extract<HistoryChange, { kind: 'log-viewings' }>>> => {
  const added = new Map(
    inFile.filter(({ itemKey }) => (states.get(itemKey)?.episodes ?? null) === null).map(({ itemKey, episodes }) => [itemKey, episodes]),
  );
  const byTitle = new Map<string, Viewing[]>();
  await mapInSlices(viewings, (viewing) => {
    const known = byTitle.get(viewing.item.itemKey);
    if (known === undefined) byTitle.set(viewing.item.itemKey, [viewing]);
    else known.push(viewing);
  }, pause);
  const parts: Logged[] = [];
  const titles = [...byTitle];
  await mapInSlices([...titles.filter(([title]) => !added.has(title)), ...titles.filter(([title]) => added.has(title))], ([key, all]) => {
    const rating = ratings.get(key);
    const episodes = added.get(key) ?? null;
    // The last entry is left for the rating.
    for (const [index, some] of chunksOf(ENTRIES_PER_CHANGE - 1)(all).entries()) {
      const own: Logged = { viewings: some, ratings: index === 0 && rating !== undefined ? [rating] : [], episodes };
      const last = parts.at(-1);
      const entries = [last, own].reduce((sum, part) => sum + (part?.viewings.length ?? 0) + (part?.ratings.length ?? 0), 0);
      if (last === undefined || last.episodes !== null || episodes !== null || entries > ENTRIES_PER_CHANGE) parts.push(own);
      else
        parts[parts.length - 1] =
          { viewings: [...last.viewings, ...own.viewings], ratings: [...last.ratings, ...own.ratings], episodes: null };
    }
  }, pause);
  return parts.map(({ ratings: rated, ...logged }) => ({
    kind: 'log-viewings' as const, ...logged,
    ...(rated.length > 0 && { ratings: rated }),
  }));
};
