import type { Filterable } from '#domain/catalogue/filter-match';
import type { Sortable } from '#domain/catalogue/sort-titles';
import type { Title } from '#domain/catalogue/title';

/** A title of the index: its summary, and the fields that filters, sorting and lists use. */
export type CatalogueEntry = Omit<Filterable, 'year'> & Sortable & {
  readonly year: number;
  /** 0 to 100: logarithm of votes and viewers, see `catalogue/README.md`. */
  readonly popularity: number;
  /**
   * Date of the last broadcast as of the snapshot of the facts' source, used for the lists of that week. The details have the corrected
   * date.
   */
  readonly lastAirDateThen: string | null;
  readonly summary: Title;
};
