import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { episodeViewing, filmViewing, onDay, seasonPart, unknownDay } from '#domain/history/history.fixture';
import type { Viewing } from '#domain/history/viewing';
import { countYearStats } from '#domain/history/count-year-stats.fixture';
import type { YearStats } from '#domain/history/watch-stats';
import { aUserId } from '#domain/users/user.fixture';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { deleteUserData } from '../../../functions/src/adapters/accounts/delete-user-data';
import type { CountDeps } from '../../../functions/src/triggers/count-exclusively';
import { recountHistory } from '../../../functions/src/triggers/recount-history';
import { unique } from './functions-testbed';

/** A project of its own: triggers count the viewings of the other tests' project. */
const store = getFirestore(initializeApp({ projectId: 'demo-counting-history' }, 'counting-history'));

/** Time passes only in pauses. */
const clock = (): CountDeps => {
  let now = 1_800_000_000_000;
  return { store, now: () => now, pause: async (ms) => { now += ms; await new Promise((resolve) => setImmediate(resolve)); } };
};

const open = () => {
  const uid = unique('counted');
  const pathOf = (entryId: string): string => `users/${uid}/history/${entryId}`;
  const deps = clock();
  /** Writes a viewing, or removes it, and handles the event. */
  const change = async (entryId: string, viewing: Viewing | null, event: string = randomUUID()): Promise<void> => {
    const reference = store.doc(pathOf(entryId));
    const before = await reference.get();
    await (viewing === null ? reference.delete() : reference.set({ schemaVersion: 1, ...viewing }));
    const after = await reference.get();
    await recountHistory(deps, { uid, event, attempt: randomUUID(), before, after });
  };
  const readYears = async (): Promise<ReadonlyArray<YearStats>> => {
    const { docs } = await store.collection(`users/${uid}/stats`).get();
    return docs.map((document) => ({ year: String(document.get('year')), months: document.get('months') as YearStats['months'] }));
  };
  const expectYears = async (...viewings: ReadonlyArray<Viewing>): Promise<void> => {
    const sorted = (years: ReadonlyArray<YearStats>) => [...years].sort((one, other) => (one.year < other.year ? -1 : 1));
    expect(sorted(await readYears())).toEqual(sorted(countYearStats(viewings)));
  };
  const hasMarks = async (): Promise<boolean> => (await store.collection('counting').listDocuments()).some(({ id }) => id.includes(uid));
  return { uid, change, readYears, expectYears, hasMarks };
};

describe('recountHistory', () => {
  it('counts the months of a viewing before and after a change, and removes years without viewings', async () => {
    const { change, readYears, expectYears, hasMarks } = open();
    const [one, two, three] = [
      filmViewing('a', 1),
      filmViewing('b', 2, unknownDay),
      episodeViewing('c', 1, seasonPart(1, 7), onDay('2024-05-31')),
    ];
    for (const viewing of [one, two, three]) await change(viewing.entryId, viewing);
    await expectYears(one, two, three);
    const moved = { ...one, ...onDay('2023-12-31') };
    await change('a', moved);
    await expectYears(moved, two, three);
    await change('a', null);
    await change('b', null);
    await expectYears(three);
    await change('c', null);
    expect([await readYears(), await hasMarks()]).toEqual([[], false]);
  });

  it('counts many simultaneous events in few writes, and changes nothing for a repeated event', async () => {
    const { uid, change, expectYears, hasMarks } = open();
    const viewings = Array.from({ length: 4 }, (_, index) => filmViewing(`v${index}`, index + 1, onDay(`2024-05-${String(index + 10)}`)));
    let writes = -1;
    const stop = store.doc(`users/${uid}/stats/2024`).onSnapshot(() => void (writes += 1));
    await Promise.all(viewings.map((viewing) => change(viewing.entryId, viewing, `event ${viewing.entryId}`)));
    await expectYears(...viewings);
    const [first] = viewings;
    if (first !== undefined) await change('v0', first, 'event v0');
    await expectYears(...viewings);
    expect([writes < 4, await hasMarks()]).toEqual([true, false]);
    stop();
  });

  it('leaves out documents that do not decode', async () => {
    const { uid, change, expectYears } = open();
    await store.doc(`users/${uid}/history/broken`).set({ schemaVersion: 1, day: '2024-05-04', item: 7 });
    await store.doc(`users/${uid}/history/no-day`).set({ schemaVersion: 1, ...filmViewing('no-day', 2), day: '2026-99-99' });
    await change('a', filmViewing('a', 1));
    await expectYears(filmViewing('a', 1));
  });

  it('leaves no numbers of a deleted account, whose viewings go too', async () => {
    const { uid, change, readYears } = open();
    await change('a', filmViewing('a', 1));
    for (const path of ['ratings/movie-1', 'titles/movie-1']) await store.doc(`users/${uid}/${path}`).set({ schemaVersion: 1 });
    await expectRight(deleteUserData(store)(aUserId(uid)));
    await change('a', null);
    const left = await store.doc(`users/${uid}`).listCollections();
    expect([await readYears(), left.map(({ id }) => id)]).toEqual([[], []]);
  });
});
