import { deleteApp, getApps } from 'firebase/app';
import { inMemoryPersistence } from 'firebase/auth';
import { memoryLocalCache } from 'firebase/firestore';
import * as TE from 'fp-ts/TaskEither';
import { createFirebase, type FirebaseAdapter, type FirebaseDeps } from '#adapters/firebase/index';
import { noMailbox } from '#adapters/firebase/auth/no-mailbox';
import { inMemoryUserIdHint } from '#adapters/firebase/auth/firebase-session-hint';
import { httpAccountApi } from '#adapters/functions-api/http-account-api';
import { expectRight, type BackendUnderTest, type BackendTestbed } from '#domain/users/contract/backend.contract';
import type { AccountApi } from '#domain/users/account-api';
import { nextSecond } from '../clock';
import { claimsOf, forged } from '../functions/tokens';
import { acceptSessionsSince, adminChanges } from './admin-changes';
import { settings, valueOf } from './emulator-settings';

/** Where the server's calls are. */
const base = (): string => `${valueOf('MARQUEE_HOSTING')}/api`;

/** As the app has the server end sessions. */
export const endSessions: FirebaseDeps['endSessions'] = (token) => httpAccountApi({ base: base(), token: TE.right(token) }).endOtherSessions;

/** A browser of its own: nothing of it is shared with another, and nothing outlives it. */
export const browser = (): { readonly name: string; readonly firebase: FirebaseAdapter } => {
  const name = crypto.randomUUID();
  return {
    name,
    firebase: createFirebase({
      settings: settings(), endSessions, hint: inMemoryUserIdHint(), sdk: { persistence: inMemoryPersistence, name }, firestore: { cache: () => memoryLocalCache(), locks: null },
    }),
  };
};

/** What the server does for that token, as it is so many ms after its password was given. */
const membershipAfter = async (token: FirebaseAdapter['token'], millis: number): Promise<AccountApi> => {
  const fresh = await expectRight(token);
  if (fresh === null) throw new Error('Nobody is signed in.');
  const { sub, auth_time: began } = claimsOf(fresh);
  const since = Number(began) - Math.ceil(millis / 1000);
  await acceptSessionsSince(String(sub), since * 1000);
  return httpAccountApi({ base: base(), token: TE.right(forged(fresh, { auth_time: since })) });
};

const houseIn = ({ auth, users, access, avatars, token }: FirebaseAdapter): BackendUnderTest => ({
  auth, users, access, avatars, mailbox: noMailbox, accountApi: httpAccountApi({ base: base(), token }),
});

/** The web SDK with the rules on, the server functions behind Hosting, and the Admin SDK for what only an admin can do. */
export const webTestbed = (): Promise<BackendTestbed> => {
  const names: string[] = [];
  const next = (): FirebaseAdapter => {
    const { name, firebase: opened } = browser();
    names.push(name);
    return opened;
  };
  const here = next();
  return Promise.resolve({
    ...houseIn(here),
    ...adminChanges,
    later: nextSecond,
    membershipAfter: (millis) => membershipAfter(here.token, millis),
    another: () => Promise.resolve(houseIn(next())),
    close: async () => {
      await Promise.all(getApps().filter(({ name }) => names.includes(name)).map((app) => deleteApp(app)));
    },
  });
};
