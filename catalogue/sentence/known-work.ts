import { personIdentity } from '../namesakes';
import type { Namesakes } from '../fact-record';
import type { TitleFacts } from '../title-facts';
import { isFactual, isOtherStory, leadsOf, makersOf, workByPerson } from './shared-work';

/** A person of a title, and well-known titles of this person, best known first. */
export type KnownWork = { readonly role: 'director' | 'creator' | 'lead'; readonly name: string; readonly titles: ReadonlyArray<string> };

/** Votes of a title that many people know. */
const KNOWN_VOTES = 1000;
const MAX_NAMED = 2;
/** Leads whose names the sentence of a title may have. */
const FIRST_LEADS = 2;

/**
 * Returns a function that finds what a title's only maker, else one of its first two leads, is known for: at most two other titles that
 * many people rated. Null if nobody is, and for titles that show people as themselves.
 */
export const findKnownWork = (all: ReadonlyArray<TitleFacts>, namesakes: Namesakes): ((facts: TitleFacts) => KnownWork | null) => {
  const identityOf = personIdentity(namesakes);
  const known = all.filter((facts) => !isFactual(facts) && (facts.votes ?? 0) >= KNOWN_VOTES)
    .toSorted((a, b) => (b.votes ?? 0) - (a.votes ?? 0));
  const [madeBy, playedBy] = [workByPerson(known, makersOf, namesakes), workByPerson(known, leadsOf, namesakes)];
  return (facts) => {
    if (isFactual(facts)) return null;
    const titlesOf = (work: typeof madeBy, name: string): ReadonlyArray<string> => {
      const others = (work.get(identityOf(name, facts.key)) ?? []).filter((each) => isOtherStory(facts, each));
      return [...new Set(others.map(({ title }) => title))].slice(0, MAX_NAMED);
    };
    const makers = makersOf(facts);
    const role = facts.directors.length > 0 ? 'director' : 'creator';
    const found: ReadonlyArray<KnownWork> = [
      ...(makers.length === 1 ? makers.map((name) => ({ role, name, titles: titlesOf(madeBy, name) } as const)) : []),
      ...leadsOf(facts).slice(0, FIRST_LEADS).map((name) => ({ role: 'lead', name, titles: titlesOf(playedBy, name) } as const)),
    ];
    return found.find(({ titles }) => titles.length > 0) ?? null;
  };
};
