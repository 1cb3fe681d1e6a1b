import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { filter, of, switchMap, type Observable } from 'rxjs';
import type { Answer, Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { readDocument } from '#adapters/firebase/firestore/document-calls';
import type { FirestoreConnection } from '#adapters/firebase/firestore/firestore-connection';
import { watchDocument } from '#adapters/firebase/firestore/watch-document';

const pathOf = (listID: string): string => `lists/${listID}`;
const isForbidden = (result: E.Either<Failure, unknown>): boolean => E.isLeft(result) && result.left._tag === 'forbidden';

/**
 * Replaces `forbidden` by an empty result for a list that does not exist: the rules return `permission-denied` for the items of both. Reads
 * the items when the list is created. @param retry$ restarts a failed listener.
 */
export const watchOrEmptyIfListMissing = <A>(
  store: FirestoreConnection, listID: string, items: Watch<A>, empty: A, retry$: Observable<unknown>,
): Watch<A> =>
  items.pipe(
    switchMap((result) => {
      if (!isForbidden(result)) return of(result);
      return watchDocument(store, pathOf(listID), 'list', retry$).pipe(
        // A cached absence does not count: only the server's answer does, and it has just arrived.
        filter((list) => E.isRight(list) || list.left._tag !== 'offline'),
        switchMap((list): Watch<A> => {
          if (E.isLeft(list)) return of(list);
          return list.right === null ? of(E.right(empty)) : items;
        }),
      );
    }),
  );

/** Like `watchOrEmptyIfListMissing`, for one answer. */
export const answerOrEmptyIfListMissing = <A>(store: FirestoreConnection, listID: string, items: Answer<A>, empty: A): Answer<A> =>
  TE.orElse((failure: Failure): Answer<A> =>
    failure._tag === 'forbidden'
      ? TE.flatMap((list): Answer<A> => (list === null ? TE.right(empty) : TE.left(failure)))(readDocument(store, pathOf(listID), 'list'))
      : TE.left(failure),
  )(items);
