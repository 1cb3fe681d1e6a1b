import type { HistoryChange } from '#domain/history/history-change';
import { episodesOfSizes } from '#domain/history/history.fixture';
import { firstEpisodes } from '#domain/history/series/episodes-text';
import { createViewing, singleEpisode, wholeSeason, wholeTitle, type WatchedPart } from '#domain/history/viewing';
import { toStoredTitle, type StoredTitle } from '#domain/lists/stored-title';
import type { Title } from '#domain/catalogue/title';

const timeOf = (day: string | null) => ({ day, watchedAt: day === null ? null : Date.parse(`${day}T12:00:00`) });

const toStored = (title: Title | StoredTitle): StoredTitle => ('itemKey' in title ? title : toStoredTitle(title, null));

/** Logs viewings of one title, one a day. @param days `YYYY-MM-DD`; null is an unknown day. */
export const logDays = (title: Title | StoredTitle, ...days: ReadonlyArray<string | null>): HistoryChange => {
  const item = toStored(title);
  return {
    kind: 'log-viewings',
    viewings: days.map((day, index) => createViewing(`${item.itemKey}-${index}`, item, wholeTitle(item), timeOf(day))),
    episodes: null,
  };
};

/** Logs episodes of a series whose seasons have these sizes. @param parts season and episode; an episode of null is the whole season. */
export const logEpisodesChange = (
  title: Title | StoredTitle, sizes: ReadonlyArray<number>,
  parts: ReadonlyArray<readonly [season: number, episode: number | null]>,
): HistoryChange => {
  const item = toStored(title);
  const viewings = parts.map(([season, episode], index) => {
    const part: WatchedPart =
      episode === null
        ? wholeSeason(season, firstEpisodes(season, sizes[season - 1] ?? 0), () => null)
        : singleEpisode({ season, episode }, null);
    return createViewing(`${item.itemKey}-${index}`, item, part, timeOf(`2026-11-${String(1 + (index % 18)).padStart(2, '0')}`));
  });
  return { kind: 'log-viewings', viewings, episodes: episodesOfSizes(...sizes) };
};

/** Rates a title. */
export const rateAs = (title: Title | StoredTitle, rating: number): HistoryChange => ({
  kind: 'rate-title',
  title: toStored(title),
  rating, before: null,
  ratedAt: Date.parse('2026-11-01T12:00:00'),
});
