import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as RA from 'fp-ts/ReadonlyArray';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { distinctUntilChanged, map, merge, of, skip, switchMap, type Observable } from 'rxjs';
import type { Answer } from '#domain/shared/answer';
import { decode } from '#domain/shared/decode';
import { invalid, notFound, type Failure } from '#domain/shared/failure';
import type { AccessRepository } from '#domain/users/access/access-repository';
import { applyChangedTitleIds, mergeRecentTitles } from '#domain/users/recent-titles';
import { profilePatchError, normalizeProfilePatch, type ProfilePatch } from '#domain/users/profile';
import { MAX_RECENT_TITLES_PER_WRITE, RecentTitle, User } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { ITEM_ADDED_RESPONSE, type UserRepository } from '#domain/users/user-repository';
import { updateDocument, dataOf, readDocument, InvalidDocument, type DocumentEdit, type DocumentData } from './document-calls';
import { watchDocument } from './watch-document';
import type { FirestoreConnection } from './firestore-connection';

const userPath = (uid: UserId): string => `users/${uid}`;

const decodeUser = (uid: UserId) => (data: DocumentData): E.Either<Failure, O.Option<User>> =>
  data === null ? E.right(O.none) : pipe(decode(User, userPath(uid))(data), E.map(O.some));

/** Returns the recent titles that decode, each with its stored form. */
const storedRecent = (data: DocumentData): ReadonlyMap<RecentTitle, unknown> => {
  const content: unknown = data?.['content'];
  const elements: ReadonlyArray<unknown> = Array.isArray(content) ? content : [];
  return new Map(
    elements.flatMap((element): ReadonlyArray<readonly [RecentTitle, unknown]> => {
      const title = RecentTitle.decode(element);
      return E.isRight(title) ? [[title.right, element]] : [];
    }),
  );
};

/** Returns the patch as field paths, so that a setting outside the patch keeps its current value on the server. */
const toFieldPaths = (patch: ProfilePatch): Readonly<Record<string, string | null>> => {
  const { settings = {}, ...fields } = normalizeProfilePatch(patch);
  return { ...fields, ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [`settings.${name}`, value])) };
};

export type UserRepositoryDeps = {
  readonly store: FirestoreConnection;
  readonly access: AccessRepository;
  /** Emits at every new token. */
  readonly renewed: Observable<unknown>;
};

/** Splits changes of recent titles into parts that one write may contain; one part at least, so that a missing profile is reported. */
const partsOf = <A>(changes: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  changes.length === 0 ? [[]] : RA.chunksOf(MAX_RECENT_TITLES_PER_WRITE)(changes);

/**
 * Repository of the profiles `users/{uid}`, for their owners. The rules grant access to a profile by the access record, and the
 * server creates both together: `permission-denied` without an access record means that the profile does not exist.
 */
export const firestoreUserRepository = ({ store, access, renewed }: UserRepositoryDeps): UserRepository => {
  const hasAccessRecord = (uid: UserId): Observable<boolean> =>
    access.watch(uid).pipe(map((result) => E.isLeft(result) || result.right !== null), distinctUntilChanged());

  const retryTriggers = (uid: UserId): Observable<unknown> => merge(renewed, access.watch(uid).pipe(skip(1)));

  const find = (uid: UserId): Answer<O.Option<User>> =>
    pipe(
      readDocument(store, userPath(uid), 'profile'),
      TE.orElse((failure) =>
        failure._tag === 'forbidden'
          ? pipe(
              readDocument(store, `access/${uid}`, 'profile'),
              TE.flatMap((record) => (record === null ? TE.right(null) : TE.left(failure))),
            )
          : TE.left(failure),
      ),
      TE.flatMapEither(decodeUser(uid)),
    );

  /** Replaces `forbidden` by `not-found` for a missing profile: the rules return `permission-denied` for both. */
  const toPreciseFailure = (uid: UserId) => (failure: Failure): Answer<void> =>
    failure._tag === 'forbidden'
      ? pipe(find(uid), TE.flatMap((user) => TE.left(O.isNone(user) ? notFound('profile') : failure)))
      : TE.left(failure);

  /** Changes fields of a profile in a transaction. @param edit returns the new values; null writes nothing. */
  const editProfile = (
    uid: UserId, edit: (data: DocumentData, user: User) => Readonly<Record<string, unknown>> | null,
  ): Answer<void> => {
    const change = updateDocument(store, userPath(uid), 'profile', async (transaction, reference) => {
      const data = dataOf(await transaction.get(reference));
      const user = pipe(data, decodeUser(uid), E.flatMap(E.fromOption(() => notFound('profile'))));
      if (E.isLeft(user)) throw new InvalidDocument(user.left);
      const fields = edit(data, user.right);
      if (fields !== null) transaction.update(reference, fields);
    });
    return pipe(change, TE.orElse(toPreciseFailure(uid)));
  };

  /** Edits the recent titles. Unchanged titles are written as stored: the rules would count any difference as a change. */
  const editRecent = (uid: UserId, edit: (content: ReadonlyArray<RecentTitle>) => ReadonlyArray<RecentTitle>): Answer<void> =>
    editProfile(uid, (data) => {
      const stored = storedRecent(data);
      const before = [...stored.keys()];
      const after = edit(before);
      return after === before ? null : { content: after.map((title) => stored.get(title) ?? title) };
    });

  /** Edits the recent titles part by part. */
  const editRecentInParts = <A>(
    uid: UserId, changes: ReadonlyArray<A>,
    edit: (content: ReadonlyArray<RecentTitle>, part: ReadonlyArray<A>) => ReadonlyArray<RecentTitle>,
  ): Answer<void> =>
    pipe(
      partsOf(changes),
      TE.traverseSeqArray((part) => editRecent(uid, (content) => edit(content, part))),
      TE.map(() => undefined),
    );

  /** Edits a text of a profile. */
  const editText = (field: 'turnedDown' | 'savedFilters'): UserRepository['editTurnedDown'] => (uid, edit) =>
    editProfile(uid, (_, { [field]: before }) => {
      const after = edit(before);
      return after === before ? null : { [field]: after };
    });

  return {
    find,
    watch: (uid) =>
      hasAccessRecord(uid).pipe(
        switchMap((hasRecord) => (hasRecord ? watchDocument(store, userPath(uid), 'profile', retryTriggers(uid)) : of(E.right(null)))),
        map(E.flatMap(decodeUser(uid))),
      ),
    update: (uid, patch) => {
      const error = profilePatchError(patch);
      if (error !== null) return TE.left(invalid(...error));
      const write: DocumentEdit = (transaction, reference) => Promise.resolve(transaction.update(reference, toFieldPaths(patch)));
      const change = updateDocument(store, userPath(uid), 'profile', write);
      return pipe(change, TE.orElse(toPreciseFailure(uid)));
    },
    recordRecent: (uid, titles) => pipe(editRecentInParts(uid, titles, mergeRecentTitles), TE.map(() => ITEM_ADDED_RESPONSE)),
    updateRecentIds: (uid, resolved) => editRecentInParts(uid, resolved, applyChangedTitleIds),
    editTurnedDown: editText('turnedDown'),
    editSavedFilters: editText('savedFilters'),
  };
};
