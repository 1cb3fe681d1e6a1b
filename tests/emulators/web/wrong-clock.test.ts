import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { getApp, getApps } from 'firebase/app';
import { getFirestore } from 'firebase/firestore';
import { filter, firstValueFrom, map, NEVER, of } from 'rxjs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testImportJournal } from '#application/imports/run/import-journal.fixture';
import { testUnmatchedEntries } from '#domain/unmatched/unmatched-entries.fixture';
import { firestoreListRepository } from '#adapters/firebase/firestore/lists/firestore-list-repository';
import { createServerClock } from '#adapters/firebase/firestore/lists/server-clock';
import { httpMemberApi } from '#adapters/functions-api/http-member-api';
import { loadedHistoryRepository, loadedListRepository } from '#adapters/loaded-repositories.fixture';
import { createListUseCases } from '#application/lists/create-list-use-cases';
import { testOutboxStore, testTabLock } from '#application/lists/outbox/outbox-store.fixture';
import { fullItemRange, itemKeysOf, itemQueryOf } from '#domain/lists/contract/list-testbed.contract';
import { film } from '#domain/lists/list.fixture';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { firstValue, waitForIdentity, signUpUser } from '#domain/users/contract/backend.contract';
import { initializationPlanner } from '#domain/users/user-initialization';
import { members } from '../functions/functions-testbed';
import { browser, functionsBase } from './web-testbed';

const DAY = 86_400_000;
/** Longest wait until the outbox is sent. */
const SENT = { timeout: 60_000, interval: 50 };

/** Opens the lists of a new member on a device whose clock is wrong. @param offset ms that the clock is ahead. */
const openDevice = async (offset: number) => {
  const { firebase: { auth, lists: loadable, history, token }, name } = browser();
  onTestFinished(async () => { await auth.signOut(); });
  const { uid, email } = await signUpUser({ auth });
  await expectRight(members.initialize(uid, initializationPlanner({ uid, name: 'Maya', email, now: Date.now() })));
  await expectRight(auth.refresh);
  const right = loadedListRepository(loadable);
  // Opens Firestore.
  await firstValue(right.watchLists(uid));
  const database = getFirestore(getApps().find((app) => app.name === name) ?? getApp());
  const now = () => Date.now() + offset;
  const repository = firestoreListRepository({
    store: {
      log: { failure: () => undefined }, open: () => Promise.resolve(database),
      reconnect: () => Promise.resolve(), clearLocalData: () => Promise.resolve(true),
    },
    identity: of(E.right(await waitForIdentity(auth))), renewed: NEVER, clock: createServerClock(() => Promise.resolve(Date.now()), now),
  });
  const outboxStore = testOutboxStore();
  const lists = createListUseCases(
    {
      lists: { ...repository, api: { ...httpMemberApi({ base: functionsBase(), token }), ...testUnmatchedEntries() } },
      history: loadedHistoryRepository(history),
      outboxStore,
      lock: testTabLock(),
      network: { online: of(E.right(true)) },
      log: { failure: () => undefined },
      clock: { now },
      newId: () => crypto.randomUUID(),
      random: Math.random,
      episodesOf: () => TE.right(null), importJournal: TE.right(testImportJournal()),
      getImdbId: () => TE.right(null),
    },
    uid,
  );
  onTestFinished(lists.close);
  return {
    lists,
    sent: async () => {
      await expect.poll(() => outboxStore.current().pending.length, SENT).toBe(0);
      expect(outboxStore.current().refused).toEqual([]);
    },
    stored: async (listID: string) => ({
      names: (await firstValue(right.watchLists(uid))).map((list) => list.name).sort(),
      keys: itemKeysOf((await firstValue(right.watchItems(uid, itemQueryOf(listID), fullItemRange, 100))).items),
      listIDs: (await firstValue(right.watchTitles(uid, [{ mediaType: 'movie', id: 2 }]))).map((state) => state.listIDs),
    }),
  };
};

describe('a device whose clock is wrong', () => {
  it.each([
    ['ahead', 3 * DAY],
    ['behind', -3 * DAY],
  ])('by three days %s adds, removes, deletes a list with the server’s time and restores it, and nothing is refused', async (_, offset) => {
    const { lists, sent, stored } = await openDevice(offset);
    const listID = await expectRight(lists.createList('rainy sunday'));
    await expectRight(lists.addTitles(listID, [film(1), film(2)]));
    await expectRight(lists.removeTitles(listID, [film(1)]));
    await expectRight(lists.deleteList(listID));
    await sent();
    const bin = await firstValueFrom(lists.bin.pipe(filter(E.isRight), map(({ right }) => right), filter((deleted) => deleted.length > 0)));
    expect(bin.map((list) => list.listID)).toEqual([listID]);
    expect(Math.abs((bin[0]?.deletedAt ?? 0) - Date.now())).toBeLessThan(DAY);
    await expectRight(lists.restoreList(listID, 'rainy sunday'));
    await firstValueFrom(lists.lists.pipe(filter((shown) => E.isRight(shown) && shown.right.some((list) => list.listID === listID))));
    await expectRight(lists.addTitles(listID, [film(3)]));
    await expectRight(lists.removeTitles(listID, [film(3)]));
    await sent();
    expect(await stored(listID)).toEqual({ names: ['favorites', 'rainy_sunday', 'watchlist'], keys: ['movie-2'], listIDs: [[listID]] });
  });
});
