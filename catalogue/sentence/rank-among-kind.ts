import { MIN_VOTES } from '#domain/catalogue/filters';
import { kindsOfTitle } from '#ui/messages/catalogue/similar-titles.messages.ts';
import type { TitleFacts } from '../title-facts';

const BEST = 10;
/** Titles that a group has at least, so that a place among them says something. */
const LEAST_MEMBERS = 3 * BEST;
/** Shares of a group that a title is rated higher than, in words, the largest first. */
type Shares = ReadonlyArray<readonly [share: number, words: string]>;
const SHARES: Shares = [[0.9, 'nine in ten'], [0.75, 'three in four']];
/** Shares that say less than that many people rated a title. */
const LESSER_SHARES: Shares = [[2 / 3, 'two in three'], [0.51, 'most']];

/** A kind of titles with a name, "crime dramas", and the genres that all of them have. */
type Kind = { readonly name: string; readonly genres: ReadonlyArray<string> };

const kindsOf = (facts: Pick<TitleFacts, 'mediaType' | 'genres'>): ReadonlyArray<Kind> =>
  kindsOfTitle(facts).filter(({ genres }) => genres.length > 0);

const inDecade = (name: string, { year }: TitleFacts): string => `${name} of the ${Math.floor(year / 10) * 10}s`;

/** Returns the names of groups: the kinds, then the kinds of the title's decade. */
const namesOf = (kinds: ReadonlyArray<Kind>, facts: TitleFacts): ReadonlyArray<string> =>
  [...kinds.map(({ name }) => name), ...kinds.map(({ name }) => inDecade(name, facts))];

/** Returns the titles of each group, in their order: all that have the genres of its kind, whatever they are called themselves. */
const groupTitles = (titles: ReadonlyArray<TitleFacts>): ReadonlyMap<string, ReadonlyArray<TitleFacts>> => {
  const kinds = { movie: new Map<string, Kind>(), tv: new Map<string, Kind>() };
  titles.forEach((facts) => kindsOf(facts).forEach((kind) => kinds[facts.mediaType].set(kind.name, kind)));
  const groups = new Map<string, TitleFacts[]>();
  titles.forEach((facts) => {
    const fitting = [...kinds[facts.mediaType].values()].filter(({ genres }) => genres.every((genre) => facts.genres.includes(genre)));
    namesOf(fitting, facts).forEach((name) => {
      const members = groups.get(name);
      if (members === undefined) groups.set(name, [facts]);
      else members.push(facts);
    });
  });
  return groups;
};

/**
 * Returns a function that says how much people like a title compared with others of its kind, from the averages of those with at least
 * `MIN_VOTES`: one of the ten best, rated higher than nine in ten or three in four, one of the ten with the most ratings, or rated higher
 * than two in three or most. Averages are compared also with those of few votes, which stand on other pages. A group of all times goes
 * before one of the title's decade. Null if nothing is true, or if the groups have few titles.
 */
export const findRank = (all: ReadonlyArray<TitleFacts>): ((facts: TitleFacts) => string | null) => {
  const rated = all.filter(({ vote, votes }) => vote !== null && (votes ?? 0) >= MIN_VOTES);
  const inOrder = (titles: ReadonlyArray<TitleFacts>): ReadonlyMap<string, ReadonlyArray<TitleFacts>> =>
    groupTitles(titles.toSorted((a, b) => (b.vote ?? 0) - (a.vote ?? 0) || (b.votes ?? 0) - (a.votes ?? 0)));
  const [groups, voted] = [inOrder(rated), inOrder(all.filter(({ vote }) => vote !== null))];
  const membersOf = (group: string): ReadonlyArray<TitleFacts> => groups.get(group) ?? [];
  const mostRated = new Map([...groups].map(([group, members]) =>
    [group, new Set([...members].sort((a, b) => (b.votes ?? 0) - (a.votes ?? 0)).slice(0, BEST))]));
  const isBest = (facts: TitleFacts, group: string): boolean =>
    membersOf(group).indexOf(facts) < BEST && (voted.get(group)?.[BEST - 1]?.vote ?? 0) <= (facts.vote ?? 0);
  const isRatedHigher = (facts: TitleFacts, group: string, share: number): boolean => [groups, voted].every((each) => {
    const members = each.get(group) ?? [];
    const limit = members[members.length - Math.ceil(share * (members.length - 1))];
    return limit !== undefined && (limit.vote ?? 0) < (facts.vote ?? 0);
  });
  return (facts) => {
    const own = namesOf(kindsOf(facts), facts)
      .filter((group) => membersOf(group).length >= LEAST_MEMBERS && membersOf(group).includes(facts));
    const ratedHigher = (shares: Shares) => shares.map(([share, words]) =>
      [(group: string) => isRatedHigher(facts, group, share), (group: string) => `rated higher than ${words} ${group}`] as const);
    const claims: ReadonlyArray<readonly [isTrue: (group: string) => boolean, words: (group: string) => string]> = [
      [(group) => isBest(facts, group), (group) => `one of the ten best-rated ${group}`],
      ...ratedHigher(SHARES),
      [(group) => mostRated.get(group)?.has(facts) === true, (group) => `one of the ten ${group} with the most ratings`],
      ...ratedHigher(LESSER_SHARES),
    ];
    const [claim] = claims.flatMap(([isTrue, words]) => own.filter(isTrue).slice(0, 1).map(words));
    return claim === undefined ? null : `${claim} in this catalogue`;
  };
};
