import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import * as E from 'fp-ts/Either';
import { openDB } from 'idb';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionHintValue } from '#application/ports/session-hint';
import { inMemorySessionHint } from '#application/ports/session-hint.fixture';
import type { Failure, StorageProblem } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { LONG_TIME_MEMBER, SEEDED_ACCOUNTS } from './demo-accounts';
import { seedState, withUser } from './demo-data';
import type { MemoryState } from './storage/state';
import { openMemoryBackend } from './open-memory-backend';
import { COLLECTION_NAMES, type IndexedDbDatabase } from './storage/indexed-db-schema';
import { createStores } from './storage/indexed-db';

const createOptions = () => {
  const hints: SessionHintValue[] = [];
  const logged: Failure[] = [];
  const problems: StorageProblem[] = [];
  const hint = { ...inMemorySessionHint(), set: (next: SessionHintValue) => void hints.push(next) };
  const log = { failure: (_: string, failure: Failure) => void logged.push(failure) };
  return {
    hints, logged, problems,
    options: {
      clock: { now: () => Date.now() },
      log, hint,
      demoAddresses: [LONG_TIME_MEMBER.email, ...SEEDED_ACCOUNTS.map(({ email }) => email)] as const,
      onStorageProblem: (problem: StorageProblem) => void problems.push(problem),
    },
  };
};

const stateWithOtherNoor = (): MemoryState =>
  withUser({ uid: 'other', name: 'Noor', email: LONG_TIME_MEMBER.email, role: 'user' })(seedState);

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('openMemoryBackend', () => {
  it.each([...SEEDED_ACCOUNTS, LONG_TIME_MEMBER])(
    'signs in the demo $who and updates the session hint',
    async ({ email, password, who }) => {
      const { hints, logged, options } = createOptions();
      const { auth } = await openMemoryBackend(options);
      expect(await auth.signIn({ email, password })()).toEqual(E.right(undefined));
      expect(await firstValueFrom(auth.identity)).toMatchObject({
        right: { email, emailVerified: true, role: who === 'Admin' ? 'admin' : 'user' },
      });
      expect(hints.at(-1)).toEqual({ uid: expect.any(String) as string, hasEmails: false });
      await auth.sendPasswordReset(email)();
      expect(hints.at(-1)).toEqual({ uid: expect.any(String) as string, hasEmails: true });
      await auth.signOut();
      expect(hints.at(-1)?.uid).toBeNull();
      expect(logged).toEqual([]);
    },
  );

  it('restores the session after a reload', async () => {
    const { options } = createOptions();
    const [account] = SEEDED_ACCOUNTS;
    if (account === undefined) throw new Error('There are no demo accounts.');
    await (await openMemoryBackend(options)).auth.signIn(account)();
    const reloaded = createOptions();
    expect(await firstValueFrom((await openMemoryBackend(reloaded.options)).auth.identity)).toMatchObject({ right: { uid: 'maya' } });
    expect(reloaded.hints).toEqual([{ uid: expect.any(String) as string, hasEmails: false }]);
  });

  it('shows the admin the lists of the long-time member, who has never signed in, and as many users after a reload', async () => {
    const { logged, options } = createOptions();
    const totals = async () => {
      const { auth, admin } = await openMemoryBackend(options);
      await auth.signIn({ email: 'ada@marquee.example', password: 'marquee-demo' })();
      const opened = await admin();
      return E.isRight(opened) ? opened.right.stats.totals() : opened;
    };
    const first = await totals();
    expect([first, logged]).toMatchObject([{ right: { members: { value: 15 }, items: { value: 45 }, unreadFeedback: { value: 3 } } }, []]);
    expect(await totals()).toMatchObject({ right: { members: { value: 15 }, items: { value: 45 } } });
  });

  it('puts everything back: other accounts, rows and the session are gone, and the next demo sign-in fills the site again', async () => {
    vi.stubGlobal('navigator', {});
    const { hints, logged, options } = createOptions();
    const { auth, lists, reset } = await openMemoryBackend(options);
    await auth.signUp({ email: 'nell@marquee.example', password: 'a long enough one', name: 'Nell' })();
    await auth.signIn(LONG_TIME_MEMBER)();
    expect(await reset()).toEqual(E.right(undefined));
    expect([await firstValueFrom(auth.identity), hints.at(-1)?.uid]).toEqual([E.right(null), null]);
    const database = await openDB('marquee');
    expect(
      await Promise.all(['items', 'titles', 'viewings', 'ratings', 'years', 'audit', 'accounts'].map((store) => database.count(store))),
    ).toEqual([0, 0, 0, 0, 0, 0, 3]);
    database.close();
    expect(await auth.signIn({ email: 'nell@marquee.example', password: 'a long enough one' })()).toMatchObject(E.left({}));
    await auth.signIn(LONG_TIME_MEMBER)();
    const own = await firstValueFrom(lists.watchLists('noor' as UserId));
    expect([E.isRight(own) && own.right.map(({ itemCount }) => itemCount).sort(), logged]).toEqual([[16, 6, 7, 8, 8], []]);
  });

  it('fills the lists of the long-time member at the first sign-in', async () => {
    const { logged, options } = createOptions();
    const { auth, lists } = await openMemoryBackend(options);
    await auth.signIn({ ...LONG_TIME_MEMBER, email: ' Noor@marquee.example' })();
    const own = await firstValueFrom(lists.watchLists('noor' as UserId));
    expect([E.isRight(own) && own.right.map(({ itemCount }) => itemCount).sort(), logged]).toEqual([[16, 6, 7, 8, 8], []]);
  });

  it.each([
    ['adds the long-time member to a database of version 5', seedState, 'noor'],
    ['adds nobody where another account has that address', stateWithOtherNoor(), 'other'],
  ])('%s', async (_, before, uid) => {
    const older = await openDB('marquee', 5, {
      upgrade: (database, __, ___, transaction) => createStores(database as unknown as IndexedDbDatabase, transaction as never, before),
    });
    older.close();
    const { logged, options } = createOptions();
    const { auth } = await openMemoryBackend(options);
    await auth.signIn(LONG_TIME_MEMBER)();
    expect([await firstValueFrom(auth.identity), logged]).toMatchObject([{ right: { uid } }, []]);
  });

  it.each([
    ['not available', undefined],
    ['forbidden', { open: () => { throw new DOMException('no', 'SecurityError'); } }],
  ])('says that nothing is kept and refuses accounts, but not demo sign-ins, when IndexedDB is %s', async (_, indexedDB) => {
    vi.stubGlobal('indexedDB', indexedDB);
    const { hints, logged, problems, options } = createOptions();
    const { auth } = await openMemoryBackend(options);
    expect([logged, problems]).toMatchObject([[{ _tag: 'unavailable' }], ['refused']]);
    expect(await auth.signUp({ email: 'nell@marquee.example', password: 'a long enough one', name: 'Nell' })()).toMatchObject(
      E.left({ _tag: 'unavailable', storage: 'refused' }),
    );
    expect(await firstValueFrom(auth.identity)).toEqual(E.right(null));
    expect(await auth.signIn({ email: 'maya@marquee.example', password: 'marquee-demo' })()).toEqual(E.right(undefined));
    const maya = { email: 'maya@marquee.example', password: 'marquee-demo' };
    const refused = E.left({ _tag: 'unavailable', storage: 'refused' });
    expect(await auth.changePassword(maya, 'a long enough one')()).toMatchObject(refused);
    expect(await auth.changeEmail(maya, 'maya.rosen@marquee.example')()).toMatchObject(refused);
    expect(await auth.confirmPasswordReset('c0de', 'a long enough one')()).toMatchObject(refused);
    expect(await auth.applyActionCode('c0de')()).toMatchObject(refused);
    await auth.signOut();
    expect(hints.map(({ uid }) => uid !== null)).toEqual([true, false]);
  });

  it('leaves the data of a newer version as it is, says so and refuses accounts', async () => {
    const newer = await openDB('marquee', 1000, {
      upgrade: (database) => void database.createObjectStore('accounts').put('of a newer version', 'nell'),
    });
    newer.close();
    const { problems, options } = createOptions();
    const { auth } = await openMemoryBackend(options);
    expect(problems).toEqual(['newer']);
    expect(await auth.signUp({ email: 'nell@marquee.example', password: 'a long enough one', name: 'Nell' })()).toMatchObject(
      E.left({ storage: 'newer' }),
    );
    const again = await openDB('marquee', 1000);
    expect(await again.get('accounts', 'nell')).toBe('of a newer version');
    again.close();
  });

  it('asks for persistent storage at sign-up only', async () => {
    const persist = vi.fn(() => Promise.resolve(false));
    vi.stubGlobal('navigator', { storage: { persist } });
    const { problems, options } = createOptions();
    const { auth } = await openMemoryBackend(options);
    await auth.signIn({ email: 'maya@marquee.example', password: 'marquee-demo' })();
    expect(persist).not.toHaveBeenCalled();
    expect(await auth.signUp({ email: 'nell@marquee.example', password: 'a long enough one', name: 'Nell' })()).toEqual(E.right(undefined));
    expect([persist.mock.calls.length, problems]).toEqual([1, []]);
  });

  it('leaves the session hint unchanged when the database does not open in time', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    const { hints, logged, options } = createOptions();
    const opening = openMemoryBackend(options);
    await vi.advanceTimersByTimeAsync(5000);
    const { auth } = await opening;
    await auth.signIn({ email: 'maya@marquee.example', password: 'not hers at all' })();
    expect(await firstValueFrom(auth.identity)).toEqual(E.right(null));
    expect([logged.length, hints]).toEqual([1, []]);
  });

  it('releases a database that opens too late, and the channel to other tabs', async () => {
    const open = new Set<unknown>();
    vi.stubGlobal('BroadcastChannel', class extends EventTarget {
      constructor() { super(); open.add(this); }
      close(): void { open.delete(this); }
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const older = await openDB('marquee', 2, {
      upgrade: (database) => COLLECTION_NAMES.forEach((name) => database.createObjectStore(name)),
    });
    const opening = openMemoryBackend(createOptions().options);
    await vi.advanceTimersByTimeAsync(5000);
    await opening;
    expect(open.size).toBe(1);
    older.close();
    await vi.waitFor(() => expect(open.size).toBe(0));
    // A connection that is left open would block this.
    const blocked = vi.fn();
    (await openDB('marquee', 1000, { blocked })).close();
    expect(blocked).not.toHaveBeenCalled();
  });

  it('closes the channel to other tabs when IndexedDB refuses', async () => {
    const closed = vi.fn();
    vi.stubGlobal('BroadcastChannel', class extends EventTarget { readonly close = closed; });
    vi.stubGlobal('indexedDB', undefined);
    await openMemoryBackend(createOptions().options);
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
