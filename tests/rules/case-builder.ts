import type { Attempt, Fields, FileAttempt } from './rules-attempt';

/** One request and what has to become of it. `about` is the part of the rules that it speaks of, `fact` what makes it differ from its neighbour. */
export type Case<A> = { readonly name: string; readonly about: string; readonly fact: string; readonly granted: boolean; readonly attempt: A };

/** A fact that may be anything in other cases. */
export const anything = (value: unknown): unknown => value;

/** A document that may be missing in other cases. */
export const orNone = (document: Fields | null): Fields | null => document;

/** The value of a fact that is not there at all. */
export const ABSENT: unique symbol = Symbol('absent');

/** The fact that differs, as a dotted path into the scene's facts, and its other value. */
export type Variation = readonly [what: string, fact: string, is: unknown];

export type CaseGroup<F, A> = {
  /** The sentence of what is granted: "a member may rename themself". */
  readonly allows: string;
  readonly facts: F;
  readonly attempt: (facts: F) => A;
  /** Refused, each for one fact. */
  readonly denies: ReadonlyArray<Variation>;
  /** Granted as well, each with one other fact. */
  readonly alsoAllows?: ReadonlyArray<Variation>;
};

const replaced = (facts: unknown, [key, ...rest]: ReadonlyArray<string>, is: unknown, path: string): unknown => {
  if (key === undefined) return is;
  if (Array.isArray(facts)) return facts.map((element: unknown, index) => (String(index) === key ? replaced(element, rest, is, path) : element));
  if (typeof facts !== 'object' || facts === null) throw new Error(`No fact ${path}.`);
  const entries = Object.entries(facts);
  if (!entries.some(([name]) => name === key) && !key.startsWith('extra')) throw new Error(`No fact ${path}; a new one begins with "extra".`);
  const others = entries.filter(([name]) => name !== key);
  const inner: unknown = entries.find(([name]) => name === key)?.[1];
  const next = replaced(inner, rest, is, path);
  return Object.fromEntries(next === ABSENT ? others : [...others, [key, next]]);
};

/** The same facts but for one. Throws where there is no such fact, so that no refusal is one by a slip of the pen. */
export const differing = <F>(facts: F, [, fact, is]: Variation): F => replaced(facts, fact.split('.'), is, fact) as F;

/** The cases of a scene: the granted one, then its neighbours, each of which differs from it in one fact by construction. */
export const cases = <F, A extends Attempt | FileAttempt>(about: string, { allows, facts, attempt, denies, alsoAllows = [] }: CaseGroup<F, A>): ReadonlyArray<Case<A>> => [
  { name: allows, about, fact: '', granted: true, attempt: attempt(facts) },
  ...alsoAllows.map((variation) => ({ name: `${allows}, also ${variation[0]}`, about, fact: variation[1], granted: true, attempt: attempt(differing(facts, variation)) })),
  ...denies.map((variation) => ({ name: `${allows}, but not ${variation[0]}`, about, fact: variation[1], granted: false, attempt: attempt(differing(facts, variation)) })),
];
