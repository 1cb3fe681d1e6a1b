import { compareBy } from '#domain/catalogue/sort-titles';
import { CATALOGUE_SORT_KEYS, type CatalogueSort, type CatalogueSortKey } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { contentTest } from './content';
import { genreIds, languageOf, voteCount } from './rows';
import type { Entry } from './entry';
import type { TmdbData } from './tmdb-data';

const fields: Readonly<Record<string, CatalogueSortKey>> = {
  popularity: 'popularity', vote_average: 'vote', vote_count: 'votes', primary_release_date: 'date', first_air_date: 'date',
  title: 'title', name: 'title', original_title: 'original-title', original_name: 'original-title',
};

const sortOf = (text: string | null): CatalogueSort => {
  const [field = '', direction] = (text ?? 'popularity.desc').split('.');
  const key = fields[field] ?? CATALOGUE_SORT_KEYS[0];
  return { key, direction: direction === 'asc' ? 'asc' : 'desc' };
};

/** Returns the sort values of an entry as TMDB serves them: missing values are 0. */
const sortable = (entry: Entry) => ({
  ...entry,
  date: entry.released, averageVote: entry.vote ?? 0,
  voteCount: voteCount(entry),
  popularity: entry.score,
});

const sorted = (entries: ReadonlyArray<Entry>, sortBy: string | null): ReadonlyArray<Entry> => {
  const compare = compareBy(sortOf(sortBy));
  return entries.map((entry) => ({ entry, by: sortable(entry) })).sort((a, b) => compare(a.by, b.by)).map(({ entry }) => entry);
};

type Test = (entry: Entry) => boolean;
const between = (query: URLSearchParams, name: string, read: (entry: Entry) => string | number): Test => {
  const [from, to] = [query.get(`${name}.gte`), query.get(`${name}.lte`)];
  const compare = (value: string | number, bound: string): number =>
    typeof value === 'number' ? value - Number(bound) : value.localeCompare(bound);
  return (entry) => (from === null || compare(read(entry), from) >= 0) && (to === null || compare(read(entry), to) <= 0);
};

/** Tests whether a series was on the air, from its first day to its last known day. */
const airs = (query: URLSearchParams): Test => {
  const [from, to] = [query.get('air_date.gte'), query.get('air_date.lte')];
  return ({ released, lastAirDate }) => (to === null || released <= to) && (from === null || (lastAirDate ?? released) >= from);
};

const numbers = (text: string | null): ReadonlyArray<number> => (text === null ? [] : text.split(',').map(Number));
const equals = (query: URLSearchParams, name: string, read: (entry: Entry) => ReadonlyArray<string | null>): Test => {
  const value = query.get(name);
  return (entry) => value === null || read(entry).includes(value);
};

/** Filters and sorts like TMDB's `/discover`, with the parameters that the app uses. */
export const discover = (mediaType: MediaType, data: TmdbData, query: URLSearchParams): ReadonlyArray<Entry> => {
  const [included, excluded] = [numbers(query.get('with_genres')), numbers(query.get('without_genres'))];
  const tests: ReadonlyArray<Test> = [
    between(query, mediaType === 'movie' ? 'primary_release_date' : 'first_air_date', ({ released }) => released),
    between(query, 'release_date', ({ released }) => released),
    between(query, 'vote_average', ({ vote }) => vote ?? 0),
    between(query, 'vote_count', voteCount),
    between(query, 'with_runtime', ({ runtime, episodeRuntime }) => runtime ?? episodeRuntime ?? 0),
    mediaType === 'tv' && query.has('air_date.gte') ? airs(query) : () => true,
    equals(query, 'with_original_language', (entry) => [languageOf(entry)]),
    equals(query, 'with_origin_country', ({ countries }) => countries),
    equals(query, 'certification', ({ certification }) => [certification]),
    contentTest(data, query),
    (entry) => {
      const ids = genreIds(mediaType, entry.genres);
      return included.every((id) => ids.includes(id)) && !excluded.some((id) => ids.includes(id));
    },
  ];
  return sorted(data.of[mediaType].filter((entry) => tests.every((test) => test(entry))), query.get('sort_by'));
};
