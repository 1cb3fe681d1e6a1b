import type { HistoryChange } from '#domain/history/history-change';
import { episodesOfSizes } from '#domain/history/history.fixture';
import { firstEpisodes } from '#domain/history/series/episodes-text';
import { createViewing, singleEpisode, wholeSeason, wholeTitle, type Viewing, type WatchedPart } from '#domain/history/viewing';
import type { MediaType } from '#domain/catalogue/media-type';
import type { StoredTitle } from '#domain/lists/stored-title';

const stored = (
  mediaType: MediaType, movieID: number, title: string, releaseYear: number, genres: ReadonlyArray<string>, runtime: number | null,
  vote: number,
): StoredTitle => ({
  itemKey: `${mediaType}-${movieID}`, mediaType, movieID, imdbID: null, title, posterPath: null, releaseYear, genres, runtime, vote,
});
const film = (...[id, title, year, genres, runtime, vote]: [number, string, number, ReadonlyArray<string>, number, number]): StoredTitle =>
  stored('movie', id, title, year, genres, runtime, vote);

export const CHINATOWN = film(829, 'Chinatown', 1974, ['Crime', 'Drama', 'Mystery'], 130, 7.9);
export const THE_WIRE = stored('tv', 1438, 'The Wire', 2002, ['Crime', 'Drama'], null, 8.6);
export const FLEABAG = stored('tv', 67070, 'Fleabag', 2016, ['Comedy', 'Drama'], null, 8.2);
/** Films that the embedded catalogue has. */
export const FILMS: ReadonlyArray<StoredTitle> = [
  CHINATOWN,
  film(129, 'Spirited Away', 2001, ['Animation', 'Family', 'Fantasy'], 125, 8.5),
  film(599, 'Sunset Boulevard', 1950, ['Drama'], 110, 8.3),
  film(948, 'Halloween', 1978, ['Horror', 'Thriller'], 91, 7.5),
  film(11878, 'Yojimbo', 1961, ['Drama', 'Thriller'], 110, 8.1),
  film(949, 'Heat', 1995, ['Crime', 'Drama', 'Action'], 170, 7.9),
  film(78, 'Blade Runner', 1982, ['Science Fiction', 'Drama', 'Thriller'], 118, 7.9),
  film(289, 'Casablanca', 1943, ['Drama', 'Romance'], 102, 8.1),
  film(832, 'M', 1931, ['Crime', 'Thriller'], 109, 8.1),
  film(335, 'Once Upon a Time in the West', 1968, ['Western', 'Drama'], 166, 8.3),
  film(346, 'Seven Samurai', 1954, ['Action', 'Drama'], 207, 8.5),
  film(496243, 'Parasite', 2019, ['Comedy', 'Thriller', 'Drama'], 133, 8.5),
  film(872585, 'Oppenheimer', 2023, ['Drama', 'History'], 181, 8.1),
];

export const episode = (season: number, number: number, minutes = 59): WatchedPart => singleEpisode({ season, episode: number }, minutes);
const timeOn = (day: string): number => new Date(`${day}T12:00:00`).getTime();

/** Creates a viewing on a day of the member's calendar; null for an unknown day. */
export const viewingOn = (day: string | null, item: StoredTitle, part: WatchedPart = wholeTitle(item), at = 0): Viewing =>
  createViewing(`${item.itemKey}-${day ?? 'unknown'}-${part.season ?? 'x'}-${part.episode ?? 'x'}-${at}`, item, part, {
    day, watchedAt: day === null ? null : timeOn(day) + at * 60_000,
  });

/** Logs viewings, at most 100 of one title in each change. */
export const logged = (viewings: ReadonlyArray<Viewing>, sizes: ReadonlyArray<number> | null = null): ReadonlyArray<HistoryChange> =>
  Array.from({ length: Math.ceil(viewings.length / 100) }, (_, index) => ({
    kind: 'log-viewings',
    viewings: viewings.slice(index * 100, index * 100 + 100),
    episodes: sizes === null ? null : episodesOfSizes(...sizes),
  }));

const WIRE_SIZES = [13, 12, 12, 13, 10];

/** The last days before 20 November 2026, the today of stories: a film, a rewatch, an evening with a series, a season and unknown days. */
export const recentViewings: ReadonlyArray<HistoryChange> = [
  ...logged([
    viewingOn('2026-11-20', CHINATOWN),
    ...FILMS.slice(1, 6).map((each, index) => viewingOn(`2026-11-${19 - index * 2}`, each)),
    { ...viewingOn('2025-03-02', CHINATOWN), rating: 6.5 },
    viewingOn(null, CHINATOWN),
    viewingOn(null, FILMS[7] ?? CHINATOWN),
  ]),
  ...logged(
    [2, 3, 4].map((number, index) => viewingOn('2026-11-19', THE_WIRE, episode(3, number), index + 1)),
    WIRE_SIZES,
  ),
  ...logged(
    [1, 2].map((season) =>
      viewingOn(
        '2026-10-30', THE_WIRE,
        wholeSeason(season, firstEpisodes(season, WIRE_SIZES[season - 1] ?? 0), () => 59),
        season,
      ),
    ),
    WIRE_SIZES,
  ),
  ...logged([{ ...viewingOn('2026-11-18', FLEABAG, episode(1, 1, 27)), rating: 8 }], [6, 6]),
  { kind: 'rate-title', title: CHINATOWN, rating: 9, before: null, ratedAt: timeOn('2026-11-20') },
  { kind: 'rate-title', title: THE_WIRE, rating: 9.5, before: null, ratedAt: timeOn('2026-11-19') },
  { kind: 'rate-title', title: FILMS[3] ?? CHINATOWN, rating: 7, before: null, ratedAt: timeOn('2026-11-15') },
];

const DAY_MS = 86_400_000;
const dayBefore = (days: number): string => new Date(Date.parse('2026-11-10T00:00:00Z') - days * DAY_MS).toISOString().slice(0, 10);
/** A fixed pattern of days: more in winter and at weekends. */
const filmsOn = (day: number): number => {
  const date = new Date(Date.parse('2026-11-10T00:00:00Z') - day * DAY_MS);
  const isWeekend = [0, 5, 6].includes(date.getUTCDay());
  const isWinter = [0, 1, 10, 11].includes(date.getUTCMonth());
  return Math.max(0, ((day * 7919) % 11) - (isWeekend ? 5 : isWinter ? 8 : 9));
};

/** Creates the viewings of the given number of days before 10 November 2026. */
export const viewingsOfDays = (days: number): ReadonlyArray<Viewing> =>
  Array.from({ length: days }, (_, day) =>
    Array.from({ length: filmsOn(day) }, (__, index) =>
      viewingOn(dayBefore(day), FILMS[(day * 3 + index * 5) % FILMS.length] ?? CHINATOWN, undefined, index),
    ),
  ).flat();
