import type { MediaType } from '#domain/catalogue/media-type';
import type { TestPerson } from './people';
import { mixedRowOf, personRow, type Json } from './rows';
import type { Entry } from './entry';
import type { TmdbData } from './tmdb-data';

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** An item with its names, folded and with a space before each: a word of a name then starts with a space. */
type Named<A> = { readonly item: A; readonly names: ReadonlyArray<string>; readonly popularity: number };

const named = <A>(item: A, names: ReadonlyArray<string>, popularity: number): Named<A> => ({
  item,
  names: names.map((name) => ` ${fold(name)}`),
  popularity,
});

type Index = {
  readonly movie: ReadonlyArray<Named<Entry>>;
  readonly tv: ReadonlyArray<Named<Entry>>;
  readonly people: ReadonlyArray<Named<TestPerson>>;
};

const titleIndex = (entries: ReadonlyArray<Entry>): ReadonlyArray<Named<Entry>> =>
  entries.map((entry) => {
    const { title, originalTitle, otherNames = [], score } = entry;
    return named(entry, [title, ...(originalTitle === null ? [] : [originalTitle]), ...otherNames], score);
  });

const indexes = new WeakMap<TmdbData, Index>();

/** Returns the index of the data, built in the first search: folding all names takes 0.2 s, which a benchmark would count as TMDB's. */
const indexOf = (data: TmdbData): Index => {
  const known = indexes.get(data);
  if (known !== undefined) return known;
  const people = data.people.all.map((person) => named(person, [person.name], person.popularity));
  const index = { movie: titleIndex([...data.of.movie, ...data.adult]), tv: titleIndex(data.of.tv), people };
  indexes.set(data, index);
  return index;
};

/** Returns 0 for an equal name, 1 for a prefix, 2 if every query word starts a word of the name, otherwise Infinity. */
const distance = (query: string, words: ReadonlyArray<string>, name: string): number => {
  if (!words.every((word) => name.includes(word))) return Infinity;
  if (!name.startsWith(query)) return 2;
  return name.length === query.length ? 0 : 1;
};

type Ranked<A> = { readonly item: A; readonly distance: number; readonly popularity: number };

const byRank = (a: Ranked<unknown>, b: Ranked<unknown>): number => a.distance - b.distance || b.popularity - a.popularity;

const ranked = <A>(text: string, all: ReadonlyArray<Named<A>>): ReadonlyArray<Ranked<A>> => {
  const query = ` ${fold(text)}`;
  const words = query.trim().split(' ').map((word) => ` ${word}`);
  const found: Ranked<A>[] = [];
  for (const { item, names, popularity } of query === ' ' ? [] : all) {
    const nearest = Math.min(...names.map((name) => distance(query, words, name)));
    if (nearest < Infinity) found.push({ item, distance: nearest, popularity });
  }
  return found.sort(byRank);
};

export const searchTitles = (data: TmdbData, mediaType: MediaType, query: string, year: string | null): ReadonlyArray<Entry> =>
  ranked(query, indexOf(data)[mediaType]).map(({ item }) => item).filter(({ released }) => year === null || released.startsWith(year));

export const searchPeople = (data: TmdbData, query: string): ReadonlyArray<TestPerson> =>
  ranked(query, indexOf(data).people).map(({ item }) => item);

/** Returns films, series and people in one ranking. */
export const searchAll = (data: TmdbData, query: string): ReadonlyArray<Json> => {
  const { movie, tv, people } = indexOf(data);
  const rows: ReadonlyArray<Ranked<Json>> = [
    ...[...ranked(query, movie), ...ranked(query, tv)].map((found) => ({ ...found, item: mixedRowOf(found.item) })),
    ...ranked(query, people).map((found) => ({ ...found, item: { ...personRow(found.item), media_type: 'person' } })),
  ];
  return [...rows].sort(byRank).map(({ item }) => item);
};
