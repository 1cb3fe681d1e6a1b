import { MAX_DESCRIPTION_LENGTH } from '#domain/lists/list';
import { MAX_NOTE_LENGTH } from '#domain/lists/list-item';
import { cutText } from '#domain/shared/cut-text';
import type { ImportedFact, ImportRow } from '#application/imports/import-row';

const [MAX_NAME, MAX_DIRECTORS] = [500, 20];

const boundedFact = (fact: ImportedFact): ImportedFact =>
  (fact.kind !== 'item' ? fact
    : { ...fact, list: cutText(fact.list, MAX_NAME), note: fact.note === null ? null : cutText(fact.note, MAX_NOTE_LENGTH) });

/** Returns a row within the bounds of its texts. Its note is as long as one on a list; names beyond the bounds belong to no title. */
const boundedRow = ({ file, row, title, facts, rank, description }: ImportRow): ImportRow => ({
  file: cutText(file, MAX_NAME), row, ...(typeof rank === 'number' && { rank }),
  ...(typeof description === 'string' && { description: cutText(description, MAX_DESCRIPTION_LENGTH) }),
  title: {
    ...title, name: cutText(title.name, MAX_NAME),
    directors: title.directors.slice(0, MAX_DIRECTORS).map((name) => cutText(name, MAX_NAME)),
  },
  facts: facts.map(boundedFact),
});

/** Most facts of a row that the account keeps: a part has room for it, also if each of them is a rated viewing of an episode. */
const MAX_FACTS = 500;

/** Returns a row as the account keeps it: one that has all episodes of a long series as several rows of its title. */
export const boundedRows = (row: ImportRow): ReadonlyArray<ImportRow> =>
  Array.from({ length: Math.ceil(row.facts.length / MAX_FACTS) }, (_, index) =>
    boundedRow({ ...row, facts: row.facts.slice(index * MAX_FACTS, (index + 1) * MAX_FACTS) }));

/**
 * Returns a text that is equal for rows that say the same about the same title, wherever they stand, and for a row of a file and what the
 * account keeps of it. Former versions kept viewings without their rating and their day of broadcast, and titles of some lists without
 * their day: a row that is there already is no other one for it.
 */
export const rowKey = (row: ImportRow): string => {
  const { title, facts } = boundedRow(row);
  return JSON.stringify([title, facts.map((fact) => {
    if (fact.kind !== 'viewing') return fact.kind === 'item' ? { ...fact, day: undefined } : fact;
    const named = fact.named === undefined ? undefined : { ...fact.named, date: undefined };
    return { ...fact, rating: undefined, plays: undefined, named };
  })]);
};

/** Returns the number of a row's viewings with a rating. */
export const ratedViewings = ({ facts }: ImportRow): number =>
  facts.filter((fact) => fact.kind === 'viewing' && fact.rating !== undefined).length;

/** Returns the row of two that say the same which has the ratings of its viewings; the first one if both have. */
export const fullerRow = (one: ImportRow, other: ImportRow | undefined): ImportRow =>
  (other !== undefined && ratedViewings(other) > ratedViewings(one) ? other : one);

/** Returns each row once: several files can say the same. */
export const distinctRows = (rows: ReadonlyArray<ImportRow>): ReadonlyArray<ImportRow> => {
  const byKey = new Map<string, ImportRow>();
  for (const row of rows) byKey.set(rowKey(row), fullerRow(row, byKey.get(rowKey(row))));
  return [...byKey.values()];
};

/** Returns the rows that say something that none of those that are kept does, each once. */
export const rowsToKeep = (rows: ReadonlyArray<ImportRow>, kept: ReadonlyArray<ImportRow>): ReadonlyArray<ImportRow> => {
  const known = new Map(distinctRows(kept).map((row) => [rowKey(row), row]));
  return distinctRows(rows).filter((row) => {
    const present = known.get(rowKey(row));
    return present === undefined || fullerRow(present, row) === row;
  });
};
