import type { ContentFilter } from './content/content-filter';
import type { Title } from './title';

/** All data of one title. Arrays are empty and values null where the source has no data. */
export type TitleDetails = Title & {
  readonly imdbId: string | null;
  readonly tagline: string | null;
  /** "Released", "Ended", "Returning Series": TMDB's term. */
  readonly status: string | null;
  /** Certificate in the requested region, else in the United States. */
  readonly certification: string | null;
  /**
   * Days of a film's release by country (ISO 3166-1): the first one in cinemas or at home. Premieres are not releases, nor is the return of
   * an older film. Absent for a source that does not say.
   */
  readonly releaseDays?: Readonly<Record<string, string>>;
  /** ISO 3166-1. */
  readonly countries: ReadonlyArray<string>;
  readonly keywords: ReadonlyArray<string>;
  /** Companies that made the title; empty for a source that does not say. */
  readonly studios: ReadonlyArray<string>;
  /** Billing order. */
  readonly cast: ReadonlyArray<CastMember>;
  /** Directors first, then writers, then the rest in the source's order; series: creators first. */
  readonly crew: ReadonlyArray<CrewJob>;
  /** Only well-formed YouTube keys; official trailers first. */
  readonly trailers: ReadonlyArray<Trailer>;
  readonly images: ReadonlyArray<TitleImage>;
  readonly recommendations: ReadonlyArray<Title>;
  readonly similar: ReadonlyArray<Title>;
  /** Titles that share one named fact with this title, without this title. Empty for a source that does not say. */
  readonly related: ReadonlyArray<RelatedTitles>;
  readonly collection: { readonly id: number; readonly name: string } | null;
  readonly links: ReadonlyArray<ExternalLink>;
  /** Watch options by region (ISO 3166-1); TMDB's data from JustWatch. */
  readonly watch: Readonly<Record<string, WatchOptions>>;
  /** US dollars; films only. */
  readonly budget: number | null;
  readonly revenue: number | null;
  /** Series only. */
  readonly series: SeriesFacts | null;
};

/**
 * Titles that share a fact: a subject ("a time loop"), a setting ("in Paris in the 1970s"), a network, or genre and decade ("crime
 * dramas of the 1990s").
 */
export type RelatedTitles = {
  readonly by: 'subject' | 'setting' | 'network' | 'era';
  readonly name: string;
  /** The filter that these titles and all others of their type that share the fact meet; absent for a source that has none. */
  readonly content?: ContentFilter;
  /** Best known first. */
  readonly titles: ReadonlyArray<Title>;
};

export type CastMember = {
  readonly personId: number;
  readonly name: string;
  readonly character: string | null;
  /** Number of episodes; series only. */
  readonly episodes: number | null;
  readonly imagePath: string | null;
};

export type CrewJob = { readonly personId: number; readonly name: string; readonly job: string; readonly department: string | null };

export type Trailer = {
  /** YouTube's key: eleven characters of A-Z, a-z, 0-9, _ and -. */
  readonly key: string;
  readonly name: string;
  /** "Trailer", "Teaser", "Clip": TMDB's term. */
  readonly kind: string;
  readonly official: boolean;
};

export type TitleImage = { readonly kind: 'backdrop' | 'poster'; readonly path: string; readonly width: number; readonly height: number };

export type ExternalLink = {
  readonly kind: 'homepage' | 'imdb' | 'tmdb' | 'wikidata' | 'facebook' | 'instagram' | 'twitter';
  readonly url: string;
};

export type WatchOptions = { readonly link: string | null; readonly offers: ReadonlyArray<Offer> };
export type Offer = {
  readonly kind: 'stream' | 'free' | 'ads' | 'rent' | 'buy';
  readonly provider: { readonly id: number; readonly name: string; readonly logoPath: string | null };
};

export type SeriesFacts = {
  readonly lastAirDate: string | null;
  readonly episodeCount: number | null;
  /** Typical runtime of an episode in minutes. */
  readonly episodeRuntime: number | null;
  /** Runtime of the episode that was shown last, else of the next one, in minutes; a last one is often longer than the others. */
  readonly latestRuntime?: number | null;
  readonly networks: ReadonlyArray<string>;
  /** Year of the counts if they are a snapshot; null if current. */
  readonly countsAsOf: number | null;
  readonly seasons: ReadonlyArray<SeasonSummary>;
  /** False for a source that has no episodes of this series: a season has none either. */
  readonly hasEpisodes: boolean;
  readonly nextEpisode: Episode | null;
};

export type SeasonSummary = {
  readonly number: number;
  readonly name: string;
  readonly episodeCount: number | null;
  readonly date: string | null;
  readonly posterPath: string | null;
};

export type Season = SeasonSummary & { readonly overview: string | null; readonly episodes: ReadonlyArray<Episode> };

export type Episode = {
  readonly season: number;
  readonly number: number;
  readonly name: string;
  readonly date: string | null;
  /** Minutes. */
  readonly runtime: number | null;
  readonly overview: string | null;
  readonly vote: number | null;
  readonly stillPath: string | null;
};

/** Returns the length of a film, or the typical one of an episode, in minutes; null if unknown. */
export const typicalLength = ({ runtime, series }: Pick<TitleDetails, 'runtime' | 'series'>): number | null =>
  runtime ?? series?.episodeRuntime ?? null;

/** Returns about how long an episode is, in minutes: as is typical, else as the latest one; null if unknown. */
export const episodeLength = ({ series }: Pick<TitleDetails, 'series'>): number | null =>
  series?.episodeRuntime ?? series?.latestRuntime ?? null;

const youTubeKey = /^[\w-]{11}$/;
/** Validates a YouTube key before its use in an iframe URL, the only external string in such a URL. */
export const isYouTubeKey = (key: string): boolean => youTubeKey.test(key);
