import type { MediaType } from '#domain/catalogue/media-type';
import type { TestPerson } from './people';
import { mixedRowOf, personRow, type Json } from './rows';
import type { Entry } from './entry';
import type { TmdbData } from './tmdb-data';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Returns 0 for an equal name, 1 for a prefix, 2 if every query word starts a word of the name, otherwise null. */
const distance = (query: string, name: string): number | null => {
  const text = plain(name);
  if (text === query) return 0;
  if (text.startsWith(query)) return 1;
  const words = text.split(' ');
  return query.split(' ').every((word) => words.some((other) => other.startsWith(word))) ? 2 : null;
};

type Ranked<A> = { readonly item: A; readonly distance: number; readonly popularity: number };

type Names<A> = (item: A) => ReadonlyArray<string>;

const ranked = <A>(query: string, all: ReadonlyArray<A>, names: Names<A>, popularity: (item: A) => number): ReadonlyArray<Ranked<A>> => {
  const text = plain(query);
  const found = all.flatMap((item) => {
    const distances = names(item).flatMap((name) => distance(text, name) ?? []);
    return text === '' || distances.length === 0 ? [] : [{ item, distance: Math.min(...distances), popularity: popularity(item) }];
  });
  return found.sort((a, b) => a.distance - b.distance || b.popularity - a.popularity);
};

const namesOf = ({ title, originalTitle }: Entry): ReadonlyArray<string> => [title, ...(originalTitle === null ? [] : [originalTitle])];
const searchable = ({ of, adult }: TmdbData, mediaType: MediaType): ReadonlyArray<Entry> => (mediaType === 'movie' ? [...of.movie, ...adult] : of.tv);

const titles = (data: TmdbData, mediaType: MediaType, query: string): ReadonlyArray<Ranked<Entry>> =>
  ranked(query, searchable(data, mediaType), namesOf, ({ score }) => score);
const people = (data: TmdbData, query: string): ReadonlyArray<Ranked<TestPerson>> =>
  ranked(query, data.people.all, ({ name }) => [name], ({ popularity }) => popularity);

export const searchTitles = (data: TmdbData, mediaType: MediaType, query: string, year: string | null): ReadonlyArray<Entry> =>
  titles(data, mediaType, query).map(({ item }) => item).filter(({ released }) => year === null || released.startsWith(year));

export const searchPeople = (data: TmdbData, query: string): ReadonlyArray<TestPerson> => people(data, query).map(({ item }) => item);

/** Returns films, series and people in one ranking. */
export const searchAll = (data: TmdbData, query: string): ReadonlyArray<Json> => {
  const rows: ReadonlyArray<Ranked<Json>> = [
    ...titles(data, 'movie', query).map((found) => ({ ...found, item: mixedRowOf(found.item) })),
    ...titles(data, 'tv', query).map((found) => ({ ...found, item: mixedRowOf(found.item) })),
    ...people(data, query).map((found) => ({ ...found, item: { ...personRow(found.item), media_type: 'person' } })),
  ];
  return [...rows].sort((a, b) => a.distance - b.distance || b.popularity - a.popularity).map(({ item }) => item);
};
