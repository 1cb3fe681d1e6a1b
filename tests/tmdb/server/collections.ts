import type { Entry } from './entry';

type Series = { readonly id: number; readonly name: string; readonly parts: ReadonlyArray<Entry> };
export type Collections = { readonly of: (entry: Entry) => Series | null; readonly find: (id: number) => Series | null };

const FIRST_ID = 9_000;

/** Returns the film collections of the facts. */
export const collectionsOf = (movies: ReadonlyArray<Entry>): Collections => {
  const parts = new Map<string, Entry[]>();
  for (const entry of movies) {
    if (entry.collection !== null) parts.set(entry.collection, [...(parts.get(entry.collection) ?? []), entry]);
  }
  const all = [...parts].map(([name, own], index): Series => ({ id: FIRST_ID + index, name, parts: own }));
  return {
    of: ({ collection }) => all.find(({ name }) => name === collection) ?? null,
    find: (id) => all.find((collection) => collection.id === id) ?? null,
  };
};
