import * as t from 'io-ts';
import { StoredTitle } from '#domain/lists/stored-title';
import { orNull } from '#domain/shared/codecs/or-null';
import { TimeMillis } from '#domain/shared/dates';
import { isDay } from './days';
import { refineCodec } from '#domain/shared/refine-codec';
import { withDefault } from '#domain/shared/with-default';
import { episodesText, type EpisodeNumber } from './series/episodes-text';

/** Subject of a viewing: a film, a whole series (`season` null), a whole season (`episode` null) or one episode. */
const part = {
  /** 0 for specials. */
  season: orNull(t.number),
  /** Number within its season. */
  episode: orNull(t.number),
  /** Number of the episodes of a whole season or series that had aired. Null if unknown, and for everything else. */
  episodeCount: orNull(t.number),
  /** These episodes, see `episodesText`. Null if unknown, in viewings of former versions, and for everything else. */
  episodes: withDefault(orNull(t.string), null),
};

/** Earliest day of a viewing. Nobody who keeps a history watched anything before. `firestore.rules` has the same day. */
export const FIRST_VIEWING_DAY = '1900-01-01';

/** When something was watched; both null for an unknown day. */
const time = {
  /** Day of the member's calendar, `YYYY-MM-DD`. */
  day: orNull(refineCodec(t.string, isDay, 'a day')),
  /** Ms since 1970: the moment of logging, or noon of a past day. Never in the future. */
  watchedAt: orNull(TimeMillis),
};

/** The document `users/{uid}/history/{entryId}`: one viewing. A rewatch is a second one. */
export const Viewing = t.readonly(
  t.strict({
    entryId: t.string,
    item: StoredTitle,
    ...part,
    ...time,
    /** Running time of what was watched; null if unknown. */
    minutes: orNull(t.number),
    /** First year of the title's decade (1990); null without a year. */
    decade: orNull(t.number),
    /** How it was rated on this viewing, 0.5 to 10 in halves; null if it was not. The title's own rating stands for itself. */
    rating: withDefault(orNull(t.number), null),
  }),
  'Viewing',
);
export type Viewing = t.TypeOf<typeof Viewing>;

/** Film, series, season or episode that is watched at a time. */
export type WatchedPart = Pick<Viewing, 'season' | 'episode' | 'episodeCount' | 'episodes' | 'minutes'>;

export type ViewingTime = { readonly day: string | null; readonly watchedAt: number | null };

/** Longest stored running time; a series may be longer. */
const MAX_MINUTES = 100_000;

/** Returns one episode. */
export const singleEpisode = ({ season, episode }: EpisodeNumber, minutes: number | null): WatchedPart => ({
  season, episode, episodeCount: null, episodes: null, minutes,
});

/** Returns the sum; null if a value is unknown. */
const sumOf = (values: ReadonlyArray<number | null>): number | null =>
  values.reduce((sum, value) => (sum === null || value === null ? null : Math.min(MAX_MINUTES, sum + value)), 0);

/** Returns these episodes of a season as one part. */
export const wholeSeason = (
  season: number, own: ReadonlyArray<EpisodeNumber>,
  minutesOf: (episode: EpisodeNumber) => number | null,
): WatchedPart => ({
  season, episode: null, episodeCount: own.length,
  episodes: episodesText(own),
  minutes: sumOf(own.map(minutesOf)),
});

/**
 * Returns a film or a whole series. A series has the episodes that have aired, each as long as the catalogue says of its episodes.
 * @param aired null if unknown.
 */
export const wholeTitle = (item: StoredTitle, aired: ReadonlyArray<EpisodeNumber> | null = null): WatchedPart => {
  const whole = { season: null, episode: null };
  if (item.mediaType === 'movie') return { ...whole, episodeCount: null, episodes: null, minutes: item.runtime };
  if (aired === null) return { ...whole, episodeCount: null, episodes: null, minutes: null };
  return {
    ...whole,
    episodeCount: aired.length,
    episodes: episodesText(aired),
    minutes: item.runtime === null ? null : Math.min(MAX_MINUTES, aired.length * item.runtime),
  };
};

/** Creates a viewing. @param entryId letters, digits, `-` and `_`; at most 64. @param rating of this viewing, if it was rated. */
export const createViewing = (
  entryId: string, item: StoredTitle,
  { season, episode, episodeCount, episodes, minutes }: WatchedPart,
  { day, watchedAt }: ViewingTime,
  rating: number | null = null,
): Viewing => ({
  entryId, item, season, episode, episodeCount, episodes, day, watchedAt, minutes, rating,
  decade: item.releaseYear === null ? null : Math.floor(item.releaseYear / 10) * 10,
});

/**
 * Compares two times: the later day first, of one day the later moment of logging, unknown days last. A day counts for itself: after travel
 * over time zones, an earlier day can have the later moment.
 */
export const compareViewingTimes = (one: ViewingTime, other: ViewingTime): number => {
  if (one.day !== other.day) return (one.day ?? '') < (other.day ?? '') ? 1 : -1;
  return (other.watchedAt ?? 0) - (one.watchedAt ?? 0);
};

type ViewingPlace = ViewingTime & Pick<Viewing, 'season' | 'episode'>;

/**
 * Compares viewings of one title: last viewing first, unknown days last; of viewings at the same time, the later season and episode first.
 */
export const compareViewingsOfTitle = (one: ViewingPlace, other: ViewingPlace): number =>
  compareViewingTimes(one, other) || (other.season ?? 0) - (one.season ?? 0) || (other.episode ?? 0) - (one.episode ?? 0);

/** Returns the number of episodes of a viewing: 1 for an episode, 0 for a film, and for a season or a series of unknown length. */
export const countEpisodes = ({ episode, episodeCount }: Pick<Viewing, 'episode' | 'episodeCount'>): number =>
  episode === null ? (episodeCount ?? 0) : 1;

/** Returns as how many viewings a viewing counts: a season or a series as its episodes. */
export const viewingWeight = (viewing: Pick<Viewing, 'episode' | 'episodeCount'>): number => Math.max(1, countEpisodes(viewing));
