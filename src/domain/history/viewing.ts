import * as t from 'io-ts';
import { StoredTitle } from '../lists/stored-title';

const orNull = <C extends t.Mixed>(codec: C): t.UnionC<[C, t.NullC]> => t.union([codec, t.null]);

/** What was watched: a film, a whole series (`season` null), a whole season (`episode` null) or one episode. */
const part = {
  /** 0 for specials. */
  season: orNull(t.number),
  /** Number within its season. */
  episode: orNull(t.number),
  /** Of a whole season: it has the episodes 1 to this one. Of a whole series: the episodes that had aired. Null if unknown, and for everything else. */
  episodeCount: orNull(t.number),
};

/** When something was watched; both null for an unknown day. */
const time = {
  /** Day of the member's calendar, `YYYY-MM-DD`. */
  day: orNull(t.string),
  /** Ms since 1970: now, or noon of a past day. Never in the future. */
  watchedAt: orNull(t.number),
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
  }),
  'Viewing',
);
export type Viewing = t.TypeOf<typeof Viewing>;

/** Film, series, season or episode that is watched at a time. */
export type WatchedPart = { readonly season: number | null; readonly episode: number | null; readonly episodeCount: number | null; readonly minutes: number | null };

export type ViewingTime = { readonly day: string | null; readonly watchedAt: number | null };

/** Longest stored running time; a series may be longer. */
const MAX_MINUTES = 100_000;

/**
 * Returns a film or a whole series. A series has the episodes of its seasons, each as long as the catalogue says of its episodes.
 * @param seasonSizes numbers of aired episodes of a series' seasons; null if unknown.
 */
export const wholeTitle = (item: StoredTitle, seasonSizes: ReadonlyArray<number> | null = null): WatchedPart => {
  if (item.mediaType === 'movie') return { season: null, episode: null, episodeCount: null, minutes: item.runtime };
  const episodeCount = seasonSizes === null ? null : seasonSizes.reduce((sum, size) => sum + size, 0);
  const minutes = episodeCount === null || item.runtime === null ? null : Math.min(MAX_MINUTES, episodeCount * item.runtime);
  return { season: null, episode: null, episodeCount, minutes };
};

/** Creates a viewing. @param entryId letters, digits, `-` and `_`; at most 64. */
export const createViewing = (entryId: string, item: StoredTitle, { season, episode, episodeCount, minutes }: WatchedPart, { day, watchedAt }: ViewingTime): Viewing => ({
  entryId, item, season, episode, episodeCount, day, watchedAt, minutes, decade: item.releaseYear === null ? null : Math.floor(item.releaseYear / 10) * 10,
});

type ViewingPlace = Pick<Viewing, 'watchedAt' | 'season' | 'episode'>;

/** Compares viewings of one title: last viewing first, unknown days last; of viewings at the same time, the later season and episode first. */
export const compareViewingsOfTitle = (one: ViewingPlace, other: ViewingPlace): number =>
  (one.watchedAt === other.watchedAt ? 0 : (other.watchedAt ?? -Infinity) - (one.watchedAt ?? -Infinity)) || (other.season ?? 0) - (one.season ?? 0) || (other.episode ?? 0) - (one.episode ?? 0);

/** Returns the number of episodes of a viewing: 1 for an episode, 0 for a film, and for a season or a series of unknown length. */
export const countEpisodes = ({ episode, episodeCount }: Pick<Viewing, 'episode' | 'episodeCount'>): number => (episode === null ? (episodeCount ?? 0) : 1);
