import type { Title } from '#domain/catalogue/title';
import type { Answer } from '#domain/shared/answer';

/** The number of an episode at another service. */
export type EpisodeId = { readonly by: 'imdb'; readonly id: string } | { readonly by: 'tvdb'; readonly id: number };
/** An episode with its series. */
export type FoundEpisode = { readonly series: Title; readonly season: number; readonly episode: number };

/** The part of a catalogue that finds titles by the numbers of other services. Fails as the methods of `Catalogue`. */
export type ForeignIds = {
  /** Finds titles by IMDb id (`tt0133093`): none, one, or rarely both a film and a series. A malformed id returns an empty array. */
  readonly findByImdb: (imdbId: string, signal?: AbortSignal) => Answer<ReadonlyArray<Title>>;
  /** Finds series by TVDB's number: none or one. A catalogue without these numbers returns an empty array. */
  readonly findByTvdb: (tvdbId: number, signal?: AbortSignal) => Answer<ReadonlyArray<Title>>;
  /** Finds an episode; null for a number that is none of an episode, and where the catalogue has no such numbers. */
  readonly findEpisode: (id: EpisodeId, signal?: AbortSignal) => Answer<FoundEpisode | null>;
};
