import { MediaType } from '#domain/catalogue/media-type';
import { genresForType } from '#domain/catalogue/genre';
import { movieOf, onlyRequested, seriesOf } from './details';
import { searchNames } from './content';
import { discover } from './discover';
import { allProviders } from './generated-media';
import { lists } from './lists';
import { departmentOf } from './people';
import { badRequest, noSuchThing, ok, paged, type Reply } from './responses';
import { mixedRowOf, personRow, rowOf, type Json } from './rows';
import { searchAll, searchPeople, searchTitles } from './search';
import { seasonOf } from './seasons';
import type { Entry } from './entry';
import type { TmdbData } from './tmdb-data';

export type Served = {
  readonly data: TmdbData;
  /** Exact number of titles in the popular lists; null for all. */ readonly size: number | null;
};
type RouteRequest = { readonly query: URLSearchParams; readonly parts: ReadonlyArray<string> } & Served;

const MAX_CACHED = 60;
const caches = new WeakMap<TmdbData, Map<string, ReadonlyArray<Entry>>>();

/** Caches results per data set and key: sorting thousands of titles for every page would be slower than the real TMDB. */
const cached = (data: TmdbData, key: string, make: () => ReadonlyArray<Entry>): ReadonlyArray<Entry> => {
  const own = caches.get(data) ?? new Map<string, ReadonlyArray<Entry>>();
  const all = own.get(key) ?? make();
  if (own.size >= MAX_CACHED) own.clear();
  caches.set(data, own.set(key, all));
  return all;
};

const discoverPage = ({ data, parts, query }: RouteRequest): Reply => {
  const mediaType = type(parts[0]);
  const parameters = [...query].filter(([name]) => name !== 'page').toString();
  return paged(cached(data, `discover ${mediaType} ${parameters}`, () => discover(mediaType, data, query)), query, rowOf);
};

type Route = readonly [RegExp, (request: RouteRequest) => Reply];

const type = (part: string | undefined): MediaType => (MediaType.is(part) ? part : 'movie');

const details = ({ data, parts, query }: RouteRequest): Reply => {
  const entry = data.find(type(parts[0]), Number(parts[1]));
  if (entry === null) return noSuchThing;
  return ok(onlyRequested(entry.mediaType === 'movie' ? movieOf(data, entry) : seriesOf(data, entry), query));
};

const season = ({ data, parts }: RouteRequest): Reply => {
  const entry = data.find('tv', Number(parts[0]));
  const found = entry === null ? null : seasonOf(entry, Number(parts[1]));
  return found === null ? noSuchThing : ok(found);
};

const person = ({ data, parts, query }: RouteRequest): Reply => {
  const found = data.people.find(Number(parts[0]));
  if (found === null) return noSuchThing;
  const credits = found.credits.map(({ entry, order, character, job }): Json => (
    job === null ? { ...mixedRowOf(entry), character: character ?? '', order } : { ...mixedRowOf(entry), job, department: 'Directing' }
  ));
  const whole = {
    ...personRow(found), known_for_department: departmentOf(found), also_known_as: [], biography: '', birthday: null,
    deathday: null, homepage: null, place_of_birth: null, imdb_id: null, external_ids: { imdb_id: null },
    combined_credits: { cast: credits.filter((credit) => 'character' in credit), crew: credits.filter((credit) => 'job' in credit) },
  };
  return ok(onlyRequested(whole, query));
};

const collection = ({ data, parts }: RouteRequest): Reply => {
  const found = data.collections.find(Number(parts[0]));
  if (found === null) return noSuchThing;
  return ok({ id: found.id, name: found.name, overview: '', poster_path: null, backdrop_path: null, parts: found.parts.map(mixedRowOf) });
};

const find = ({ data, parts, query }: RouteRequest): Reply => {
  const source = query.get('external_source');
  if (source === null) return badRequest('external_source must be provided');
  const found = (source === 'tvdb_id' ? data.byTvdb : data.byImdb)(parts[0] ?? '');
  const rows = (mediaType: MediaType): ReadonlyArray<Json> => found.filter((entry) => entry.mediaType === mediaType).map(mixedRowOf);
  const episode = data.episodeBy(parts[0] ?? '');
  return ok({
    movie_results: rows('movie'), tv_results: rows('tv'), person_results: [], tv_season_results: [],
    tv_episode_results: episode === null ? [] : [episode],
  });
};

const search = ({ data, parts, query }: RouteRequest): Reply => {
  const text = (query.get('query') ?? '').trim();
  if (text === '') return badRequest('query must be provided');
  if (parts[0] === 'multi') return paged(searchAll(data, text), query, (row) => row);
  if (parts[0] === 'keyword' || parts[0] === 'company') return paged(searchNames(data, parts[0], text), query, (row) => row);
  if (parts[0] === 'person') return paged(searchPeople(data, text), query, personRow);
  const mediaType = type(parts[0]);
  const year = query.get(mediaType === 'movie' ? 'primary_release_year' : 'first_air_date_year') ?? query.get('year');
  return paged(searchTitles(data, mediaType, text, year), query, rowOf);
};

const genres = ({ parts }: RouteRequest): Reply => {
  const mediaType = type(parts[0]);
  return ok({ genres: genresForType(mediaType).flatMap((genre) => genre[mediaType] ?? []) });
};

const providers = ({ query }: RouteRequest): Reply => ok({ results: allProviders(query.get('watch_region')) });

const routes: ReadonlyArray<Route> = [
  [/^\/discover\/(movie|tv)$/, discoverPage],
  [/^\/search\/(movie|tv|person|multi|keyword|company)$/, search],
  [/^\/find\/([^/]+)$/, find],
  [/^\/genre\/(movie|tv)\/list$/, genres],
  [/^\/(movie|tv)\/(\d+)$/, details],
  [/^\/tv\/(\d+)\/season\/(\d+)$/, season],
  [/^\/person\/(\d+)$/, person],
  [/^\/watch\/providers\/(movie|tv)$/, providers],
  [/^\/collection\/(\d+)$/, collection],
];

/** Returns the reply to a request below `/3`. */
export const answer = (path: string, query: URLSearchParams, served: Served): Reply => {
  const list = lists[path];
  if (list !== undefined) {
    const all = cached(served.data, `${path} ${served.size ?? ''}`, () => list(served.data, served.size));
    return paged(all, query, path.startsWith('/trending') ? mixedRowOf : rowOf);
  }
  for (const [shape, route] of routes) {
    const parts = shape.exec(path);
    if (parts !== null) return route({ ...served, query, parts: parts.slice(1) });
  }
  return noSuchThing;
};
