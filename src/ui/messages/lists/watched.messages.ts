import type { EpisodeNumber } from '#domain/history/series/episodes-text';
import type { Viewing } from '#domain/history/viewing';
import type { Failure } from '#domain/shared/failure';
import { formatCountWithNoun, formatDate, formatNumber } from '#ui/messages/format/format.ts';

/** "8.5", "10". */
export const formatRating = (rating: number): string => formatNumber(rating);

/** Own rating, progress and the button "Mark as watched" of posters and of a title's page. */
export const WATCHED_MESSAGES = {
  mark: 'Mark as watched',
  markSeries: 'Mark series as watched',
  watched: 'Watched',
  partlyWatched: 'Partly watched',
  /** @param code of the episode: "S2 E4". */
  watchedEpisode: (code: string): string => `Watched ${code}`,
  /** In a narrow button. */
  partlyWatchedShort: 'Partly',
  otherDay: 'Log a viewing on another day',
  otherDayShort: 'Another day',
  viewings: 'Your viewings',
  viewingsShort: 'Viewings',
  markTitle: (title: string): string => `Mark ${title} as watched`,
  watchedTitle: (title: string): string => `${title}: watched. Your viewings`,
  partlyWatchedTitle: (title: string): string => `${title}: partly watched. Your viewings`,
  rate: 'Rate',
  rating: (rating: number): string => `${formatRating(rating)} / 10`,
  yourRating: (rating: number): string => `Your rating: ${formatRating(rating)}`,
  ratingLabel: 'Your rating',
  ratingInWords: (rating: number): string => `${formatRating(rating)} out of 10`,
  noRating: 'No rating',
  clearRating: 'Clear rating',
  failed: 'We couldn’t open this. Nothing was changed. Try again.',
} as const;

/** Toasts after a change of the watch history or of a rating. */
export const WATCHED_TOASTS = {
  marked: 'Marked as watched.',
  markedAndRemoved: 'Marked as watched. Removed from your watchlist.',
  logged: 'Viewing logged.',
  loggedAndRemoved: 'Viewing logged. Removed from your watchlist.',
  removed: 'Viewing removed.',
  viewingChanged: 'Viewing changed.',
  rated: (title: string, rating: number): string => `Rated “${title}” ${formatRating(rating)} out of 10.`,
  unrated: (title: string): string => `Removed your rating of “${title}”.`,
  episodes: (count: number): string => `Marked ${formatCountWithNoun(count, 'episode', 'episodes')} as watched.`,
  episode: ({ season, episode }: EpisodeNumber): string => `Marked ${episodeCode({ season, episode })} as watched.`,
  episodeRemoved: ({ season, episode }: EpisodeNumber): string => `${episodeCode({ season, episode })} is not watched any more.`,
  season: (name: string): string => `Marked ${name} as watched.`,
  series: 'Marked the series as watched.',
  seriesAndRemoved: 'Marked the series as watched. Removed from your watchlist.',
  titles: (count: number): string => `Marked ${formatCountWithNoun(count, 'title', 'titles')} as watched.`,
  titlesAndRemoved: (count: number): string => `${WATCHED_TOASTS.titles(count)} Removed from your watchlist.`,
} as const;

/** Seasons and episodes of a series on its page. */
export const SERIES_WATCHED_MESSAGES = {
  progress: 'Your progress',
  count: (watched: number, total: number): string => `${formatNumber(watched)} of ${formatCountWithNoun(total, 'episode', 'episodes')}`,
  countOnly: (watched: number): string => `${formatCountWithNoun(watched, 'episode', 'episodes')} watched`,
  countInWords: (watched: number, total: number): string =>
    `${formatNumber(watched)} of ${formatCountWithNoun(total, 'episode', 'episodes')} watched`,
  next: (episode: EpisodeNumber, name: string | null): string =>
    name === null ? `Next: ${episodeCode(episode)}` : `Next: ${episodeCode(episode)} “${name}”`,
  complete: 'All aired episodes watched',
  watchedNext: 'Watched next episode',
  markSeason: 'Mark season as watched',
  seasonWatched: 'Season watched',
  markEpisode: (episode: EpisodeNumber, name: string): string => `Mark ${episodeCode(episode)} “${name}” as watched`,
  watchedEpisode: (episode: EpisodeNumber, name: string): string => `${episodeCode(episode)} “${name}”: watched`,
  previous: (count: number): string =>
    `Mark the ${count === 1 ? 'episode' : formatCountWithNoun(count, 'episode', 'episodes')} before it too?`,
  markPrevious: (count: number): string => `Mark ${formatCountWithNoun(count, 'episode', 'episodes')}`,
  notNow: 'Not now',
} as const;

/** "S2 E4". */
export const episodeCode = ({ season, episode }: EpisodeNumber): string => `S${season} E${episode}`;

/** Returns what was watched: "Season 2, episode 4", "Season 2", "Whole series, 62 episodes"; null for a film. */
export const viewingPartText = ({
  item, season, episode, episodeCount,
}: Pick<Viewing, 'item' | 'season' | 'episode' | 'episodeCount'>): string | null => {
  if (season === null && item.mediaType === 'movie') return null;
  const name = season === null ? 'Whole series' : season === 0 ? 'Specials' : `Season ${season}`;
  if (episode !== null) return `${name}, episode ${episode}`;
  return episodeCount === null ? name : `${name}, ${formatCountWithNoun(episodeCount, 'episode', 'episodes')}`;
};

/** Returns how a viewing was rated: "Rated 8 then". The title's own rating can be another one by now. */
export const ratedThenText = (rating: number): string => `Rated ${formatRating(rating)} then`;

/** Returns a viewing's day: "12 March 2026", "Day unknown". */
export const viewingDayText = (day: string | null): string => (day === null ? 'Day unknown' : formatDate(day));

/** Returns a viewing in one line: "Season 2, episode 4, 12 March 2026". */
export const viewingText = (viewing: Pick<Viewing, 'item' | 'season' | 'episode' | 'episodeCount' | 'day'>): string => {
  const part = viewingPartText(viewing);
  const day = viewingDayText(viewing.day);
  return part === null ? day : `${part}, ${day}`;
};

/** Returns why a change of the watch history or of a rating was refused, in one or two sentences. */
export const historyFailureText = (failure: Failure): string => {
  if (failure._tag === 'invalid') {
    if (failure.rule === 'too-many') return 'No more viewings fit. Remove one first.';
    return failure.field === 'rating'
      ? 'A rating is a half or whole number up to 10.'
      : 'A viewing can’t be in the future. Choose another day.';
  }
  if (failure._tag === 'forbidden') return 'Only you can change your history. Sign in again and try once more.';
  if (failure._tag === 'not-found') return 'This viewing no longer exists.';
  return 'Something went wrong. Nothing was lost. Try again.';
};
