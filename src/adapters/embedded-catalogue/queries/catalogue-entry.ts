import type { Filterable } from '#domain/catalogue/filter-match';
import type { Sortable } from '#domain/catalogue/sort-titles';
import type { Title } from '#domain/catalogue/title';

/** A title of the index: its summary, and the facts that filters, sorts and lists look at. */
export type CatalogueEntry = Omit<Filterable, 'year'> & Sortable & {
  readonly year: number;
  readonly imdbId: string | null;
  /** 0 to 100: log of votes and viewers, see the README of the facts. */
  readonly popularity: number;
  /**
   * The last broadcast as the facts' source knew it on its own day: what was on in that week. What is known by now stands in the
   * details.
   */
  readonly lastAirDateThen: string | null;
  readonly summary: Title;
};
