import type { TitleDetails } from '#domain/catalogue/title-details';
import type { Evidence } from '#domain/evening-pick/next-pick';
import { formatNumber, joinList } from '#ui/messages/format/format.ts';
import { daysAgoText, onWatchlistSince } from '#ui/messages/format/relative-time.ts';
import { becauseText } from '#ui/messages/catalogue/taste.messages.ts';
import { BRING_LIST_MESSAGES } from '#ui/messages/lists/bring-list.messages.ts';

/** Returns what speaks for a pick: "On your watchlist since 3 March." @param now ms since 1970. */
export const evidenceText = (evidence: Evidence, now: number): string => {
  if (evidence.kind === 'watchlist') return onWatchlistSince(evidence.addedAt, now);
  if (evidence.kind === 'list') return BRING_LIST_MESSAGES.onList(evidence.name);
  if (evidence.kind === 'taste') return `${becauseText(evidence.because)}.`;
  const { watchedAt, rating } = evidence;
  const seen = watchedAt === null ? 'You’ve watched this before' : `You last watched this ${daysAgoText(watchedAt, now)}`;
  return rating === null ? `${seen}, and it’s one of your favorites.` : `${seen}, and gave it ${rating}.`;
};

/** Keywords that say what a story is about, with words that follow "about". None gives an ending away. */
const SUBJECTS: Readonly<Record<string, string>> = {
  heist: 'a heist', robbery: 'a robbery', 'bank robbery': 'a bank robbery', revenge: 'revenge', murder: 'a murder',
  'serial killer': 'a serial killer', 'private detective': 'a private detective', hitman: 'a hitman', mafia: 'the mafia',
  kidnapping: 'a kidnapping', conspiracy: 'a conspiracy', trial: 'a trial', 'prison escape': 'a prison escape', 'con man': 'a con man',
  spy: 'spies', 'secret agent': 'a secret agent', undercover: 'undercover work', pirate: 'pirates', samurai: 'samurai',
  'world war i': 'World War I', 'world war ii': 'World War II', 'vietnam war': 'the Vietnam War', 'cold war': 'the Cold War',
  'alien invasion': 'an alien invasion', alien: 'aliens', robot: 'robots', 'artificial intelligence': 'artificial intelligence',
  'time travel': 'time travel', 'time loop': 'a time loop', 'space travel': 'space travel', dinosaur: 'dinosaurs', dragon: 'dragons',
  witch: 'witches', vampire: 'vampires', werewolf: 'werewolves', zombie: 'zombies', ghost: 'ghosts',
  superhero: 'a superhero', 'road trip': 'a road trip', 'love triangle': 'a love triangle',
  'first love': 'first love', wedding: 'a wedding', 'coming of age': 'growing up', teacher: 'a teacher',
  journalist: 'a journalist', lawyer: 'a lawyer', musician: 'musicians', boxer: 'a boxer', chess: 'chess', shark: 'sharks',
  dog: 'a dog', survival: 'survival', circus: 'a circus', cooking: 'cooking', chef: 'a chef',
};

/** Keywords that many titles have: they say what a story is about only where nothing else does. */
const WIDE_SUBJECTS: Readonly<Record<string, string>> = { friendship: 'friendship', 'high school': 'life at a high school' };

/** Keywords that say where a story comes from, the most specific first. */
const SOURCES: Readonly<Record<string, string>> = {
  'based on true story': 'based on a true story', 'based on a true story': 'based on a true story',
  'based on play or musical': 'based on a play or musical', 'based on comic': 'based on a comic', 'based on comic book': 'based on a comic',
  'based on manga': 'based on a manga', 'based on video game': 'based on a video game', 'based on short story': 'based on a short story',
  'based on novel': 'based on a novel', 'based on novel or book': 'based on a novel or book', biography: 'the story of a real person',
};

const MOST_SUBJECTS = 2;
/** With fewer votes an average says little. */
const LEAST_VOTES = 50;

type Facts = Pick<TitleDetails, 'keywords' | 'averageVote' | 'voteCount'>;

const phrases = (keywords: ReadonlyArray<string>, known: Readonly<Record<string, string>>): ReadonlyArray<string> =>
  [...new Set(keywords.flatMap((keyword) => (Object.hasOwn(known, keyword) ? known[keyword] ?? [] : [])))];

/** Returns whether the votes of a title are part of its reason. */
export const isVoteInReason = ({ averageVote, voteCount }: Omit<Facts, 'keywords'>): boolean =>
  averageVote !== null && averageVote > 0 && (voteCount ?? 0) >= LEAST_VOTES;

/**
 * Returns what speaks for a pick, from facts of the title alone: "It’s about a heist, based on a novel and rated 8.0 in 12,400 votes."
 * Null if no fact does.
 */
export const pickReason = ({ keywords, averageVote, voteCount }: Facts): string | null => {
  const narrow = phrases(keywords, SUBJECTS).slice(0, MOST_SUBJECTS);
  const subjects = narrow.length > 0 ? narrow : phrases(keywords, WIDE_SUBJECTS).slice(0, 1);
  const parts = [
    ...(subjects.length === 0 ? [] : [`about ${joinList(subjects)}`]),
    ...phrases(keywords, SOURCES).slice(0, 1),
    ...(isVoteInReason({ averageVote, voteCount }) ? [`rated ${averageVote?.toFixed(1)} in ${formatNumber(voteCount ?? 0)} votes`] : []),
  ];
  return parts.length === 0 ? null : `It’s ${joinList(parts)}.`;
};
