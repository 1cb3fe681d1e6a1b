import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { filter, firstValueFrom, map, Observable } from 'rxjs';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { MemberListsLoader } from '#application/lists/member-lists-loader';
import { isSignedOutView, type SessionService, type SessionView } from '#application/session/session-service';
import { parseItemKey } from '#domain/catalogue/title-id';
import { toStoredTitle } from '#domain/lists/stored-title';
import { isSignedIn, type SignedIn } from '#domain/users/session';
import { toast } from '#ui/design/toasts/toast.ts';
import { addedToText, CARD_ACTION_MESSAGES } from '#ui/messages/lists/card-actions.messages.ts';
import { addedToWatchlistText } from '#ui/messages/lists/shared-list-actions.messages.ts';
import { toastFailedChange, toastListChange } from './list-change-toast';
import { watchDefaultListIDs } from './title-action-deps';

type Sessions = Pick<SessionService, 'getView' | 'subscribe'>;
type Deps = Sessions & Pick<MemberListsLoader, 'current$'> & Pick<CatalogueUseCases, 'getDetails'>;

/** Resolves to the session that an accepted sign-in has started or is starting; rejects if it does not start. */
const startedSession = async ({ getView, subscribe }: Sessions): Promise<SignedIn> => {
  const view$ = new Observable<SessionView>((views) => {
    views.next(getView());
    return subscribe((view) => views.next(view));
  });
  const { session } = await firstValueFrom(view$.pipe(filter((view) => isSignedIn(view.session) || isSignedOutView(view))));
  return isSignedIn(session) ? session : Promise.reject(new Error('No session has started.'));
};

/**
 * Puts a title on the watchlist of the member who has just signed in in this tab, and says so with "Undo". Waits for the lists of this
 * member; rejects if the session does not start. Load only by import().
 * @param key of the title; the catalogue says what is stored of it.
 */
export const saveAfterSignIn = async ({ current$, getDetails, ...sessions }: Deps, key: string): Promise<void> => {
  const id = O.toNullable(parseItemKey(key));
  if (id === null) return;
  const { uid } = await startedSession(sessions);
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
