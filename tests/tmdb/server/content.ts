import { deriveIdFromName } from '#adapters/embedded-catalogue/queries/ids-from-names';
import { TMDB_NETWORK_IDS } from '#domain/catalogue/content/networks';
import { offersIn } from './generated-media';
import type { Json } from './rows';
import type { Entry } from './entry';
import type { TmdbData } from './tmdb-data';

/** Returns the number of a keyword. */
export const keywordId = (name: string): number => Math.abs(deriveIdFromName(name));

const names = new WeakMap<TmdbData, ReadonlyArray<string>>();
const keywordsOf = (data: TmdbData): ReadonlyArray<string> => {
  const all = names.get(data) ?? [...new Set([...data.of.movie, ...data.of.tv].flatMap(({ keywords }) => keywords))];
  names.set(data, all);
  return all;
};

/** Returns keywords that contain the text, or companies, of which the facts have none. */
export const searchNames = (data: TmdbData, kind: string, text: string): ReadonlyArray<Json> =>
  kind === 'company' ? [] : keywordsOf(data)
    .filter((name) => name.includes(text.toLowerCase()))
    .map((name) => ({ id: keywordId(name), name }));

/** Returns whether the numbers fit a parameter: all of `1,2`, any of `1|2`. */
const fits = (parameter: string | null, ids: ReadonlyArray<number>): boolean =>
  parameter === null ||
  (parameter.includes('|')
    ? parameter.split('|').some((id) => ids.includes(Number(id)))
    : parameter.split(',').every((id) => ids.includes(Number(id))));

/** Returns whether a title is on one of the providers in the region, with one of the kinds of offers. */
const isOffered = (entry: Entry, query: URLSearchParams): boolean => {
  const ids = query.get('with_watch_providers')?.split('|').map(Number);
  if (ids === undefined) return true;
  const offers = offersIn(entry, query.get('watch_region') ?? '');
  const kinds = query.get('with_watch_monetization_types')?.split('|') ?? Object.keys(offers);
  return kinds.some((kind) => offers[kind]?.some((id) => ids.includes(id)));
};

/** Returns the test of `/discover`'s parameters of keywords, people, companies, networks, states, types and providers. */
export const contentTest = (data: TmdbData, query: URLSearchParams): ((entry: Entry) => boolean) => {
  const people = query.get('with_people')?.split(',').map(Number) ?? [];
  const credited = people.map((id) => new Set(data.people.find(id)?.credits.map(({ entry }) => entry.key)));
  return (entry) => {
    const { key, keywords, networks, status } = entry;
    return fits(query.get('with_keywords'), keywords.map(keywordId)) &&
    fits(query.get('with_networks'), networks.flatMap((name) => TMDB_NETWORK_IDS[name] ?? [])) &&
    credited.every((keys) => keys.has(key)) &&
    (!query.has('with_status') || status === 'Ended' || status === 'Canceled') &&
    !query.has('with_companies') && !query.has('with_type') && isOffered(entry, query);
  };
};
