import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type DocumentData } from 'firebase-admin/firestore';
import { DEFAULT_LISTS, newUser } from '#domain/user/profile';
import { DEMO_PASSWORD, PEOPLE, type Person } from './people';

/** When everything that is seeded began, in ms since 1970. */
const LONG_AGO = Date.UTC(2026, 0, 5);

const listsOf = ({ uid }: Person): ReadonlyArray<{ readonly listName: string; readonly listID: string }> => DEFAULT_LISTS.map((listName) => ({ listName, listID: `${uid}-${listName}` }));

/** Every document of one person, by its path. */
const documentsOf = (person: Person): ReadonlyArray<readonly [string, DocumentData]> => {
  const { uid, role, disabled } = person;
  const lists = listsOf(person);
  return [
    [`users/${uid}`, { ...newUser(person, lists, LONG_AGO), role, disabled }],
    [`access/${uid}`, { schemaVersion: 1, disabled, role, since: 0, leaving: false }],
    ...lists.map(({ listName, listID }) => [`users/${uid}/listNames/${listName}`, { schemaVersion: 1, listID }] as const),
    ...lists.map(({ listName, listID }) => [
      `lists/${listID}`,
      {
        schemaVersion: 1, listID, userID: uid, name: listName, description: '', createdAt: LONG_AGO, updatedAt: null, itemCount: 0,
        summary: { runtime: 0, watched: 0, genres: {}, decades: {} }, deletedAt: null, shareId: null,
      },
    ] as const),
  ];
};

const open = async (app: App, { uid, name, email, role, disabled }: Person): Promise<void> => {
  const auth = getAuth(app);
  await auth.createUser({ uid, email, emailVerified: true, password: DEMO_PASSWORD, displayName: name, disabled });
  await auth.setCustomUserClaims(uid, { role });
};

/** Fills an empty project: a member, an admin and a disabled member, with what a first sign-in gives each of them, and no banner. */
export const seed = async (app: App): Promise<void> => {
  const store = getFirestore(app);
  await Promise.all(PEOPLE.map((person) => open(app, person)));
  const batch = store.batch();
  for (const [path, data] of PEOPLE.flatMap(documentsOf)) batch.set(store.doc(path), data);
  batch.set(store.doc('stats/admins'), { schemaVersion: 1, count: PEOPLE.filter(({ role }) => role === 'admin').length });
  batch.set(store.doc('settings/banners'), { schemaVersion: 1, content: [] });
  await batch.commit();
};
