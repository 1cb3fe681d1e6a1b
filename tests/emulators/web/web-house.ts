import { deleteApp, getApps } from 'firebase/app';
import { inMemoryPersistence } from 'firebase/auth';
import { memoryLocalCache } from 'firebase/firestore';
import * as TE from 'fp-ts/TaskEither';
import { firebase, type Firebase, type FirebaseNeeds } from '#adapters/firebase/index';
import { passingHint } from '#adapters/firebase/member-hint';
import { httpMembership } from '#adapters/http/membership';
import type { BrowserHouse, WholeHouse } from '#domain/user/house.contract';
import { levers } from './levers';
import { settings, valueOf } from './places';

/** Where the server's calls are. */
const base = (): string => `${valueOf('MARQUEE_HOSTING')}/api`;

/** As the app has the server end sessions. */
export const endSessions: FirebaseNeeds['endSessions'] = (token) => httpMembership({ base: base(), token: TE.right(token) }).endOtherSessions;

/** A browser of its own: nothing of it is shared with another, and nothing outlives it. */
export const browser = (): { readonly name: string; readonly firebase: Firebase } => {
  const name = crypto.randomUUID();
  return {
    name,
    firebase: firebase({
      settings: settings(), endSessions, hint: passingHint(), sdk: { persistence: inMemoryPersistence, name }, firestore: { cache: () => memoryLocalCache(), locks: null },
    }),
  };
};

const houseIn = ({ accounts, users, markers, avatars, token }: Firebase): BrowserHouse => ({
  accounts, users, markers, avatars, membership: httpMembership({ base: base(), token }),
});

/** The web SDK with the rules on, the server functions behind Hosting, and the Admin SDK for what only an admin can do. */
export const webHouse = (): Promise<WholeHouse> => {
  const names: string[] = [];
  const next = (): BrowserHouse => {
    const { name, firebase: opened } = browser();
    names.push(name);
    return houseIn(opened);
  };
  return Promise.resolve({
    ...next(),
    ...levers,
    another: () => Promise.resolve(next()),
    close: async () => {
      await Promise.all(getApps().filter(({ name }) => names.includes(name)).map((app) => deleteApp(app)));
    },
  });
};
