import type { Title } from '#domain/catalogue/title';
import { buildCatalogueEntry, type IndexColumns } from '#adapters/embedded-catalogue/files/index-file';

/** The titles of the index by row: films, then series. A title is built only for the few rows that are returned. */
export type TitleTable = {
  /** Number of films, which is the first row of a series. */
  readonly films: number;
  readonly size: number;
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
  return {
    films,
    size: films + tv.id.length,
    titleAt: at((columns, index) => buildCatalogueEntry(columns, index).summary),
    nameAt: at(({ title }, index) => title[index] ?? ''),
    yearAt: at(({ year }, index) => year[index] ?? 0),
    popularityAt: at(({ popularities }, index) => popularities[index] ?? 0),
  };
};
