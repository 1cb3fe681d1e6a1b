import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import type { GoneEntries, ImportJournal } from '#application/ports/import-journal';
import type { Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';

/** Notes in all later imports which entries their undo does not bring back, because the import that had added them is taken back. */
export const dropFromLater = async (
  journal: ImportJournal, uid: UserId, importId: string, { dropped, goneRatings }: GoneEntries,
): Promise<E.Either<Failure, unknown>> => {
  if (dropped.length + goneRatings.length === 0) return E.right(undefined);
  const all = await firstValueFrom(journal.watch(uid));
  if (E.isLeft(all)) return all;
  // The newest one comes first. Without the import, nothing says which ones are later.
  const later = all.right.slice(0, Math.max(all.right.findIndex((each) => each.importId === importId), 0));
  for (const { importId: id } of later.filter(({ status }) => status !== 'undone')) {
    const noted = await journal.update(uid, id, (each) => ({
      ...each, dropped: [...new Set([...each.dropped, ...dropped])], goneRatings: [...each.goneRatings, ...goneRatings],
    }))();
    if (E.isLeft(noted)) return noted;
  }
  return all;
};
