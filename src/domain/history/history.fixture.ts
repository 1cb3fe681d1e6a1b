import fc from 'fast-check';
import { film } from '#domain/lists/list.fixture';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { HistoryChange } from './history-change';
import { episodesText, firstEpisodes } from './series/episodes-text';
import { createViewing, singleEpisode, wholeSeason, wholeTitle, type Viewing, type WatchedPart, type ViewingTime } from './viewing';

/** Returns a series of the year 2008 with a number. */
export const series = (movieID: number): StoredTitle => ({
  ...film(movieID),
  itemKey: `tv-${movieID}`, mediaType: 'tv', title: `Series ${movieID}`, releaseYear: 2008,
  genres: ['Crime', 'Drama'],
  runtime: null,
});

export const episodePart = (season: number, episode: number): WatchedPart => singleEpisode({ season, episode }, 45);
/** Returns a season as former versions stored it: with the number of its episodes, if that was known. */
export const seasonPart = (season: number, episodeCount: number | null): WatchedPart => ({
  season, episode: null, episodeCount, episodes: null, minutes: null,
});
/** Returns the stored text of seasons with these numbers of episodes. */
export const episodesOfSizes = (...sizes: ReadonlyArray<number>): string | null =>
  episodesText(sizes.flatMap((size, index) => firstEpisodes(index + 1, size)));

/** Returns the time of noon (UTC) of a day. */
export const onDay = (day: string): ViewingTime => ({ day, watchedAt: Date.parse(`${day}T12:00:00Z`) });
export const unknownDay: ViewingTime = { day: null, watchedAt: null };

export const filmViewing = (
  entryId: string, movieID: number, time: ViewingTime = onDay('2024-05-04'), rating: number | null = null,
): Viewing => createViewing(entryId, film(movieID), wholeTitle(film(movieID)), time, rating);
export const episodeViewing = (entryId: string, movieID: number, part: WatchedPart, time: ViewingTime = onDay('2024-05-04')): Viewing =>
  createViewing(entryId, series(movieID), part, time);

const ratings = fc.constantFrom(null, 0.5, 7.5, 10);
const times = fc.oneof(fc.constant(unknownDay), fc.constantFrom('2023-12-31', '2024-01-01', '2024-05-04').map(onDay));
/** A viewing whose title and part follow from its id, as in the app: an id is never used twice. */
const anyViewing: fc.Arbitrary<Viewing> = fc
  .record({ number: fc.integer({ min: 1, max: 6 }), time: times, rating: ratings })
  .map(({ number, time, rating }) =>
    number % 2 === 0
      ? filmViewing(`v${number}`, number === 2 ? 1 : 2, time, rating)
      : episodeViewing(
          `v${number}`, 1,
          number === 1 ? seasonPart(1, 3) : number === 3 ? wholeSeason(1, firstEpisodes(1, 3), () => 45) : episodePart(1, number),
          time,
        ),
  );
/** Any valid change of the viewings `v1` to `v6` of two films and a series, and of ratings. */
export const anyHistoryChange: fc.Arbitrary<HistoryChange> = fc.oneof(
  fc
    .record({
      kind: fc.constant('log-viewings' as const),
      viewings: fc.array(anyViewing, { minLength: 1, maxLength: 3 }),
      episodes: fc.constantFrom(null, episodesOfSizes(3, 6)),
      rated: fc.option(ratings),
    })
    .map(({ rated, ...change }) => ({
      ...change,
      episodes: change.viewings.every(({ item }) => item.mediaType === 'tv') ? change.episodes : null,
      ...(rated !== null && {
        ratings: change.viewings.slice(0, 1).map(({ item: title }) => ({ title, rating: rated, before: null, ratedAt: 1_700_000_000_000 })),
      }),
    })),
  fc.record({ kind: fc.constant('remove-viewings' as const), viewings: fc.array(anyViewing, { minLength: 1, maxLength: 3 }) }),
  fc
    .record({ viewing: anyViewing, time: times, rating: ratings })
    .map(({ viewing, time, rating }): HistoryChange => ({
      kind: 'change-viewing', before: viewing, viewing: { ...viewing, ...time, rating },
    })),
  fc
    .record({ title: fc.constantFrom(film(1), film(2), series(1)), rating: ratings, before: ratings })
    .map((change): HistoryChange => ({ kind: 'rate-title', ...change, ratedAt: 1_700_000_000_000 })),
  fc.array(fc.record({ rating: ratings, before: ratings }), { minLength: 1, maxLength: 3 }).map((all): HistoryChange => ({
    kind: 'rate-titles',
    ratings: all.map((each, index) => ({ ...each, title: film(index + 1), ratedAt: 1_700_000_000_000 })),
  })),
);
