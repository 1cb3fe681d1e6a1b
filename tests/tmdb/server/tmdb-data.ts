import { loadFacts } from '../../../catalogue/load-facts';
import type { TitleFacts } from '../../../catalogue/title-facts';
import { addDays } from '#domain/shared/dates';
import { isSameTitle } from '#domain/catalogue/title-id';
import type { MediaType } from '#domain/catalogue/media-type';
import { collectionsOf, type Collections } from './collections';
import type { Entry } from './entry';
import { peopleOf, type People } from './people';

/** Base of the generated ids for titles without a known TMDB id; above all known ids. */
const GENERATED_ID_BASE = 5_000_000;
/** Distance between the ids of a title's copies in long lists. */
const COPY_ID_OFFSET = 10_000_000;

const toEntry = (facts: TitleFacts): Entry => ({
  ...facts,
  id: facts.id > 0 ? facts.id : GENERATED_ID_BASE - facts.id,
  // TMDB has a day for every title; if the facts have only a year, January 1 is used.
  released: facts.date ?? `${facts.year}-01-01`,
  adult: false,
});

/** Title of the only adult entry, which the app must never show; no other title matches these words. */
export const ADULT_TITLE = 'Zyxwvut After Dark';

/** Returns a fictional adult title. As in TMDB, it appears in searches, similar titles and details although it was not requested. */
const adultEntry = (model: Entry): Entry => (
  { ...model, key: 'for-adults', id: 4_999_999, imdbId: 'tt0000066', title: ADULT_TITLE, originalTitle: null,
    collection: null, cast: [], directors: [], adult: true }
);

export type TmdbData = {
  readonly of: Readonly<Record<MediaType, ReadonlyArray<Entry>>>;
  /** Adult titles, which the app must never show. */
  readonly adult: ReadonlyArray<Entry>;
  readonly people: People;
  readonly collections: Collections;
  /** Reference day of dated lists, `YYYY-MM-DD`. */
  readonly today: string;
  readonly find: (mediaType: MediaType, id: number) => Entry | null;
  readonly byImdb: (imdbId: string) => ReadonlyArray<Entry>;
  /** Has a few series. */
  readonly byTvdb: (tvdbId: string) => ReadonlyArray<Entry>;
  /** Has a few episodes by IMDb id and TVDB's number. */
  readonly episodeBy: (id: string) => FoundEpisodeRow | null;
};

/** Offset in days from the newest film to the default `today`, so that both released and upcoming films exist. */
const DAYS_FROM_NEWEST = -21;

const newest = (movies: ReadonlyArray<Entry>): string => movies.reduce((day, { date }) => (date !== null && date > day ? date : day), '');

/** TMDB's numbers of series by TVDB's: Breaking Bad and Lost. */
const TVDB_SERIES: Readonly<Record<string, number>> = { 81189: 1396, 73739: 4607 };

type FoundEpisodeRow = { readonly show_id: number; readonly season_number: number; readonly episode_number: number };
/** Series, season and number of the first episode of Breaking Bad and of the last but two. */
const EPISODES: Readonly<Record<string, readonly [number, number, number]>> = {
  tt0959621: [1396, 1, 1], 349232: [1396, 1, 1], tt2301451: [1396, 5, 14],
};

/** Loads the server's data from the embedded facts; takes about a second. */
export const createTmdbData = (today?: string): TmdbData => {
  const facts = loadFacts();
  const of = { movie: facts.movies.map(toEntry), tv: facts.series.map(toEntry) };
  const all = [...of.movie, ...of.tv];
  const adult = of.movie.slice(0, 1).map(adultEntry);
  const byId = {
    movie: new Map([...of.movie, ...adult].map((entry) => [entry.id, entry])),
    tv: new Map(of.tv.map((entry) => [entry.id, entry])),
  };
  return {
    of,
    adult,
    people: peopleOf(all),
    collections: collectionsOf(of.movie),
    today: today ?? addDays(newest(of.movie), DAYS_FROM_NEWEST),
    find: (mediaType, id) => {
      const entry = byId[mediaType].get(id % COPY_ID_OFFSET);
      return entry === undefined ? null : { ...entry, id };
    },
    byImdb: (imdbId) => [...all, ...adult].filter((entry) => entry.imdbId === imdbId),
    byTvdb: (tvdbId) => all.filter(({ mediaType, id }) => mediaType === 'tv' && id === TVDB_SERIES[tvdbId]),
    episodeBy: (id) => {
      const [show, season, number] = EPISODES[id] ?? [];
      return show === undefined || season === undefined || number === undefined
        ? null : { show_id: show, season_number: season, episode_number: number };
    },
  };
};

/** Returns exactly `size` entries, repeating them with shifted ids if there are fewer; empty for no entries. */
export const repeated = (entries: ReadonlyArray<Entry>, size: number): ReadonlyArray<Entry> =>
  Array.from({ length: entries.length === 0 ? 0 : size }, (_, index) => {
    const entry = entries[index % entries.length];
    return entry === undefined ? [] : [{ ...entry, id: entry.id + COPY_ID_OFFSET * Math.floor(index / entries.length) }];
  }).flat();

/** Returns up to `most` titles that share the most genres with `entry`, best known first among equals. */
export const alike = ({ of, adult }: TmdbData, entry: Entry, most: number): ReadonlyArray<Entry> => {
  const shared = (other: Entry): number => other.genres.filter((genre) => entry.genres.includes(genre)).length;
  const adultTitles = entry.mediaType === 'movie' ? adult : [];
  return [...adultTitles, ...of[entry.mediaType]]
    .filter((other) => !isSameTitle(other, { mediaType: entry.mediaType, id: entry.id % COPY_ID_OFFSET }))
    .map((other) => ({ other, similarity: shared(other) }))
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, most)
    .map(({ other }) => other);
};
