import type { Attempt, Fields, FileAttempt } from './rules-attempt';

/**
 * One request and its expected outcome. `about` names the tested part of the rules; `fact` is the path of the fact that differs from the
 * group's granted request.
 */
export type Case<A> = {
  readonly name: string;
  readonly about: string;
  readonly fact: string;
  readonly granted: boolean;
  readonly attempt: A;
};

/** Widens the type of a fact to unknown, so that variations may set any value. */
export const anything = (value: unknown): unknown => value;

/** Widens the type of a document, so that variations may set null (no document). */
export const orNone = (document: Fields | null): Fields | null => document;

/** Variation value that removes the fact. */
export const ABSENT: unique symbol = Symbol('absent');

/** Description, dotted path into the group's facts, and the other value of this fact. */
export type Variation = readonly [what: string, fact: string, is: unknown];

export type CaseGroup<F, A> = {
  /** Sentence for the granted request, such as "a member may rename themself". */
  readonly allows: string;
  readonly facts: F;
  readonly attempt: (facts: F) => A;
  /** Rejected variations, each with one other fact. */
  readonly denies: ReadonlyArray<Variation>;
  /** Granted variations, each with one other fact. */
  readonly alsoAllows?: ReadonlyArray<Variation>;
};

const replaced = (facts: unknown, [key, ...rest]: ReadonlyArray<string>, is: unknown, path: string): unknown => {
  if (key === undefined) return is;
  if (Array.isArray(facts))
    return facts.map((element: unknown, index) => (String(index) === key ? replaced(element, rest, is, path) : element));
  if (typeof facts !== 'object' || facts === null) throw new Error(`No fact ${path}.`);
  const entries = Object.entries(facts);
  if (!entries.some(([name]) => name === key) && !key.startsWith('extra'))
    throw new Error(`No fact ${path}; a new one begins with "extra".`);
  const others = entries.filter(([name]) => name !== key);
  const inner: unknown = entries.find(([name]) => name === key)?.[1];
  const next = replaced(inner, rest, is, path);
  return Object.fromEntries(next === ABSENT ? others : [...others, [key, next]]);
};

/** Returns the facts with one replaced. Throws for an unknown path, so that no case is rejected because of a typing error. */
export const differing = <F>(facts: F, [, fact, is]: Variation): F => replaced(facts, fact.split('.'), is, fact) as F;

/** Returns the cases of a group: the granted request and its variations, each of which differs in exactly one fact by construction. */
export const cases = <F, A extends Attempt | FileAttempt>(
  about: string,
  { allows, facts, attempt, denies, alsoAllows = [] }: CaseGroup<F, A>,
): ReadonlyArray<Case<A>> => [
  { name: allows, about, fact: '', granted: true, attempt: attempt(facts) },
  ...alsoAllows.map((variation) => ({
    name: `${allows}, also ${variation[0]}`, about,
    fact: variation[1],
    granted: true,
    attempt: attempt(differing(facts, variation)),
  })),
  ...denies.map((variation) => ({
    name: `${allows}, but not ${variation[0]}`, about,
    fact: variation[1],
    granted: false,
    attempt: attempt(differing(facts, variation)),
  })),
];

const errorOf = async <A>(
  { name, granted, attempt }: Case<A>,
  outcomeOf: (attempt: A) => Promise<'granted' | 'refused'>,
): Promise<string | null> => {
  try {
    const outcome = await outcomeOf(attempt);
    return (outcome === 'granted') === granted ? null : `${outcome}: ${name}`;
  } catch (error) {
    return `${String(error)}: ${name}`;
  }
};

/** Runs cases one after the other. @returns the outcome and the name of each case with another outcome than expected. */
export const errorsOf = async <A>(
  all: ReadonlyArray<Case<A>>,
  outcomeOf: (attempt: A) => Promise<'granted' | 'refused'>,
): Promise<ReadonlyArray<string>> => {
  const errors: string[] = [];
  for (const each of all) {
    const error = await errorOf(each, outcomeOf);
    if (error !== null) errors.push(error);
  }
  return errors;
};

/** Returns the cases by the tested part of the rules. */
export const byPart = <A>(all: ReadonlyArray<Case<A>>): ReadonlyArray<readonly [about: string, cases: ReadonlyArray<Case<A>>]> =>
  [...new Set(all.map(({ about }) => about))].map((about) => [about, all.filter((each) => each.about === about)]);
