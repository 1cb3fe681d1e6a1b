import type { Entry } from './entry';

type Series = { readonly id: number; readonly name: string; readonly parts: ReadonlyArray<Entry> };
export type Collections = { readonly of: (entry: Entry) => Series | null; readonly find: (id: number) => Series | null };

const FIRST = 9_000;

/** Films that the facts put into a collection. */
export const collectionsOf = (movies: ReadonlyArray<Entry>): Collections => {
  const parts = new Map<string, Entry[]>();
  for (const entry of movies) {
    if (entry.collection !== null) parts.set(entry.collection, [...(parts.get(entry.collection) ?? []), entry]);
  }
  const all = [...parts].map(([name, own], at): Series => ({ id: FIRST + at, name, parts: own }));
  return { of: ({ collection }) => all.find(({ name }) => name === collection) ?? null, find: (id) => all.find((one) => one.id === id) ?? null };
};
