import type { CreditsByTitle, TitleCredits } from './title-credits';

export const CREDIT_KINDS = ['country', 'director', 'actor'] as const;
/** Countries and people, by which titles are grouped. */
export type CreditKind = (typeof CREDIT_KINDS)[number];

/** A country (`key` and `name` are its code) or a person (`key` is the id) with what belongs to it. */
export type SharedCredit<A> = { readonly key: string; readonly name: string; readonly values: ReadonlyArray<A> };

/** Fewest titles of a group: one title says nothing about a person or a country. */
const FEWEST = 2;

type Named = Pick<SharedCredit<never>, 'key' | 'name'>;

/** Returns the groups of a kind that a title belongs to. */
const groupsOf = (credits: TitleCredits, kind: CreditKind): ReadonlyArray<Named> => {
  if (kind === 'country') return credits.countries.map((code) => ({ key: code, name: code }));
  return credits[kind === 'director' ? 'directors' : 'actors'].map(({ personId, name }) => ({ key: String(personId), name }));
};

/** Returns whether a title belongs to a group. @param key code of a country or id of a person. */
export const hasCredit = (credits: TitleCredits, kind: CreditKind, key: string): boolean =>
  groupsOf(credits, kind).some((group) => group.key === key);

/** Returns the name of a group; null if no title is known to have it. */
export const creditName = (credits: CreditsByTitle, kind: CreditKind, key: string): string | null => {
  for (const own of credits.values()) {
    const group = groupsOf(own, kind).find((each) => each.key === key);
    if (group !== undefined) return group.name;
  }
  return null;
};

/**
 * Groups values by a country, a director or an actor of their titles: groups of at least two, the largest first. A value is in each of its
 * groups once.
 * @param creditsOf undefined if unknown: the value is in no group.
 */
export const groupByCredit = <A>(
  values: ReadonlyArray<A>, kind: CreditKind, creditsOf: (value: A) => TitleCredits | undefined,
): ReadonlyArray<SharedCredit<A>> => {
  const groups = new Map<string, Named & { readonly values: A[] }>();
  for (const value of values) {
    const credits = creditsOf(value);
    const own = credits === undefined ? [] : new Map(groupsOf(credits, kind).map((group) => [group.key, group])).values();
    for (const { key, name } of own) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { key, name, values: [value] });
      else group.values.push(value);
    }
  }
  return [...groups.values()]
    .filter((group) => group.values.length >= FEWEST)
    .sort((one, other) => other.values.length - one.values.length || (one.name < other.name ? -1 : 1));
};
