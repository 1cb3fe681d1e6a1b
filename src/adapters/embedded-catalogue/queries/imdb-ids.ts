import type { MediaType } from '#domain/catalogue/media-type';
import type { TitleId } from '#domain/catalogue/title-id';
import type { ImdbIdsFile } from '#adapters/embedded-catalogue/files/imdb-ids-file';
import type { Index } from '#adapters/embedded-catalogue/files/index-file';
import type { CatalogueEntry } from './catalogue-entry';

export type ImdbIds = {
  /** Returns the titles with an IMDb id: rarely more than one. */
  readonly find: (imdbId: string) => ReadonlyArray<CatalogueEntry>;
  /** Returns the IMDb id of a title; null if unknown. */
  readonly idOf: (title: TitleId) => string | null;
};

/** Creates the lookups by IMDb id, which few visits need. */
export const createImdbIds = (index: Index, file: ImdbIdsFile): ImdbIds => {
  // Imports request thousands of titles.
  const rows: Partial<Record<MediaType, ReadonlyMap<number, number>>> = {};
  const rowsByDigits: Partial<Record<MediaType, ReadonlyMap<number | null, number>>> = {};
  return {
    find: (imdbId) => {
      // Leading zeros are not significant, but text before or after the digits is another id.
      const digits = /^tt(\d{7,10})$/.exec(imdbId)?.[1];
      if (digits === undefined) return [];
      return (['movie', 'tv'] as const).flatMap((type) => {
        // Of equal numbers the first row counts: it is the best known.
        const own = (rowsByDigits[type] ??= new Map(file[type].map((each, row) => [each, row] as const).reverse()));
        return index[type][own.get(Number(digits)) ?? -1] ?? [];
      });
    },
    idOf: ({ mediaType, id }) => {
      const own = (rows[mediaType] ??= new Map(index[mediaType].map((entry, row) => [entry.id, row])));
      const digits = file[mediaType][own.get(id) ?? -1] ?? 0;
      return digits > 0 ? `tt${String(digits).padStart(7, '0')}` : null;
    },
  };
};
