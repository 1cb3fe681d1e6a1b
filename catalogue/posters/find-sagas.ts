import type { TitleFacts } from '../title-facts';

const byDate = (one: TitleFacts, other: TitleFacts): number => (one.date ?? `${one.year}`).localeCompare(other.date ?? `${other.year}`);

/**
 * Returns the sagas, each in the order of release: those written down by hand, and the collections with two or more films. A collection
 * that has a film in common with a written saga becomes part of it.
 */
export const findSagas = (
  all: ReadonlyArray<TitleFacts>, written: Readonly<Record<string, ReadonlyArray<string>>>,
): ReadonlyArray<ReadonlyArray<TitleFacts>> => {
  const nameOf = new Map(Object.entries(written).flatMap(([name, keys]) => keys.map((key) => [key, name] as const)));
  const sagaOfCollection = new Map(all.flatMap(({ key, collection }) => {
    const name = nameOf.get(key);
    return collection === null || name === undefined ? [] : [[collection, name] as const];
  }));
  const sagas = new Map<string, ReadonlyArray<TitleFacts>>();
  for (const title of all) {
    const { key, collection } = title;
    const name = nameOf.get(key) ?? (collection === null ? null : (sagaOfCollection.get(collection) ?? collection));
    if (name !== null) sagas.set(name, [...(sagas.get(name) ?? []), title]);
  }
  return [...sagas.values()].filter((titles) => titles.length > 1).map((titles) => titles.toSorted(byDate));
};
