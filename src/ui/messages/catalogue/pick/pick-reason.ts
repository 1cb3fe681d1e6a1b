import { findLeadCrew } from '#domain/catalogue/crew';
import { findSetting, findSource } from '#domain/catalogue/subjects/phrases-of-keywords';
import { tellingSubjects } from '#domain/catalogue/subjects/telling-subjects';
import { trueKeywords } from '#domain/catalogue/subjects/true-keywords';
import type { TitleDetails } from '#domain/catalogue/title-details';
import type { Evidence } from '#domain/evening-pick/next-pick';
import { formatNumber, joinList } from '#ui/messages/format/format.ts';
import { daysAgoText, onWatchlistSince } from '#ui/messages/format/relative-time.ts';
import { becauseText } from '#ui/messages/catalogue/taste.messages.ts';
import { BRING_LIST_MESSAGES } from '#ui/messages/lists/bring-list.messages.ts';

/** Returns what speaks for a pick: "On your watchlist since 3 March." @param now ms since 1970. */
export const evidenceText = (evidence: Evidence, now: number): string => {
  if (evidence.kind === 'watchlist') return evidence.addedAt === null ? 'On your watchlist.' : onWatchlistSince(evidence.addedAt, now);
  if (evidence.kind === 'list') return BRING_LIST_MESSAGES.onList(evidence.name);
  if (evidence.kind === 'taste') return `${becauseText(evidence.because)}.`;
  const { watchedAt, rating } = evidence;
  // A rating alone says no viewing.
  if (watchedAt === null && rating !== null) return `You gave this ${rating}.`;
  const seen = watchedAt === null ? 'You’ve watched this before' : `You last watched this ${daysAgoText(watchedAt, now)}`;
  return rating === null ? `${seen}, and it’s one of your favorites.` : `${seen}, and gave it ${rating}.`;
};

const MOST_SUBJECTS = 2;
/** With fewer votes an average says little. */
const LEAST_VOTES = 50;

type Votes = Pick<TitleDetails, 'averageVote' | 'voteCount'>;
type Facts = Votes & Pick<TitleDetails, 'mediaType' | 'id' | 'keywords'>;

/** Returns whether the votes of a title are part of its reason. */
export const isVoteInReason = ({ averageVote, voteCount }: Votes): boolean =>
  averageVote !== null && averageVote > 0 && (voteCount ?? 0) >= LEAST_VOTES;

/**
 * Returns what speaks for a pick, from facts of the title alone: "It’s about a heist, based on a novel, set in Paris and rated 8.0 from
 * 12,400 votes." Null if no fact does.
 */
export const pickReason = (title: Facts): string | null => {
  const { averageVote, voteCount } = title;
  // The embedded catalogue has no others.
  const keywords = __ON_TMDB__ ? trueKeywords(title) : title.keywords;
  const subjects = tellingSubjects(keywords).slice(0, MOST_SUBJECTS).map(({ phrase }) => phrase);
  const setting = findSetting(keywords);
  const parts = [
    ...(subjects.length === 0 ? [] : [`about ${joinList(subjects)}`]),
    findSource(keywords) ?? [],
    setting === null ? [] : `set ${setting.phrase}`,
    isVoteInReason({ averageVote, voteCount }) ? `rated ${averageVote?.toFixed(1)} from ${formatNumber(voteCount ?? 0)} votes` : [],
  ].flat();
  return parts.length === 0 ? null : `It’s ${joinList(parts)}.`;
};

/**
 * Returns who made a title, for one of which `pickReason` has nothing to say: "Created by Ryan Murphy, first shown
 * on FOX." Null if nobody is known.
 */
export const makersReason = ({ mediaType, crew, series }: Pick<TitleDetails, 'mediaType' | 'crew' | 'series'>): string | null => {
  const makers = findLeadCrew(mediaType, crew).map(({ name }) => name);
  // Of several networks it is unknown which one was first.
  const [network, ...others] = series?.networks ?? [];
  const parts = [
    ...(makers.length === 0 ? [] : [`${mediaType === 'movie' ? 'directed' : 'created'} by ${joinList(makers)}`]),
    ...(network === undefined || others.length > 0 ? [] : [`first shown on ${network}`]),
  ];
  const [first = '', ...rest] = parts;
  return parts.length === 0 ? null : `${[first.replace(/^./, (letter) => letter.toUpperCase()), ...rest].join(', ')}.`;
};
