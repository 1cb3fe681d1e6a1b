import { foldName } from './fold';

/** Values that the order of titles with one name depends on. */
export type NamedResult<A> = {
  /** Whether a name of the result equals the typed text. */
  readonly isExact: (result: A) => boolean;
  readonly nameOf: (result: A) => string;
  readonly popularityOf: (result: A) => number;
};

/**
 * Moves titles of one name to the front, best known first, if the typed text is their name: both films called "The Fly" precede "The Flying
 * Deuces". Of several shared names, the one as typed counts: "batman" means "Batman" before "The Batman". A name that only one
 * title has changes nothing.
 * @param ranked results, best first.
 */
export const equalNamesFirst = <A>(
  ranked: ReadonlyArray<A>, typed: string,
  { isExact, nameOf, popularityOf }: NamedResult<A>,
): ReadonlyArray<A> => {
  const groups = new Map<string, A[]>();
  for (const result of ranked.filter(isExact)) {
    const name = foldName(nameOf(result));
    groups.set(name, [...(groups.get(name) ?? []), result]);
  }
  const shared = [...groups].filter(([, group]) => group.length > 1);
  const [, group = []] = shared.find(([name]) => name === foldName(typed)) ?? shared[0] ?? [];
  const first = new Set(group.toSorted((a, b) => popularityOf(b) - popularityOf(a)));
  return first.size === 0 ? ranked : [...first, ...ranked.filter((result) => !first.has(result))];
};
