import { indexedDBLocalPersistence, type Persistence } from 'firebase/auth';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { decode } from '#domain/shared/decode';
import { toFailure } from '#domain/shared/failure';
import { UserId } from '#domain/users/user-id';

/** The part of a persistence that is used here. Firebase's types hide it, and that each is a class. */
type SessionStorage = {
  readonly _get: (key: string) => Promise<unknown>;
  readonly _set: (key: string, value: unknown) => Promise<void>;
  readonly _remove: (key: string) => Promise<void>;
};

export type StoredSessions = {
  /** Opens the stored session; never stores one and never removes it. */
  readonly persistence: Persistence;
  /** Returns whose session pages have stored at this moment, without a request; null without one. */
  readonly uid: (apiKey: string) => Answer<UserId | null>;
};

const StoredUser = t.union([t.null, t.type({ uid: UserId })], 'StoredUser');

/**
 * Reads the sessions that pages store. Firebase writes the user back after each request, also if a page has ended the session
 * meanwhile: then open pages would be signed in again.
 */
export const storedSessions = (base: Persistence): StoredSessions => {
  const Base = base as Persistence & (new () => SessionStorage);
  class ReadOnlyPersistence extends Base {
    override readonly _set = (): Promise<void> => Promise.resolve();
    override readonly _remove = (): Promise<void> => Promise.resolve();
  }
  // Another object than Firebase's own, which compares what it reads with what it has read before.
  const reader = new ReadOnlyPersistence();
  return {
    persistence: ReadOnlyPersistence,
    uid: (apiKey) =>
      pipe(
        TE.tryCatch(() => reader._get(`firebase:authUser:${apiKey}:[DEFAULT]`), toFailure),
        TE.flatMapEither(decode(StoredUser, 'stored session')),
        TE.map((user) => user && user.uid),
      ),
  };
};

/** The sessions that this browser's pages have stored. */
export const pageSessions = storedSessions(indexedDBLocalPersistence);
