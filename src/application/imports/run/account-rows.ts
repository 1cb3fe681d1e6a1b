import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { UnmatchedEntries, UnmatchedPage } from '#domain/unmatched/unmatched-entries';
import { importOfPart, isPartOf, partsOfRows } from '#domain/unmatched/unmatched-part';
import type { UserId } from '#domain/users/user-id';
import type { ImportRow } from '#application/imports/import-row';
import { createPause, mapInSlices, type Pause } from '#application/imports/pause';
import { boundedRows, fullerRow, ratedViewings, rowKey } from './distinct-rows';
import { rowOfText } from './unmatched-rows';

/** A row as the account keeps it. @property text the stored row, which a removal names. @property row null for one that cannot be read. */
type StoredRow = { readonly partId: string; readonly text: string; readonly row: ImportRow | null };
export type AccountRow = StoredRow & { readonly row: ImportRow };

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

const readableOf = (stored: ReadonlyArray<StoredRow>): ReadonlyArray<AccountRow> =>
  stored.flatMap(({ row, ...each }) => (row === null ? [] : [{ ...each, row }]));

/** Reads the rows that the account keeps. Damaged ones stay there and are left out. */
export const readAccountRows = (entries: UnmatchedEntries, uid: UserId): Answer<ReadonlyArray<AccountRow>> => async () =>
  E.map(readableOf)(await readStored(entries, uid)());

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
    const before = await mapInSlices(readableOf(stored.right), (each) => ({ ...each, key: rowKey(each.row) }), pause);
    const added = await mapInSlices(rows.flatMap(boundedRows), (row) => ({ row, key: rowKey(row) }), pause);
    const fullest = new Map<string, ImportRow>();
    for (const { key, row } of [...before, ...added]) fullest.set(key, fullerRow(fullest.get(key) ?? row, row));
    const present = new Set(before.map(({ row }) => row));
    // A row that replaces another one belongs to the import of that one: the undo of this import leaves it.
    const owners = new Map(before.map(({ key, partId }) => [key, importOfPart(partId)]));
    const missing = [...fullest].filter(([, row]) => !present.has(row));
    const textsOf = (owner: string): ReadonlyArray<string> =>
      missing.flatMap(([key, row]) => ((owners.get(key) ?? importId) === owner ? [JSON.stringify(row)] : []));
    const parts = [...new Set([importId, ...owners.values()])].flatMap((owner) =>
      partsOfRows(owner, textsOf(owner), stored.right.map(({ partId }) => partId)));
    const outdated = before.filter(({ key, row }) => ratedViewings(row) < ratedViewings(fullest.get(key) ?? row));
    for (const part of parts) {
      const kept = await entries.keepUnmatched(uid, part)();
      if (E.isLeft(kept)) return kept;
    }
    return removeStored(entries, uid, outdated);
  };

/**
 * Removes the rows that imports have left, as far as they are there. @param others imports that have left rows, too, by the keys of these:
 * the rows are theirs afterwards.
 */
export const forgetRowsOf = (
  entries: UnmatchedEntries, uid: UserId, importIds: ReadonlyArray<string>, others: ReadonlyMap<string, string>,
): Answer<void> => async () => {
  const stored = await readStored(entries, uid)();
  if (E.isLeft(stored)) return stored;
  const own = stored.right.filter(({ partId }) => importIds.some((id) => isPartOf(id, partId)));
  // A row that was given to another import is not given again if the removal failed after that.
  const given = new Set(stored.right.map(({ partId, text }) => `${importOfPart(partId)} ${text}`));
  const heirs = new Map<string, string[]>();
  for (const { row, text } of own) {
    const heir = row === null ? undefined : others.get(rowKey(row));
    if (heir === undefined || given.has(`${heir} ${text}`)) continue;
    given.add(`${heir} ${text}`);
    heirs.set(heir, heirs.get(heir) ?? []).get(heir)?.push(text);
  }
  const partIds = stored.right.map(({ partId }) => partId);
  for (const part of [...heirs].flatMap(([heir, texts]) => partsOfRows(heir, texts, partIds))) {
    const kept = await entries.keepUnmatched(uid, part)();
    if (E.isLeft(kept)) return kept;
  }
  return removeStored(entries, uid, own);
};

/** Removes the rows that an import has found, whatever import has left them. */
export const forgetFoundRows = (entries: UnmatchedEntries, uid: UserId, rows: ReadonlyArray<ImportRow>): Answer<void> => async () => {
  if (rows.length === 0) return E.right(undefined);
  const stored = await readStored(entries, uid)();
  if (E.isLeft(stored)) return stored;
  const found = new Set(rows.map(rowKey));
  return removeStored(entries, uid, stored.right.filter(({ row }) => row !== null && found.has(rowKey(row))));
};
