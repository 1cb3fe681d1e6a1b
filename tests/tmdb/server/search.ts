import type { MediaType } from '#domain/catalogue/media-type';
import type { TestPerson } from './people';
import { mixedRowOf, personRow, type Json } from './rows';
import type { Entry } from './entry';
import type { TmdbData } from './tmdb-data';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** 0 for the name itself, 1 for a beginning, 2 for names with all the words in them, null for the rest. */
const distance = (query: string, name: string): number | null => {
  const there = plain(name);
  if (there === query) return 0;
  if (there.startsWith(query)) return 1;
  const words = there.split(' ');
  return query.split(' ').every((word) => words.some((one) => one.startsWith(word))) ? 2 : null;
};

type Ranked<A> = { readonly one: A; readonly far: number; readonly renown: number };

type Names<A> = (one: A) => ReadonlyArray<string>;

const ranked = <A>(query: string, all: ReadonlyArray<A>, names: Names<A>, renown: (one: A) => number): ReadonlyArray<Ranked<A>> => {
  const wanted = plain(query);
  const found = all.flatMap((one) => {
    const far = names(one).flatMap((name) => distance(wanted, name) ?? []);
    return wanted === '' || far.length === 0 ? [] : [{ one, far: Math.min(...far), renown: renown(one) }];
  });
  return found.sort((a, b) => a.far - b.far || b.renown - a.renown);
};

const namesOf = ({ title, originalTitle }: Entry): ReadonlyArray<string> => [title, ...(originalTitle === null ? [] : [originalTitle])];
const searched = ({ of, adult }: TmdbData, mediaType: MediaType): ReadonlyArray<Entry> => (mediaType === 'movie' ? [...of.movie, ...adult] : of.tv);

const titles = (world: TmdbData, mediaType: MediaType, query: string): ReadonlyArray<Ranked<Entry>> =>
  ranked(query, searched(world, mediaType), namesOf, ({ score }) => score);
const somebodies = (world: TmdbData, query: string): ReadonlyArray<Ranked<TestPerson>> =>
  ranked(query, world.people.all, ({ name }) => [name], ({ popularity }) => popularity);

export const searchTitles = (world: TmdbData, mediaType: MediaType, query: string, year: string | null): ReadonlyArray<Entry> =>
  titles(world, mediaType, query).map(({ one }) => one).filter(({ released }) => year === null || released.startsWith(year));

export const searchPeople = (world: TmdbData, query: string): ReadonlyArray<TestPerson> => somebodies(world, query).map(({ one }) => one);

/** Films, series and people in one order. */
export const searchAll = (world: TmdbData, query: string): ReadonlyArray<Json> => {
  const rows: ReadonlyArray<Ranked<Json>> = [
    ...titles(world, 'movie', query).map((found) => ({ ...found, one: mixedRowOf(found.one) })),
    ...titles(world, 'tv', query).map((found) => ({ ...found, one: mixedRowOf(found.one) })),
    ...somebodies(world, query).map((found) => ({ ...found, one: { ...personRow(found.one), media_type: 'person' } })),
  ];
  return [...rows].sort((a, b) => a.far - b.far || b.renown - a.renown).map(({ one }) => one);
};
