import type { Filterable } from '#domain/catalogue/matches';
import type { Sortable } from '#domain/catalogue/compare';
import type { Title } from '#domain/catalogue/title';

/** A title of the index: its summary, and the facts that filters, sorts and lists look at. Here `runtime` is an episode's for series. */
export type Entry = Omit<Filterable, 'year'> & Sortable & {
  readonly year: number;
  readonly imdbId: string | null;
  /** 0 to 100: log of votes and viewers, see the README of the facts. */
  readonly popularity: number;
  readonly lastAirDate: string | null;
  readonly summary: Title;
};
