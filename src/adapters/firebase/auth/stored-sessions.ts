import { indexedDBLocalPersistence, type Persistence } from 'firebase/auth';

/** The part of a persistence that is used here. Firebase's types hide it, and that each is a class. */
type SessionStorage = {
  readonly _set: (key: string, value: unknown) => Promise<void>;
  readonly _remove: (key: string) => Promise<void>;
};

export type StoredSessions = {
  /** Opens the stored session; never stores one and never removes it. */
  readonly persistence: Persistence;
};

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
  return { persistence: ReadOnlyPersistence };
};

/** The sessions that this browser's pages have stored. */
export const pageSessions = storedSessions(indexedDBLocalPersistence);
