import { loadedHistoryRepository, loadedListRepository, loadedUnmatchedEntries } from '#adapters/loaded-repositories.fixture';
import { deleteApp, getApps } from 'firebase/app';
import { inMemoryPersistence } from 'firebase/auth';
import { memoryLocalCache } from 'firebase/firestore';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { createFirebaseAdapter, type FirebaseAdapter, type FirebaseDeps } from '#adapters/firebase/index';
import { noMailbox } from '#adapters/firebase/auth/no-mailbox';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { inMemorySessionHint } from '#application/ports/session-hint.fixture';
import { httpAccountApi } from '#adapters/functions-api/http-account-api';
import { httpFeedback } from '#adapters/functions-api/http-feedback';
import { httpMemberApi } from '#adapters/functions-api/http-member-api';
import { httpSharedListReader } from '#adapters/functions-api/http-shared-list-reader';
import { httpAdminCalls } from '#adapters/functions-api/http-admin-calls';
import type { AdminBackend } from '#application/ports/admin-backend';
import type { Answer } from '#domain/shared/answer';
import { waitForIdentity, type BackendTestbed, type BackendUnderTest } from '#domain/users/contract/backend.contract';
import type { AccountApi } from '#domain/users/account-api';
import type { AuthService } from '#domain/users/auth-service';
import { initializeUser } from '#application/server/initialize-user';
import { firebaseDeps } from '../../../functions/src/firebase-deps';
import { BUCKET } from '../functions/functions-testbed';
import { nextSecond } from '../clock';
import { adminChanges } from './admin-changes';
import { settings, valueOf } from './emulator-settings';

/** Returns the base URL of the server functions. */
export const functionsBase = (): string => `${valueOf('MARQUEE_HOSTING')}/api`;

/** Ends the other sessions of a token through the server, like the app. */
export const endSessions: FirebaseDeps['endSessions'] = (token) =>
  httpAccountApi({ base: functionsBase(), token: TE.right(token) }).endOtherSessions;

/** Deletes the account of a token through the server, like the app. */
export const deleteAccount: FirebaseDeps['deleteAccount'] = (token) =>
  httpAccountApi({ base: functionsBase(), token: TE.right(token) }).deleteMyAccount;

/** Creates an independent Firebase adapter for one test browser; all state is in memory. */
export const browser = (): { readonly name: string; readonly firebase: FirebaseAdapter } => {
  const name = crypto.randomUUID();
  return {
    name,
    firebase: createFirebaseAdapter({
      log: { failure: () => undefined },
      settings: settings(),
      endSessions, deleteAccount,
      hint: inMemorySessionHint(),
      local: testBrowser()().local,
      sdk: { persistence: inMemoryPersistence, name },
      firestore: { cache: () => memoryLocalCache(), locks: null },
    }),
  };
};

/**
 * Attempts of a change that is answered `offline`: a busy emulator answers later than the SDK's time-out. The app's outbox repeats it
 * too.
 */
const MAX_ATTEMPTS = 3;

/** Returns a change that is repeated while it is answered `offline`. */
const repeated =
  <C>(apply: (command: C) => Answer<void>) =>
  (command: C): Answer<void> =>
  async () => {
    let answer = await apply(command)();
    for (let attempt = 1; attempt < MAX_ATTEMPTS && E.isLeft(answer) && answer.left._tag === 'offline'; attempt += 1)
      answer = await apply(command)();
    return answer;
  };

const server = firebaseDeps(BUCKET);

/**
 * Initializes the signed-in member in this process. A call of the server function may wait behind the triggers of earlier tests and for a
 * process that starts, which may take longer than the app waits for an answer.
 */
const initializeIn = (auth: AuthService): AccountApi['initializeUser'] => (name) => async () =>
  E.map(() => undefined)(await initializeUser(server, (await waitForIdentity(auth)).uid, name)());

/** Returns the ports of a browser. */
const toBackend = ({ auth, users, lists, history, unmatched, access, avatars, admin, token }: FirebaseAdapter): BackendUnderTest => ({
  auth, users,
  lists: {
    ...loadedListRepository(lists),
    apply: repeated(loadedListRepository(lists).apply),
    api: { ...httpMemberApi({ base: functionsBase(), token }), ...loadedUnmatchedEntries(unmatched) },
  },
  history: { ...loadedHistoryRepository(history), apply: repeated(loadedHistoryRepository(history).apply) },
  access, avatars,
  feedback: httpFeedback({ base: functionsBase() }),
  sharedLists: httpSharedListReader({ base: functionsBase() }),
  mailbox: noMailbox,
  accountApi: { ...httpAccountApi({ base: functionsBase(), token }), initializeUser: initializeIn(auth) },
  admin: pipe(
    admin,
    TE.map(({ bannerSource, ...reads }): AdminBackend => ({ ...reads, ...httpAdminCalls({ base: functionsBase(), token }, bannerSource) })),
  ),
});

/** The web SDK with the rules on, the server functions behind Hosting, and the Admin SDK for what only an admin can do. */
export const webTestbed = (): Promise<BackendTestbed> => {
  const names: string[] = [];
  const createBrowser = (): FirebaseAdapter => {
    const { name, firebase } = browser();
    names.push(name);
    return firebase;
  };
  return Promise.resolve({
    ...toBackend(createBrowser()),
    ...adminChanges,
    advanceClock: nextSecond,
    openSecondBrowser: () => Promise.resolve(toBackend(createBrowser())),
    close: async () => {
      await Promise.all(getApps().filter(({ name }) => names.includes(name)).map((app) => deleteApp(app)));
    },
  });
};
