import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { nothingGone, type ImportJournal } from '#application/ports/import-journal';
import type { Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import type { TakenBack } from './taken-back';

/**
 * Notes in all later imports which entries their undo does not bring back, because the import that had added them is taken back. One with
 * changes left was planned while all of them were there, and may replace them yet.
 */
export const dropFromLater = async (
  journal: ImportJournal, uid: UserId, importId: string, { gone = nothingGone, all: taken = nothingGone }: Pick<TakenBack, 'gone' | 'all'>,
): Promise<E.Either<Failure, unknown>> => {
  if (taken.dropped.length + taken.goneRatings.length === 0) return E.right(undefined);
  const all = await firstValueFrom(journal.watch(uid));
  if (E.isLeft(all)) return all;
  // The newest one comes first. Without the import, nothing says which ones are later.
  const later = all.right.slice(0, Math.max(all.right.findIndex((each) => each.importId === importId), 0));
  for (const { importId: id, made, changes } of later.filter(({ status }) => status !== 'undone')) {
    const { dropped, goneRatings } = made < changes ? taken : gone;
    if (dropped.length + goneRatings.length === 0) continue;
    const noted = await journal.update(uid, id, (each) => ({
      ...each, dropped: [...new Set([...each.dropped, ...dropped])], goneRatings: [...each.goneRatings, ...goneRatings],
    }))();
    if (E.isLeft(noted)) return noted;
  }
  return all;
};
