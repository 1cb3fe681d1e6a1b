import { MIN_VOTES } from '#domain/catalogue/filters';
import { similarTitlesHeadings } from '#ui/messages/catalogue/similar-titles.messages.ts';
import type { TitleFacts } from '../title-facts';

const BEST = 10;

/** Returns the kinds of a title that have a name, the widest first: "dramas", "crime dramas". */
const kindsOf = (facts: TitleFacts): ReadonlyArray<string> =>
  similarTitlesHeadings(facts).filter(({ genres }) => genres.length > 0).map(({ heading }) => heading.replace(/^More /, ''));
const decadeOf = ({ year }: TitleFacts): string => `${Math.floor(year / 10) * 10}s`;

/** Returns the groups in which a title can be one of the best, the widest first. */
const groupsOf = (facts: TitleFacts): ReadonlyArray<string> => {
  const kinds = kindsOf(facts);
  return [...kinds, ...kinds.map((kind) => `${kind} of the ${decadeOf(facts)}`)];
};

/**
 * Returns a function that names the widest group in which a title is one of the ten with the best average vote, of those with at least
 * `MIN_VOTES`: "westerns", "crime dramas of the 1990s". Null if there is none, or if the group has few titles.
 */
export const findBestRated = (all: ReadonlyArray<TitleFacts>): ((facts: TitleFacts) => string | null) => {
  const groups = new Map<string, TitleFacts[]>();
  const rated = all.filter(({ vote, votes }) => vote !== null && (votes ?? 0) >= MIN_VOTES);
  const best = [...rated].sort((a, b) => (b.vote ?? 0) - (a.vote ?? 0) || (b.votes ?? 0) - (a.votes ?? 0));
  best.forEach((facts) => groupsOf(facts).forEach((group) => {
    const members = groups.get(group);
    if (members === undefined) groups.set(group, [facts]);
    else members.push(facts);
  }));
  return (facts) => groupsOf(facts).find((group) => {
    const members = groups.get(group) ?? [];
    return members.length >= 3 * BEST && members.indexOf(facts) >= 0 && members.indexOf(facts) < BEST;
  }) ?? null;
};
