import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { orNull } from '#domain/shared/codecs/or-null';
import type { ImportRow } from '#application/imports/import-row';
import type { PlannedImport } from '#application/imports/planned-row';
import type { ServiceRows } from '#application/imports/read-service-files';

const day = orNull(t.string);
const numberOrNull = orNull(t.number);
/** A number that rows of former versions lack. */
const laterNumber = new t.Type<number | null, number | null>(
  'laterNumber', numberOrNull.is, (input, context) => numberOrNull.validate(input ?? null, context), t.identity,
);
const mediaType = orNull(t.union([t.literal('movie'), t.literal('tv')]));
/** A row of a file as it is kept while its title is not known. */
export const UnmatchedRow: t.Type<ImportRow, unknown> = t.strict({
  file: t.string, row: t.number,
  title: t.strict({
    name: t.string, year: orNull(t.number), mediaType, usualType: mediaType, tmdbId: orNull(t.number), imdbId: orNull(t.string),
    directors: t.readonlyArray(t.string), minutes: orNull(t.number),
    tvdbId: laterNumber,
  }),
  facts: t.readonlyArray(t.union([
    t.exact(t.intersection([
      t.type({ kind: t.literal('viewing'), day, episode: orNull(t.strict({ season: t.number, episode: t.number })) }),
      t.partial({ named: t.strict({ season: numberOrNull, name: t.string }) }),
    ])),
    t.strict({ kind: t.literal('rating'), rating: t.number, day }),
    t.strict({ kind: t.literal('item'), list: t.string, note: orNull(t.string), day }),
  ])),
});
const Rows = t.readonlyArray(UnmatchedRow, 'UnmatchedRows');

/** Returns the rows whose title is not found or not decided: they can be looked for again when the catalogue has more. */
export const unmatchedRows = ({ rows }: ServiceRows, plan: PlannedImport): ReadonlyArray<ImportRow> =>
  rows.filter((_, index) => ['unknown', 'doubtful'].includes(plan.rows[index]?.state ?? ''));

/** Reads rows that were kept as JSON; null if the text is none. */
export const rowsOfText = (text: string): ReadonlyArray<ImportRow> | null => {
  try {
    const rows = Rows.decode(JSON.parse(text));
    return E.isRight(rows) ? rows.right : null;
  } catch {
    return null;
  }
};
