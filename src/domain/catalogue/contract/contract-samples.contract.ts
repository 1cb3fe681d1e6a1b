import { expect } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue';

/** Data that a catalogue under test must contain. */
export type ContractSamples = {
  /** A film with cast and director. */
  readonly movie: {
    readonly id: number;
    readonly imdbId: string;
    readonly title: string;
    readonly year: number;
    readonly director: string;
  };
  /** A series with at least one season, and the first episode of one with its IMDb id and TVDB's number. */
  readonly series: {
    readonly id: number; readonly imdbId: string; readonly tvdbId: number; readonly title: string;
    readonly episode: { readonly imdbId: string; readonly tvdbId: number; readonly season: number };
  };
  /** A film in a collection of at least two films. */
  readonly inCollection: { readonly id: number };
  /** Whether the source has TVDB's numbers and the ids of episodes. */
  readonly hasForeignIds: boolean;
  /** Whether the source has the IMDb ids of its titles at hand, without their details. */
  readonly hasImdbIds: boolean;
  /** Whether the source has a model of facts that known titles share. */
  readonly hasTasteModel: boolean;
  /** Search text that matches only an adult title, if the source has one. */
  readonly adult?: string;
};

export type ContractSubject = { readonly catalogue: () => Promise<Catalogue>; readonly known: ContractSamples };

/** An id that exists in no catalogue. */
export const UNKNOWN_ID = 2_000_000_000;

export const expectNoDuplicates = (keys: ReadonlyArray<unknown>): void => {
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
};
