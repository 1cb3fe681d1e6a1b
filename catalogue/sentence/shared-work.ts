import { personIdentity } from '../namesakes';
import type { Namesakes } from '../fact-record';
import type { TitleFacts } from '../title-facts';

/** Two people of a title, and the other titles that both worked on, best known first. */
export type SharedWork = { readonly names: readonly [string, string]; readonly titles: ReadonlyArray<string> };

/** Members of the cast that the comparison takes. */
const LEADS = 4;

/** Returns the names of a title's leads. */
export const leadsOf = ({ cast }: TitleFacts): ReadonlyArray<string> => cast.slice(0, LEADS).map(({ name }) => name);

/** Returns the directors of a film, the creators of a series: the first two. */
export const makersOf = ({ directors, creators }: TitleFacts): ReadonlyArray<string> =>
  (directors.length > 0 ? directors : creators).slice(0, 2);

/** Returns whether a title shows people as themselves, also in footage of others. */
export const isFactual = ({ genres }: TitleFacts): boolean =>
  genres.some((genre) => genre === 'Documentary' || genre === 'Reality' || genre === 'Talk' || genre === 'News');

/** Returns the start of a title that its sequels share: "Rush Hour 2" -> "rush hour". */
const stemOf = (title: string): string => (title.toLowerCase().split(/[:\-–(]| (?:ii|iii|iv|v|vi|[2-9])\b/)[0] ?? '').trim();

/** Returns whether a title tells another story: it is no part of the same film series. */
export const isOtherStory = (facts: TitleFacts, other: TitleFacts): boolean =>
  other !== facts
  && (other.collection === null || other.collection !== facts.collection)
  && stemOf(other.title) !== stemOf(facts.title);

/** Returns the titles of each person, by identity and in the order of the titles. @param namesIn the people of a title that count. */
export const workByPerson = (
  titles: ReadonlyArray<TitleFacts>, namesIn: (facts: TitleFacts) => ReadonlyArray<string>, namesakes: Namesakes,
): ReadonlyMap<string, ReadonlyArray<TitleFacts>> => {
  const identityOf = personIdentity(namesakes);
  const workOf = new Map<string, TitleFacts[]>();
  titles.forEach((facts) => new Set(namesIn(facts)).forEach((name) => {
    const identity = identityOf(name, facts.key);
    const work = workOf.get(identity);
    if (work === undefined) workOf.set(identity, [facts]);
    else work.push(facts);
  }));
  return workOf;
};

/**
 * Returns a function that finds the two people of a title who worked together most often elsewhere: a maker and a lead, or two leads. Parts
 * of one film series do not count, because every series brings the same people together. Null if no two of them did.
 * @param all films, then series, each best known first.
 */
export const findSharedWork = (all: ReadonlyArray<TitleFacts>, namesakes: Namesakes): ((facts: TitleFacts) => SharedWork | null) => {
  const identityOf = personIdentity(namesakes);
  const workOf = workByPerson(all.filter((facts) => !isFactual(facts)), (facts) => [...makersOf(facts), ...leadsOf(facts)], namesakes);
  return (facts) => {
    if (isFactual(facts)) return null;
    const [makers, leads] = [makersOf(facts), leadsOf(facts)];
    const together = (one: string, other: string): SharedWork => {
      const work = new Set(workOf.get(identityOf(one, facts.key)));
      const shared = (workOf.get(identityOf(other, facts.key)) ?? []).filter((each) => work.has(each) && isOtherStory(facts, each));
      return { names: [one, other], titles: [...new Set(shared.map(({ title }) => title))] };
    };
    const pairs = [...makers.flatMap((maker) => leads.map((lead) => [maker, lead] as const)),
      ...leads.flatMap((lead, at) => leads.slice(at + 1).map((other) => [lead, other] as const))].filter(([one, other]) => one !== other);
    const found = pairs.map(([one, other]) => together(one, other)).filter(({ titles }) => titles.length > 0);
    return found.reduce<SharedWork | null>((best, each) => (best === null || each.titles.length > best.titles.length ? each : best), null);
  };
};
