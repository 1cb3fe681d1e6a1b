import { deleteApp, getApps } from 'firebase/app';
import { inMemoryPersistence } from 'firebase/auth';
import { memoryLocalCache } from 'firebase/firestore';
import * as TE from 'fp-ts/TaskEither';
import { firebase, type Firebase, type FirebaseNeeds } from '#adapters/firebase/index';
import { mailedLetters } from '#adapters/firebase/letters';
import { passingHint } from '#adapters/firebase/member-hint';
import { httpMembership } from '#adapters/http/membership';
import { done, type BrowserHouse, type WholeHouse } from '#domain/user/house.contract';
import type { Membership } from '#domain/user/membership';
import { nextSecond } from '../clock';
import { claimsOf, forged } from '../functions/tokens';
import { acceptSessionsSince, levers } from './levers';
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

/** What the server does for that token, as it is so many ms after its password was given. */
const membershipAfter = async (token: Firebase['token'], millis: number): Promise<Membership> => {
  const fresh = await done(token);
  if (fresh === null) throw new Error('Nobody is signed in.');
  const { sub, auth_time: began } = claimsOf(fresh);
  const since = Number(began) - Math.ceil(millis / 1000);
  await acceptSessionsSince(String(sub), since * 1000);
  return httpMembership({ base: base(), token: TE.right(forged(fresh, { auth_time: since })) });
};

const houseIn = ({ accounts, users, markers, avatars, token }: Firebase): BrowserHouse => ({
  accounts, users, markers, avatars, letters: mailedLetters, membership: httpMembership({ base: base(), token }),
});

/** The web SDK with the rules on, the server functions behind Hosting, and the Admin SDK for what only an admin can do. */
export const webHouse = (): Promise<WholeHouse> => {
  const names: string[] = [];
  const next = (): Firebase => {
    const { name, firebase: opened } = browser();
    names.push(name);
    return opened;
  };
  const here = next();
  return Promise.resolve({
    ...houseIn(here),
    ...levers,
    later: nextSecond,
    membershipAfter: (millis) => membershipAfter(here.token, millis),
    another: () => Promise.resolve(houseIn(next())),
    close: async () => {
      await Promise.all(getApps().filter(({ name }) => names.includes(name)).map((app) => deleteApp(app)));
    },
  });
};
