import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { filter, firstValueFrom, map } from 'rxjs';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { MemberListsLoader } from '#application/lists/member-lists-loader';
import { parseItemKey } from '#domain/catalogue/title-id';
import { toStoredTitle } from '#domain/lists/stored-title';
import type { UserId } from '#domain/users/user-id';
import { toast } from '#ui/design/toasts/toast.ts';
import { addedToText, CARD_ACTION_MESSAGES } from '#ui/messages/lists/card-actions.messages.ts';
import { addedToWatchlistText } from '#ui/messages/lists/shared-list-actions.messages.ts';
import { toastFailedChange, toastListChange } from './list-change-toast';
import { watchDefaultListIDs } from './title-action-deps';

type Deps = Pick<MemberListsLoader, 'current$'> & Pick<CatalogueUseCases, 'getDetails'>;

/**
 * Puts a title on the watchlist of the member who has just signed in, and says so with "Undo". Waits for the lists of this member; rejects
 * if they are closed before. Load only by import().
 * @param key of the title; the catalogue says what is stored of it.
 */
export const saveAfterSignIn = async ({ current$, getDetails }: Deps, uid: UserId, key: string): Promise<void> => {
  const id = O.toNullable(parseItemKey(key));
  if (id === null) return;
  const lists = await firstValueFrom(current$.pipe(filter((open): open is ListUseCases => open?.uid === uid)));
  const details = await getDetails(id)();
  if (E.isLeft(details)) {
    toastFailedChange(details.left);
    return;
  }
  const listID = await firstValueFrom(
    watchDefaultListIDs(lists.lists).pipe(map(({ watchlist }) => watchlist), filter((known) => known !== undefined)),
  );
  const { listIDs } = await firstValueFrom(lists.titleState(id).pipe(filter((state) => state !== null)));
  if (listIDs.includes(listID)) {
    toast({ text: addedToWatchlistText(0, 1) });
    return;
  }
  const added = await lists.addTitles(listID, [toStoredTitle(details.right, details.right.imdbId)])();
  if (E.isLeft(added)) toastFailedChange(added.left);
  else toastListChange(lists, addedToText(CARD_ACTION_MESSAGES.lists.watchlist));
};
