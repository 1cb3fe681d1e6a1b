import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import type { Failure } from '#domain/shared/failure';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { waitsForAccount, type ImportJournal, type ImportRecord } from '#application/ports/import-journal';
import type { ImportRow } from '#application/imports/import-row';
import { forgetFoundRows, forgetRowsOf, keepAccountRows } from './account-rows';
import { boundedRows, rowKey } from './distinct-rows';
import { rowsOfText } from './unmatched-rows';

type Deps = { readonly journal: ImportJournal; readonly lists: Pick<ListUseCases, 'uid' | 'unmatched'> };

/** Returns the beginning of the ids of parts with rows that an undo brings back: they belong to no import. */
const broughtBack = (importId: string): string => `back-${importId}`;

const readRows = async (
  { journal }: Deps, importId: string, name: 'unmatched' | 'found',
): Promise<E.Either<Failure, ReadonlyArray<ImportRow>>> => {
  const text = await journal.readText(importId, name)();
  return E.isLeft(text) ? text : E.right(await rowsOfText(text.right));
};

/** Takes the rows of an import that is undone out of the account, but for those of other imports, and brings back what it has found. */
const takeBackRows = async (deps: Deps, { importId }: ImportRecord, all: ReadonlyArray<ImportRecord>): Promise<E.Either<Failure, void>> => {
  const { uid, unmatched: entries } = deps.lists;
  const others = new Map<string, string>();
  for (const { importId: id } of all.filter((other) => other.isKept && other.unmatched > 0 && other.status !== 'undone')) {
    const rows = await readRows(deps, id, 'unmatched');
    if (E.isLeft(rows)) return rows;
    for (const row of rows.right.flatMap(boundedRows)) others.set(rowKey(row), id);
  }
  // Former versions left rows of other imports to an import that was undone before.
  const undone = all.filter(({ status }) => status === 'undone').map((each) => each.importId);
  const own = await forgetRowsOf(entries, uid, undone, others)();
  if (E.isLeft(own)) return own;
  const found = await readRows(deps, importId, 'found');
  return E.isLeft(found) ? found : keepAccountRows(entries, uid, broughtBack(importId), found.right)();
};

/**
 * Gives the account the rows without a title of an ended import, and takes those out that it has found. The latter stay where the import
 * was stopped or entries were refused: some of them may not have been added.
 */
const leaveRows = async (deps: Deps, { importId, status, refused }: ImportRecord): Promise<E.Either<Failure, void>> => {
  const { uid, unmatched: entries } = deps.lists;
  const [unmatched, found] = [await readRows(deps, importId, 'unmatched'), await readRows(deps, importId, 'found')];
  if (E.isLeft(unmatched)) return unmatched;
  if (E.isLeft(found)) return found;
  const kept = await keepAccountRows(entries, uid, importId, unmatched.right)();
  return E.isLeft(kept) || status !== 'done' || refused > 0 ? kept : forgetFoundRows(entries, uid, found.right)();
};

/** Result of one step: whether more is to do. `later`: the account did not take rows or give them back. */
export type ImportStep = 'left' | 'done' | 'later';

/** Moves the rows of the import that ended first. */
export const keepNextInAccount = async (deps: Deps): Promise<E.Either<Failure, ImportStep>> => {
  const { journal, lists: { uid } } = deps;
  const records = await firstValueFrom(journal.watch(uid));
  if (E.isLeft(records)) return records;
  const record = records.right.filter(waitsForAccount).at(-1);
  if (record === undefined) return E.right('done');
  const isUndone = record.status === 'undone';
  const moved = await (isUndone ? takeBackRows(deps, record, records.right) : leaveRows(deps, record));
  if (E.isLeft(moved)) return E.right('later');
  return E.map((): ImportStep => 'left')(await journal.update(uid, record.importId, (each) => ({ ...each, isKept: !isUndone }))());
};
