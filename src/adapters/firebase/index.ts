import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { concat, defer, filter, from, of, switchMap, timer } from 'rxjs';
import type { Answer, Watch } from '#domain/answer';
import type { AccessMarkers } from '#domain/user/access-marker';
import type { Accounts } from '#domain/user/accounts';
import type { Avatars } from '#domain/user/avatars';
import type { UserRepository } from '#domain/user/user-repository';
import { accountsWithin } from './accounts-within';
import type { FirebaseSettings } from './firebase-settings';
import { lazily, type Late } from './lazily';
import { passingHint, storedHint, type MemberHint } from './member-hint';
import type { Sdk, SdkNeeds } from './sdk';
import type { SdkFirestore, SdkFirestoreNeeds } from './sdk-firestore';

export type Firebase = {
  readonly accounts: Accounts;
  readonly users: UserRepository;
  readonly markers: AccessMarkers;
  readonly avatars: Avatars;
  /** The token for the server functions; null when nobody is signed in. */
  readonly token: Answer<string | null>;
};

export type FirebaseNeeds = {
  readonly settings: FirebaseSettings;
  /** Has the server end all sessions of whoever this token is of. */
  readonly endSessions: SdkNeeds['endSessions'];
  readonly hint?: MemberHint;
  /** What a test has instead of a browser. */
  readonly sdk?: Pick<SdkNeeds, 'persistence' | 'name'>;
  readonly firestore?: Pick<SdkFirestoreNeeds, 'cache' | 'locks'>;
};

/** Asks something that may have to be loaded first. */
const within = <T>(late: Late<T>) => <A>(ask: (loaded: T) => Answer<A>): Answer<A> => pipe(late.get, TE.flatMap(ask));

/** What could not be loaded is tried again after so many ms. */
const AGAIN_MS = 5000;

/** Follows something that may have to be loaded first; at once where it is there. */
const following = <T>(late: Late<T>) => <A>(watch: (loaded: T) => Watch<A>): Watch<A> => {
  const follow: Watch<A> = defer(() => {
    const here = late.here();
    if (here !== null) return watch(here);
    const later = timer(AGAIN_MS).pipe(switchMap(() => follow));
    return from(late.get()).pipe(switchMap((loaded) => (E.isLeft(loaded) ? concat(of(loaded), later) : watch(loaded.right))));
  });
  return follow;
};

const hintHere = (): MemberHint => (typeof localStorage === 'undefined' ? passingHint() : storedHint(globalThis));

/**
 * Firebase behind the ports. None of it is loaded before somebody signs in or is known to be signed in; for everybody else it says
 * at once that nobody is there.
 */
export const firebase = ({ settings, endSessions, hint = hintHere(), ...instead }: FirebaseNeeds): Firebase => {
  const sdk = lazily(async (): Promise<Sdk> => (await import('./sdk')).connectSdk({ ...instead.sdk, settings, endSessions, hint, letGo }));
  const documents = lazily(async (): Promise<SdkFirestore> => {
    const [code, loaded] = await Promise.all([import('./sdk-firestore'), sdk.get()]);
    if (E.isLeft(loaded)) throw new Error('The SDK could not be loaded.');
    return code.connectFirestore({ ...instead.firestore, settings, app: loaded.right.app, identity: loaded.right.accounts.identity });
  });
  const files = lazily(async (): Promise<Avatars> => {
    const [code, loaded] = await Promise.all([import('./sdk-storage'), sdk.get()]);
    if (E.isLeft(loaded)) throw new Error('The SDK could not be loaded.');
    return code.connectStorage(loaded.right.app, settings);
  });

  async function letGo(last: string | null): Promise<void> {
    // Whose session ended while the browser was closed has left something too, and nothing but this loads what clears it away.
    if (last !== null && hint.read() === null) await documents.get();
    // Somebody else may have come by the time that a tab hears of who has left.
    if (hint.read() === null) await documents.here()?.store.letGo();
  }
  // Signed out in another tab: that tab cannot clear anything away for as long as this one holds it.
  hint.who.subscribe((uid) => {
    if (uid === null) void letGo(null);
  });

  const asAccounts = within(sdk);
  const asUsers = within(documents);
  const asAvatars = within(files);
  const told = following(sdk)(({ accounts: { identity: heard } }) => heard);
  /** What the SDK tells of an account that the hint no longer is about, is out of date. */
  const identity = hint.who.pipe(
    switchMap((uid) =>
      uid === null
        ? of(E.right(null))
        : told.pipe(filter((heard) => E.isLeft(heard) || heard.right === null || heard.right.uid === uid)),
    ),
  );
  return {
    accounts: {
      ...accountsWithin(asAccounts),
      identity,
      signOut: async () => {
        if (hint.read() === null && sdk.here() === null) return E.right(undefined);
        // An earlier visit may have left something to clear away; that it cannot be loaded keeps nobody signed in.
        await documents.get();
        return asAccounts((loaded) => loaded.accounts.signOut)();
      },
    },
    users: {
      find: (uid) => asUsers(({ users }) => users.find(uid)),
      watch: (uid) => following(documents)(({ users }) => users.watch(uid)),
      update: (uid, patch) => asUsers(({ users }) => users.update(uid, patch)),
      recordOpened: (uid, opened) => asUsers(({ users }) => users.recordOpened(uid, opened)),
      numberOpened: (uid, found) => asUsers(({ users }) => users.numberOpened(uid, found)),
    },
    markers: { watch: (uid) => following(documents)(({ markers }) => markers.watch(uid)) },
    avatars: {
      put: (uid, picture) => asAvatars((avatars) => avatars.put(uid, picture)),
      remove: (uid) => asAvatars((avatars) => avatars.remove(uid)),
    },
    token: async () => (hint.read() === null ? E.right(null) : asAccounts((loaded) => loaded.accounts.token)()),
  };
};
