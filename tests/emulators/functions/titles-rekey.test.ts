import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { aRecentTitle } from '#application/profile/recent-title.fixture';
import { filmViewing, onDay } from '#domain/history/history.fixture';
import { toMark } from '#domain/history/viewing-mark';
import { toListItem } from '#domain/lists/list-item';
import { film, newItem } from '#domain/lists/list.fixture';
import { emptyTitleState } from '#domain/lists/member-title-state';
import { initializationPlanner } from '#domain/users/user-initialization';
import { aUserId } from '#domain/users/user.fixture';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { firestoreUserAdmin } from '../../../functions/src/adapters/firestore-user-admin';
import { runCommand } from '../../support/run-command';

/** A project of its own: the command reads all members. */
const PROJECT = 'demo-rekeying';
const store = getFirestore(initializeApp({ projectId: PROJECT }, PROJECT));
const NOW = 1_700_000_000_000;

const run = (...args: ReadonlyArray<string>): { readonly status: number | null; readonly lines: ReadonlyArray<string> } => {
  const { status, text } = runCommand('titles/titles-rekey.ts', ['--project', PROJECT, ...args]);
  return { status, lines: text.split('\n').sort() };
};

/** Ong-Bak under the number of its double, and Häxan, which TMDB's table does not name, as they are stored at present. */
const openMember = async () => {
  const uid = aUserId(`m-${crypto.randomUUID()}`);
  await expectRight(
    firestoreUserAdmin(store, () => NOW)
      .initialize(uid, initializationPlanner({ uid, name: 'Maya Rosen', email: `${uid}@marquee.example`, now: NOW })),
  );
  const listID = crypto.randomUUID();
  const viewing = filmViewing('v1', -3822, onDay('2024-05-04'));
  const put = (path: string, data: object) => store.doc(path).set({ schemaVersion: 1, ...data });
  const states = [
    { ...emptyTitleState({ mediaType: 'movie', id: -3822 }), listIDs: [listID], viewings: [toMark(viewing)], rating: 8 },
    { ...emptyTitleState({ mediaType: 'movie', id: -1459 }), listIDs: [listID] },
  ];
  await Promise.all([
    ...[-3822, -1459].map((id) => put(`lists/${listID}/items/movie-${id}`, toListItem(uid, listID, newItem(id, { note: 'with Nell' })))),
    ...states.map((state) => put(`users/${uid}/titles/${state.itemKey}`, state)),
    put(`users/${uid}/history/v1`, viewing),
    put(`users/${uid}/ratings/movie--3822`, { item: film(-3822), rating: 8, ratedAt: NOW }),
    store.doc(`users/${uid}`).update({ content: [aRecentTitle(-3822, 'Ong-Bak', ['Action'])] }),
  ]);
  const ids = async (path: string): Promise<ReadonlyArray<string>> => (await store.collection(path).get()).docs.map(({ id }) => id).sort();
  return { uid, listID, ids };
};

describe('titles:rekey', () => {
  it('prints every change and moves only with --fix; an unknown key stays as it was saved', async () => {
    const { uid, listID, ids } = await openMember();
    const change = `${uid}: movie--3822 becomes movie-9316`;
    const counts = (moved: string): string => `Members: 1. Titles under a former key: ${moved}. Without another number: 1.`;
    expect(run('--uid', uid)).toEqual({ status: 0, lines: [counts('1'), change] });
    expect(await ids(`lists/${listID}/items`)).toEqual(['movie--1459', 'movie--3822']);
    expect(run('--uid', uid, '--fix')).toEqual({ status: 0, lines: [counts('1, moved'), change] });
    for (const path of [`lists/${listID}/items`, `users/${uid}/titles`]) expect(await ids(path)).toEqual(['movie--1459', 'movie-9316']);
    expect(await ids(`users/${uid}/ratings`)).toEqual(['movie-9316']);
    const [item, viewing, state, user] = await store.getAll(
      store.doc(`lists/${listID}/items/movie-9316`), store.doc(`users/${uid}/history/v1`), store.doc(`users/${uid}/titles/movie-9316`),
      store.doc(`users/${uid}`),
    );
    expect(item?.data()).toMatchObject({ itemKey: 'movie-9316', movieID: 9316, note: 'with Nell', watched: true, ownRating: 8 });
    expect(viewing?.data()).toMatchObject({ day: '2024-05-04', item: { itemKey: 'movie-9316', movieID: 9316 } });
    expect(state?.data()).toMatchObject({ listIDs: [listID], rating: 8, viewings: [expect.stringMatching(/^v1\./)] });
    expect(user?.get('content')).toMatchObject([{ itemKey: 'movie-9316', movieID: 9316 }]);
  });
});
