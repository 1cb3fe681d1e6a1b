import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { createFirebaseAdapter } from '#adapters/firebase/index';
import { loadedHistoryRepository, loadedListRepository } from '#adapters/loaded-repositories.fixture';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { inMemorySessionHint } from '#application/ports/session-hint.fixture';
import { addition, fullItemRange, newFilmItems, itemKeysOf, itemQueryOf } from '#domain/lists/contract/list-testbed.contract';
import type { ListChange, ListCommand } from '#domain/lists/list-command';
import type { ListRepository } from '#domain/lists/list-repository';
import { newItem } from '#domain/lists/list.fixture';
import type { Answer } from '#domain/shared/answer';
import { conflict, offline } from '#domain/shared/failure';
import { firstValue, signUpUser, type TestUser } from '#domain/users/contract/backend.contract';
import type { AuthService } from '#domain/users/auth-service';
import { initializationPlanner } from '#domain/users/user-initialization';
import { members } from '../functions/functions-testbed';
import { settings } from './emulator-settings';
import { browser, deleteAccount, endSessions } from './web-testbed';

type Device = { readonly auth: AuthService; readonly lists: ListRepository };

const openDevice = (): Device => {
  const { firebase: { auth, lists } } = browser();
  onTestFinished(async () => { await auth.signOut(); });
  return { auth, lists: loadedListRepository(lists) };
};

/** Creates a member with two signed-in devices. */
const openDevices = async (): Promise<{ readonly user: TestUser; readonly one: Device; readonly two: Device }> => {
  const [one, two] = [openDevice(), openDevice()];
  const user = await signUpUser(one);
  await expectRight(
    members.initialize(user.uid, initializationPlanner({ uid: user.uid, name: 'Maya', email: user.email, now: Date.now() })),
  );
  await expectRight(one.auth.refresh);
  await expectRight(two.auth.signIn(user));
  return { user, one, two };
};

const commandsOf =
  ({ uid }: TestUser) =>
  (change: ListChange): ListCommand => ({ commandId: crypto.randomUUID(), uid, createdAt: Date.now(), change });
const creation = (listID: string, name: string): ListChange => ({ kind: 'create-list', listID, name, description: '', order: 'a0' });
const itemsOf = async ({ lists }: Pick<Device, 'lists'>, { uid }: TestUser, listID: string) =>
  (await firstValue(lists.watchItems(uid, itemQueryOf(listID), fullItemRange, 100))).items;

describe('commands on two devices', () => {
  it('that are sent at the same time have one result, and none fails for the other', async () => {
    const { user, one, two } = await openDevices();
    const command = commandsOf(user);
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    await expectRight(one.lists.apply(command(creation(first, 'first'))));
    await expectRight(one.lists.apply(command(creation(second, 'second'))));
    for (const id of [1, 2, 3]) {
      const notes = ['from one', 'from two'];
      await Promise.all(
        [one, two].map(({ lists }, index) =>
          expectRight(lists.apply(command(addition(first, newItem(id, { note: notes[index] ?? null }))))),
        ),
      );
    }
    expect(itemKeysOf(await itemsOf(one, user, first))).toEqual(['movie-1', 'movie-2', 'movie-3']);
    await Promise.all([
      expectRight(one.lists.apply(command({ kind: 'move-items', from: first, listID: second, items: newFilmItems(1) }))),
      expectRight(two.lists.apply(command(creation(crypto.randomUUID(), 'third')))),
    ]);
    const renamed = await Promise.all(
      [[one, first] as const, [two, second] as const].map(([{ lists }, listID]) =>
        lists.apply(command({ kind: 'rename-list', listID, name: 'same' }))(),
      ),
    );
    expect(renamed.filter(E.isRight)).toHaveLength(1);
    expect(renamed.find(E.isLeft)).toEqual(E.left(conflict('list name')));
    const deleted = await Promise.all([one, two].map(({ lists }) => lists.apply(command({ kind: 'delete-list', listID: first }))()));
    expect(deleted).toEqual([E.right(undefined), E.right(undefined)]);
    expect((await firstValue(two.lists.watchLists(user.uid))).map((list) => list.listID)).not.toContain(first);
  });

  it('move 26 titles in batches that the rules accept', async () => {
    const { user, one } = await openDevices();
    const command = commandsOf(user);
    const [from, to] = [crypto.randomUUID(), crypto.randomUUID()];
    const items = newFilmItems(...Array.from({ length: 26 }, (_, index) => index + 1));
    for (const change of [
      creation(from, 'from'),
      creation(to, 'to'),
      addition(from, ...items),
      { kind: 'move-items', from, listID: to, items },
    ] satisfies ReadonlyArray<ListChange>) {
      await expectRight(one.lists.apply(command(change)));
    }
    expect([(await itemsOf(one, user, from)).length, (await itemsOf(one, user, to)).length]).toEqual([0, 26]);
    const [state] = await firstValue(one.lists.watchTitles(user.uid, [{ mediaType: 'movie', id: 26 }]));
    expect(state?.listIDs).toEqual([to]);
  });
});

describe('commands without a connection', () => {
  it('fail with offline', async () => {
    const { emulators, ...rest } = settings();
    const { auth, lists: loadable, history } = createFirebaseAdapter({
      log: { failure: () => undefined },
      settings: { ...rest, emulators: emulators === null ? null : { ...emulators, firestore: '127.0.0.1:1' } },
      endSessions, deleteAccount,
      hint: inMemorySessionHint(),
      local: testBrowser()().local,
      sdk: { name: crypto.randomUUID() },
      firestore: { locks: null },
    });
    onTestFinished(async () => { await auth.signOut(); });
    const user = await signUpUser({ auth });
    const lists = loadedListRepository(loadable);
    const { readViewings, readRatings } = loadedHistoryRepository(history);
    // All at once: each alone would wait longer than the one before until the SDK connects again.
    const answers: ReadonlyArray<Answer<unknown>> = [
      lists.apply(commandsOf(user)(creation('one', 'one'))), lists.findItems(user.uid, 'one', ['movie-1']),
      lists.findTitles(user.uid, [{ mediaType: 'movie', id: 1 }]),
      lists.readLists(user.uid), lists.readItems(user.uid, itemQueryOf('one'), null), readViewings(user.uid, null),
      readRatings(user.uid, null, 'server'),
    ];
    const watched = firstValueFrom(lists.watchItems(user.uid, itemQueryOf('one'), fullItemRange, 50));
    expect(await Promise.all(answers.map((answer) => expectFailure(answer)))).toEqual(answers.map(() => offline));
    expect(await watched).toEqual(E.left(offline));
  });
});
