import * as E from 'fp-ts/Either';
import { MAX_DESCRIPTION_LENGTH } from '#domain/lists/list';
import { MAX_NOTE_LENGTH } from '#domain/lists/list-item';
import type { Answer } from '#domain/shared/answer';
import { cutText } from '#domain/shared/cut-text';
import type { Failure } from '#domain/shared/failure';
import type { UnmatchedEntries, UnmatchedPage } from '#domain/unmatched/unmatched-entries';
import { isPartOf, partsOfRows } from '#domain/unmatched/unmatched-part';
import type { UserId } from '#domain/users/user-id';
import type { ImportedFact, ImportRow } from '#application/imports/import-row';
import { createPause, mapInSlices, type Pause } from '#application/imports/pause';
import { rowOfText } from './unmatched-rows';

/** A row as the account keeps it. @property text the stored row, which a removal names. @property row null for one that cannot be read. */
type StoredRow = { readonly partId: string; readonly text: string; readonly row: ImportRow | null };
export type AccountRow = StoredRow & { readonly row: ImportRow };

const [MAX_NAME, MAX_DIRECTORS] = [500, 20];

const boundedFact = (fact: ImportedFact): ImportedFact =>
  (fact.kind !== 'item' ? fact
    : { ...fact, list: cutText(fact.list, MAX_NAME), note: fact.note === null ? null : cutText(fact.note, MAX_NOTE_LENGTH) });

/** Returns a row as the account keeps it. Its note is as long as one on a list; names beyond the bounds belong to no title. */
const boundedRow = ({ file, row, title, facts, rank, description }: ImportRow): ImportRow => ({
  file: cutText(file, MAX_NAME), row, ...(typeof rank === 'number' && { rank }),
  ...(typeof description === 'string' && { description: cutText(description, MAX_DESCRIPTION_LENGTH) }),
  title: {
    ...title, name: cutText(title.name, MAX_NAME),
    directors: title.directors.slice(0, MAX_DIRECTORS).map((name) => cutText(name, MAX_NAME)),
  },
  facts: facts.map(boundedFact),
});

/**
 * Returns a text that is equal for rows that say the same about the same title, wherever they stand, and for a row of a file and what the
 * account keeps of it. Former versions kept viewings without their rating and their day of broadcast: a row that is there already is no
 * other one for it.
 */
export const rowKey = (row: ImportRow): string => {
  const { title, facts } = boundedRow(row);
  return JSON.stringify([title, facts.map((fact) => (fact.kind !== 'viewing' ? fact : {
    ...fact, rating: undefined, plays: undefined, ...(fact.named !== undefined && { named: { ...fact.named, date: undefined } }),
  }))]);
};

const ratedViewings = ({ facts }: ImportRow): number => facts.filter((fact) => fact.kind === 'viewing' && fact.rating !== undefined).length;

/** Returns the row of two that say the same which has the ratings of its viewings; the first one if both have. */
const fullerRow = (one: ImportRow, other: ImportRow | undefined): ImportRow =>
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

const readStored = (entries: UnmatchedEntries, uid: UserId): Answer<ReadonlyArray<StoredRow>> => async () => {
  const [stored, pause]: [StoredRow[], Pause] = [[], createPause()];
  let after: string | null = null;
  do {
    const page: E.Either<Failure, UnmatchedPage> = await entries.readUnmatched(uid, after)();
    if (E.isLeft(page)) return page;
    for (const { partId, rows } of page.right.parts) {
      for (const text of rows) stored.push({ partId, text, row: rowOfText(text) });
      await pause();
    }
    after = page.right.next;
  } while (after !== null);
  return E.right(stored);
};

/** Reads the rows that the account keeps. Damaged ones stay there and are left out. */
export const readAccountRows = (entries: UnmatchedEntries, uid: UserId): Answer<ReadonlyArray<AccountRow>> => async () =>
  E.map((stored: ReadonlyArray<StoredRow>) => stored.flatMap(({ row, ...each }) => (row === null ? [] : [{ ...each, row }])))(
    await readStored(entries, uid)());

const removeStored = async (
  entries: UnmatchedEntries, uid: UserId, rows: ReadonlyArray<Pick<StoredRow, 'partId' | 'text'>>,
): Promise<E.Either<Failure, void>> => {
  for (const id of new Set(rows.map(({ partId }) => partId))) {
    const texts = rows.filter(({ partId }) => partId === id).map(({ text }) => text);
    const removed = await entries.removeUnmatched(uid, id, texts)();
    if (E.isLeft(removed)) return removed;
  }
  return E.right(undefined);
};

/** Removes rows that were read before, part by part; those that came since stay. */
export const removeAccountRows =
  (entries: UnmatchedEntries, uid: UserId, rows: ReadonlyArray<Pick<AccountRow, 'partId' | 'text'>>): Answer<void> =>
  () => removeStored(entries, uid, rows);

/** Gives the account the rows of an import that it does not have yet, or has without the ratings of their viewings. May be repeated. */
export const keepAccountRows =
  (entries: UnmatchedEntries, uid: UserId, importId: string, rows: ReadonlyArray<ImportRow>): Answer<void> =>
  async () => {
    if (rows.length === 0) return E.right(undefined);
    const stored = await readStored(entries, uid)();
    if (E.isLeft(stored)) return stored;
    const pause = createPause();
    const readable = stored.right.flatMap(({ row, ...each }) => (row === null ? [] : [{ ...each, row }]));
    const before = await mapInSlices(readable, (each) => ({ ...each, key: rowKey(each.row) }), pause);
    const added = await mapInSlices(rows.map(boundedRow), (row) => ({ row, key: rowKey(row) }), pause);
    const fullest = new Map<string, ImportRow>();
    for (const { key, row } of [...before, ...added]) fullest.set(key, fullerRow(fullest.get(key) ?? row, row));
    const present = new Set(before.map(({ row }) => row));
    const texts = [...fullest.values()].filter((row) => !present.has(row)).map((row) => JSON.stringify(row));
    const outdated = before.filter(({ key, row }) => ratedViewings(row) < ratedViewings(fullest.get(key) ?? row));
    for (const part of partsOfRows(importId, texts, stored.right.map(({ partId }) => partId))) {
      const kept = await entries.keepUnmatched(uid, part)();
      if (E.isLeft(kept)) return kept;
    }
    return removeStored(entries, uid, outdated);
  };

/** Removes the rows that imports have left, as far as they are there. @param others keys of rows that other imports have left, too. */
export const forgetRowsOf = (
  entries: UnmatchedEntries, uid: UserId, importIds: ReadonlyArray<string>, others: ReadonlySet<string>,
): Answer<void> => async () => {
  const stored = await readStored(entries, uid)();
  if (E.isLeft(stored)) return stored;
  const isOwn = ({ partId, row }: StoredRow): boolean =>
    importIds.some((id) => isPartOf(id, partId)) && (row === null || !others.has(rowKey(row)));
  return removeStored(entries, uid, stored.right.filter(isOwn));
};

/** Removes the rows that an import has found, whatever import has left them. */
export const forgetFoundRows = (entries: UnmatchedEntries, uid: UserId, rows: ReadonlyArray<ImportRow>): Answer<void> => async () => {
  if (rows.length === 0) return E.right(undefined);
  const stored = await readStored(entries, uid)();
  if (E.isLeft(stored)) return stored;
  const found = new Set(rows.map(rowKey));
  return removeStored(entries, uid, stored.right.filter(({ row }) => row !== null && found.has(rowKey(row))));
};
