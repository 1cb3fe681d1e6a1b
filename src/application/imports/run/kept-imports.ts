import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { displayListName } from '#domain/lists/list-name';
import type { MemberChange } from '#domain/lists/member-command';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import type { ImportJournal } from '#application/ports/import-journal';
import type { ImportRow } from '#application/imports/import-row';
import { distinctRows } from './distinct-rows';
import { rowsOfText } from './unmatched-rows';

/**
 * Imports as this browser keeps them. @property unmatched rows without a title that the account does not have yet. @property refusedNames
 * shown names of lists that there was no room for.
 */
export type KeptImports = { readonly unmatched: ReadonlyArray<ImportRow>; readonly refusedNames: ReadonlyArray<string> };

/** Reads the changes that imports which run or are paused have left to make, the import that began first at the front. */
export const readChangesLeft =
  (journal: Pick<ImportJournal, 'watch' | 'readChange'>, uid: UserId): Answer<ReadonlyArray<MemberChange>> =>
  async () => {
    const all = await firstValueFrom(journal.watch(uid));
    if (E.isLeft(all)) return all;
    const left: MemberChange[] = [];
    for (const { importId, made, changes } of all.right.filter(({ status }) => status === 'running' || status === 'paused').toReversed())
      for (let index = made; index < changes; index += 1) {
        const change = await journal.readChange(importId, index)();
        if (E.isLeft(change)) return change;
        if (change.right !== null) left.push(change.right);
      }
    return E.right(left);
  };

/** Reads what this browser keeps of all imports that are not taken back. */
export const readKeptImports =
  (journal: Pick<ImportJournal, 'watch' | 'readText'>, uid: UserId): Answer<KeptImports> =>
  async () => {
    const all = await firstValueFrom(journal.watch(uid));
    if (E.isLeft(all)) return all;
    const records = all.right.filter(({ status }) => status !== 'undoing' && status !== 'undone');
    const rows: ImportRow[] = [];
    for (const { importId } of records.filter(({ unmatched, isKept }) => unmatched > 0 && !isKept)) {
      const text: E.Either<Failure, string> = await journal.readText(importId, 'unmatched')();
      if (E.isLeft(text)) return text;
      rows.push(...(await rowsOfText(text.right)));
    }
    const refusedNames = [...new Set(records.flatMap(({ skippedLists }) => skippedLists.map(displayListName)))];
    return E.right({ unmatched: distinctRows(rows), refusedNames });
  };
