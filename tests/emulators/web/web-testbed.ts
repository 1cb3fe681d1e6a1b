import { expectRight } from '#domain/shared/expect-answer.contract';
import { loadedHistoryRepository, loadedListRepository } from '#adapters/loaded-repositories.fixture';
import { deleteApp, getApps } from 'firebase/app';
import { inMemoryPersistence } from 'firebase/auth';
import { memoryLocalCache } from 'firebase/firestore';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { createFirebaseAdapter, type FirebaseAdapter, type FirebaseDeps } from '#adapters/firebase/index';
import { noMailbox } from '#adapters/firebase/auth/no-mailbox';
import { inMemorySessionHint } from '#application/ports/session-hint.fixture';
import { httpAccountApi } from '#adapters/functions-api/http-account-api';
import { httpFeedback } from '#adapters/functions-api/http-feedback';
import { httpListApi } from '#adapters/functions-api/http-list-api';
import { httpSharedListReader } from '#adapters/functions-api/http-shared-list-reader';
import { httpAdminApi } from '#adapters/functions-api/http-admin-api';
import { httpAdminCalls } from '#adapters/functions-api/http-admin-calls';
import type { AdminBackend } from '#application/ports/admin-backend';
import type { Answer } from '#domain/shared/answer';
import type { BackendTestbed } from '#domain/users/contract/backend.contract';
import { type BackendUnderTest } from '#domain/users/contract/backend.contract';
import type { AccountApi } from '#domain/users/account-api';
import { nextSecond } from '../clock';
import { claimsOf, forged } from '../functions/tokens';
import { acceptSessionsSince, adminChanges } from './admin-changes';
import { settings, valueOf } from './emulator-settings';

/** Returns the base URL of the server functions. */
export const functionsBase = (): string => `${valueOf('MARQUEE_HOSTING')}/api`;

/** Ends the other sessions of a token through the server, like the app. */
export const endSessions: FirebaseDeps['endSessions'] = (token) => httpAccountApi({ base: functionsBase(), token: TE.right(token) }).endOtherSessions;

/** Creates an independent Firebase adapter for one test browser; all state is in memory. */
export const browser = (): { readonly name: string; readonly firebase: FirebaseAdapter } => {
  const name = crypto.randomUUID();
  return {
    name,
    firebase: createFirebaseAdapter({
      settings: settings(), endSessions, hint: inMemorySessionHint(), sdk: { persistence: inMemoryPersistence, name }, firestore: { cache: () => memoryLocalCache(), locks: null },
    }),
  };
};

/** Returns the account API with a forged token whose authentication lies `millis` ms in the past. */
const membershipAfter = async (token: FirebaseAdapter['token'], millis: number): Promise<AccountApi> => {
  const fresh = await expectRight(token);
  if (fresh === null) throw new Error('No user is signed in.');
  const { sub, auth_time: authTime } = claimsOf(fresh);
  const since = Number(authTime) - Math.ceil(millis / 1000);
  await acceptSessionsSince(String(sub), since * 1000);
  return httpAccountApi({ base: functionsBase(), token: TE.right(forged(fresh, { auth_time: since })) });
};

/** Attempts of a change that is answered `offline`: a busy emulator is silent for longer than the SDK waits. The app's outbox repeats it too. */
const MAX_ATTEMPTS = 3;

/** Returns a change that is repeated while it is answered `offline`. */
const repeated = <C>(apply: (command: C) => Answer<void>) => (command: C): Answer<void> => async () => {
  let answer = await apply(command)();
  for (let attempt = 1; attempt < MAX_ATTEMPTS && E.isLeft(answer) && answer.left._tag === 'offline'; attempt += 1) answer = await apply(command)();
  return answer;
};

/** Returns the ports of a browser. */
const toBackend = ({ auth, users, lists, history, access, avatars, admin, token }: FirebaseAdapter): BackendUnderTest => ({
  auth, users, lists: { ...loadedListRepository(lists), apply: repeated(loadedListRepository(lists).apply), api: httpListApi({ base: functionsBase(), token }) }, history: { ...loadedHistoryRepository(history), apply: repeated(loadedHistoryRepository(history).apply) }, access, avatars, feedback: httpFeedback({ base: functionsBase() }), sharedLists: httpSharedListReader({ base: functionsBase() }), mailbox: noMailbox, accountApi: httpAccountApi({ base: functionsBase(), token }), admin: pipe(admin, TE.map(({ bannerSource, ...reads }): AdminBackend => ({ ...reads, ...httpAdminCalls({ base: functionsBase(), token }, bannerSource) }))),
});

/** The web SDK with the rules on, the server functions behind Hosting, and the Admin SDK for what only an admin can do. */
export const webTestbed = (): Promise<BackendTestbed> => {
  const names: string[] = [];
  const createBrowser = (): FirebaseAdapter => {
    const { name, firebase } = browser();
    names.push(name);
    return firebase;
  };
  const first = createBrowser();
  return Promise.resolve({
    ...toBackend(first),
    adminApi: httpAdminApi({ base: functionsBase(), token: first.token }),
    ...adminChanges,
    advanceClock: nextSecond,
    accountApiAfter: (millis) => membershipAfter(first.token, millis),
    openSecondBrowser: () => Promise.resolve(toBackend(createBrowser())),
    close: async () => {
      await Promise.all(getApps().filter(({ name }) => names.includes(name)).map((app) => deleteApp(app)));
    },
  });
};
