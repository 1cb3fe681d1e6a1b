import type { TitleId } from '#domain/catalogue/title-id';
import type { SeasonSummary, TitleDetails } from '#domain/catalogue/title-details';
import { someSeries } from '#domain/catalogue/title-details.fixture';
import type { HistoryChange } from '#domain/history/history-change';
import { orderKeysBetween } from '#domain/lists/order-key';
import type { MemberChange } from '#domain/lists/member-command';
import type { StoredTitle } from '#domain/lists/stored-title';
import { addDays } from '#domain/shared/dates';
import { episode, FLEABAG, logged, THE_WIRE, viewingOn } from '#ui/features/history/story-history.fixture.ts';

/** The day of stories. */
const TODAY = '2026-11-20';
const ADDED_AT = Date.parse('2026-11-01T19:00:00Z');

const series = (index: number): StoredTitle => ({
  ...THE_WIRE, itemKey: `tv-${920_000 + index}`, movieID: 920_000 + index, title: `Series number ${index + 1}`,
  genres: [['Drama'], ['Comedy'], ['Crime', 'Drama'], ['Sci-Fi & Fantasy']][index % 4] ?? [],
});
const film = (index: number): StoredTitle => ({
  itemKey: `movie-${930_000 + index}`, mediaType: 'movie', movieID: 930_000 + index, imdbID: null, title: `Film number ${index + 1}`,
  posterPath: null, releaseYear: index % 3 === 0 ? null : 2027,
  genres: [['Drama'], ['Horror'], ['Western']][index % 3] ?? [],
  runtime: null, vote: null,
});

const started = (title: StoredTitle, day: string): ReadonlyArray<HistoryChange> => logged([viewingOn(day, title, episode(1, 1))]);
const onWatchlist = (films: ReadonlyArray<StoredTitle>): MemberChange => {
  const keys = orderKeysBetween(null, null, films.length) ?? [];
  return {
    kind: 'add-items', listID: 'story-watchlist',
    items: films.map((title, index) => ({ title, addedAt: ADDED_AT, order: keys[index] ?? '', note: null, random: 0.5 })),
  };
};

/** Begins The Wire and Fleabag and puts a film on the watchlist. @param fields replace fields of the titles. */
export const fewFollowed = (fields: Partial<StoredTitle> = {}): ReadonlyArray<MemberChange> => [
  ...started({ ...THE_WIRE, ...fields }, '2026-11-19'),
  ...started({ ...FLEABAG, ...fields }, '2026-11-18'),
  onWatchlist([{ ...film(0), title: 'The Lighthouse Keeper’s Daughter', ...fields }]),
];

/** Begins The Wire. @param fields replace fields of the title. */
export const oneFollowed = (fields: Partial<StoredTitle> = {}): ReadonlyArray<MemberChange> =>
  started({ ...THE_WIRE, ...fields }, '2026-11-19');

/** Begins thirty more series and puts twelve more films on the watchlist. */
export const manyFollowed: ReadonlyArray<MemberChange> = [
  ...fewFollowed(),
  ...Array.from({ length: 30 }, (_, index) => started(series(index), addDays(TODAY, -index - 3))).flat(),
  onWatchlist(Array.from({ length: 12 }, (_, index) => film(index + 1))),
];

const begins = (number: number, date: string | null): SeasonSummary => ({
  number, name: `Season ${number}`, episodeCount: 8, date, posterPath: null,
});

/**
 * Returns details with invented dates around 20 November 2026: The Wire has an episode each Friday from 6 November on, every other series
 * one a week from a day of its own on, Fleabag only the first day of a season, and films come in the months after.
 */
export const comingDetails = ({ mediaType, id }: TitleId): Partial<TitleDetails> => {
  if (mediaType === 'movie') return { mediaType, date: addDays(TODAY, 7 + (id % 40) * 3), series: null };
  const [number, date] = id === THE_WIRE.movieID ? [6, '2026-11-06'] : [2, addDays(TODAY, (id % 30) - 14)];
  const seasons =
    id === FLEABAG.movieID ? [begins(1, '2016-07-21'), { ...begins(3, '2027-01-15'), episodeCount: 0 }]
      : [begins(1, '2020-01-01'), begins(number, date)];
  return { mediaType, series: someSeries({ lastAirDate: TODAY, nextEpisode: null, seasons }) };
};

/** Returns details without a date to come. */
export const pastDetails = ({ mediaType }: TitleId): Partial<TitleDetails> => ({
  mediaType, date: '2020-05-05', series: mediaType === 'movie' ? null : someSeries({ nextEpisode: null }),
});
