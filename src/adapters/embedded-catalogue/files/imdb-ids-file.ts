import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { MediaType } from '#domain/catalogue/media-type';
import type { TitleId } from '#domain/catalogue/title-id';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import type { CatalogueEntry } from '#adapters/embedded-catalogue/queries/catalogue-entry';
import { NumberColumn } from './column';
import { IMDB_IDS_FILE } from './file-names';
import type { Index } from './index-file';

/** Digits of `tt…` as numbers, in the order of the index. */
export const ImdbIdsFile = t.strict({ movie: NumberColumn, tv: NumberColumn }, 'ImdbIdsFile');

export type ImdbIds = {
  /** Returns the titles with an IMDb id: rarely more than one. */
  readonly find: (imdbId: string) => ReadonlyArray<CatalogueEntry>;
  /** Returns the IMDb id of a title; null if unknown. */
  readonly idOf: (title: TitleId) => string | null;
};

export const decodeImdbIds = (index: Index) => (input: unknown): E.Either<Failure, ImdbIds> =>
  E.map((file: t.TypeOf<typeof ImdbIdsFile>): ImdbIds => {
    // Imports ask for thousands of titles.
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
  })(decode(ImdbIdsFile, IMDB_IDS_FILE)(input));
