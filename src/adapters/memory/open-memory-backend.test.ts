import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '#domain/shared/failure';
import { SEEDED_ACCOUNTS } from './demo-accounts';
import type { SessionHintValue } from './auth/memory-session-hint';
import { openMemoryBackend } from './open-memory-backend';

const begin = () => {
  const told: SessionHintValue[] = [];
  const logged: Failure[] = [];
  const hint = { get: () => ({ signedIn: false, hasEmails: false }), set: (next: SessionHintValue) => void told.push(next), subscribe: () => () => {} };
  const log = { failure: (_: string, failure: Failure) => void logged.push(failure) };
  return { told, logged, options: { clock: { now: () => Date.now() }, log, hint } };
};

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('openHouse', () => {
  it.each(SEEDED_ACCOUNTS)('lets the $who of the demonstration in, and keeps the hint of it', async ({ email, password, who }) => {
    const { told, logged, options } = begin();
    const { auth } = await openMemoryBackend(options);
    expect(await auth.signIn({ email, password })()).toEqual(E.right(undefined));
    expect(await firstValueFrom(auth.identity)).toMatchObject({ right: { email, emailVerified: true, role: who === 'Admin' ? 'admin' : 'user' } });
    expect(told.at(-1)).toEqual({ signedIn: true, hasEmails: false });
    await auth.sendPasswordReset(email)();
    expect(told.at(-1)).toEqual({ signedIn: true, hasEmails: true });
    await auth.signOut();
    expect(told.at(-1)?.signedIn).toBe(false);
    expect(logged).toEqual([]);
  });

  it('remembers who is signed in', async () => {
    const { options } = begin();
    const [account] = SEEDED_ACCOUNTS;
    if (account === undefined) throw new Error('There is no demonstration.');
    await (await openMemoryBackend(options)).auth.signIn(account)();
    const again = begin();
    expect(await firstValueFrom((await openMemoryBackend(again.options)).auth.identity)).toMatchObject({ right: { uid: 'maya' } });
    expect(again.told).toEqual([{ signedIn: true, hasEmails: false }]);
  });

  it.each([
    ['there is none', undefined],
    ['it is refused', { open: () => { throw new DOMException('no', 'SecurityError'); } }],
  ])('lasts as long as the page when the browser keeps nothing: %s', async (_, indexedDB) => {
    vi.stubGlobal('indexedDB', indexedDB);
    const { told, logged, options } = begin();
    const { auth } = await openMemoryBackend(options);
    expect(logged).toMatchObject([{ _tag: 'unavailable' }]);
    expect(await auth.signUp({ email: 'nell@marquee.example', password: 'a long enough one', name: 'Nell' })()).toEqual(E.right(undefined));
    expect(await firstValueFrom(auth.identity)).toMatchObject({ right: { email: 'nell@marquee.example' } });
    await auth.signOut();
    expect(told.map(({ signedIn }) => signedIn)).toEqual([true, false]);
  });

  it('takes nobody for signed out whose session is only out of reach', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    const { told, logged, options } = begin();
    const opening = openMemoryBackend(options);
    await vi.advanceTimersByTimeAsync(5000);
    const { auth } = await opening;
    await auth.signIn({ email: 'maya@marquee.example', password: 'not hers at all' })();
    expect(await firstValueFrom(auth.identity)).toEqual(E.right(null));
    expect([logged.length, told]).toEqual([1, []]);
  });
});
