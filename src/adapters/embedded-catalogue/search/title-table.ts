import type { Title } from '#domain/catalogue/title';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { CatalogueEntry } from '#adapters/embedded-catalogue/queries/catalogue-entry';
import { buildCatalogueEntry, type IndexColumns } from '#adapters/embedded-catalogue/files/index-file';

/** The titles of the index by row: films, then series. A title is built only for the few rows that are returned. */
export type TitleTable = {
  /** Number of films, which is the first row of a series. */
  readonly films: number;
  readonly size: number;
  /** Everything that filters ask for. */
  readonly entryAt: (row: number) => CatalogueEntry;
  /** Returns the row of a title; null for an unknown one. The table of rows is built by the first call. */
  readonly rowOf: (id: TitleId) => number | null;
  readonly titleAt: (row: number) => Title;
  readonly nameAt: (row: number) => string;
  readonly yearAt: (row: number) => number;
  readonly popularityAt: (row: number) => number;
};

export const createTitleTable = ({ movie, tv }: IndexColumns): TitleTable => {
  const films = movie.id.length;
  const at =
    <A>(read: (columns: typeof movie, index: number) => A) =>
    (row: number): A =>
      row < films ? read(movie, row) : read(tv, row - films);
  const entryAt = at(buildCatalogueEntry);
  let rows: ReadonlyMap<string, number> | null = null;
  const keyAt = at(({ mediaType, id }, index) => itemKey({ mediaType, id: id[index] ?? 0 }));
  return {
    entryAt,
    rowOf: (id) => (rows ??= new Map(Array.from({ length: films + tv.id.length }, (_, row) => [keyAt(row), row]))).get(itemKey(id)) ?? null,
    films,
    size: films + tv.id.length,
    titleAt: (row) => entryAt(row).summary,
    nameAt: at(({ title }, index) => title[index] ?? ''),
    yearAt: at(({ year }, index) => year[index] ?? 0),
    popularityAt: at(({ popularities }, index) => popularities[index] ?? 0),
  };
};
