import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { distinctUntilChanged, map, merge, of, skip, switchMap, type Observable } from 'rxjs';
import type { Answer } from '#domain/shared/answer';
import { decode } from '#domain/shared/decode';
import { invalid, notFound, type Failure } from '#domain/shared/failure';
import type { AccessRepository } from '#domain/users/access/access-repository';
import { applyResolvedIds, addRecentTitle } from '#domain/users/recent-titles';
import { profilePatchError, normalizePatch, type ProfilePatch } from '#domain/users/profile';
import { User, type RecentTitle } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { itemAdded, type UserRepository } from '#domain/users/user-repository';
import { updateDocument, dataOf, readDocument, InvalidDocument, type DocumentEdit, type DocumentData } from './document-calls';
import { watchDocument } from './watch-document';
import type { FirestoreConnection } from './firestore-connection';

const pathOf = (uid: UserId): string => `users/${uid}`;

const userIn = (uid: UserId) => (held: DocumentData): E.Either<Failure, O.Option<User>> =>
  held === null ? E.right(O.none) : pipe(decode(User, pathOf(uid))(held), E.map(O.some));

/** The patch by the paths of its fields: a setting that it does not name stays as it is at that moment, whoever chose it. */
const fieldsOf = (patch: ProfilePatch): Readonly<Record<string, string | null>> => {
  const { settings = {}, ...written } = normalizePatch(patch);
  return { ...written, ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [`settings.${name}`, value])) };
};

export type UserRepositoryDeps = {
  readonly store: FirestoreConnection;
  readonly access: AccessRepository;
  /** Says something whenever there is a new token. */
  readonly renewed: Observable<unknown>;
};

/**
 * The profiles `users/{uid}`, as their owners read and change them. The rules open a profile to those who have a marker, and the
 * server makes both at once: a refusal without a marker means that there is no profile.
 */
export const firestoreUserRepository = ({ store, access, renewed }: UserRepositoryDeps): UserRepository => {
  const hasMarker = (uid: UserId): Observable<boolean> =>
    access.watch(uid).pipe(map((heard) => E.isLeft(heard) || heard.right !== null), distinctUntilChanged());

  const again = (uid: UserId): Observable<unknown> => merge(renewed, access.watch(uid).pipe(skip(1)));

  const find = (uid: UserId): Answer<O.Option<User>> =>
    pipe(
      readDocument(store, pathOf(uid), 'profile'),
      TE.orElse((refused) =>
        refused._tag === 'forbidden'
          ? pipe(readDocument(store, `access/${uid}`, 'profile'), TE.flatMap((marker) => (marker === null ? TE.right(null) : TE.left(refused))))
          : TE.left(refused),
      ),
      TE.flatMapEither(userIn(uid)),
    );

  /** The rules cannot tell a profile that is not there from one that must not be changed. */
  const withReason = (uid: UserId) => (refused: Failure): Answer<void> =>
    refused._tag === 'forbidden'
      ? pipe(find(uid), TE.flatMap((found) => TE.left(O.isNone(found) ? notFound('profile') : refused)))
      : TE.left(refused);

  /** Changes the opened titles as they are at that moment. */
  const changeOpened = (uid: UserId, edit: (content: ReadonlyArray<RecentTitle>) => ReadonlyArray<RecentTitle>): Answer<void> => {
    const change = updateDocument(store, pathOf(uid), 'profile', async (transaction, at) => {
      const user = pipe(dataOf(await transaction.get(at)), userIn(uid), E.flatMap(E.fromOption(() => notFound('profile'))));
      if (E.isLeft(user)) throw new InvalidDocument(user.left);
      transaction.update(at, { content: edit(user.right.content) });
    });
    return pipe(change, TE.orElse(withReason(uid)));
  };

  return {
    find,
    watch: (uid) =>
      hasMarker(uid).pipe(
        switchMap((has) => (has ? watchDocument(store, pathOf(uid), 'profile', again(uid)) : of(E.right(null)))),
        map(E.flatMap(userIn(uid))),
      ),
    update: (uid, patch) => {
      const fault = profilePatchError(patch);
      if (fault !== null) return TE.left(invalid(...fault));
      const write: DocumentEdit = (transaction, at) => Promise.resolve(transaction.update(at, fieldsOf(patch)));
      const change = updateDocument(store, pathOf(uid), 'profile', write);
      return pipe(change, TE.orElse(withReason(uid)));
    },
    recordRecent: (uid, opened) => pipe(changeOpened(uid, (content) => addRecentTitle(content, opened)), TE.map(() => itemAdded)),
    updateRecentIds: (uid, found) => changeOpened(uid, (content) => applyResolvedIds(content, found)),
  };
};
