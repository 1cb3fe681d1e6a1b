import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '#domain/failure';
import { DEMO_ACCOUNTS } from './demo-accounts';
import type { Hint } from './hint';
import { openHouse } from './open-house';

const begin = () => {
  const told: Hint[] = [];
  const logged: Failure[] = [];
  const hint = { read: () => ({ signedIn: false, letters: false }), tell: (next: Hint) => void told.push(next), follow: () => () => {} };
  const log = { failure: (_: string, failure: Failure) => void logged.push(failure) };
  return { told, logged, options: { clock: { now: () => Date.now() }, log, hint } };
};

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('openHouse', () => {
  it.each(DEMO_ACCOUNTS)('lets the $who of the demonstration in, and keeps the hint of it', async ({ email, password, who }) => {
    const { told, logged, options } = begin();
    const { accounts } = await openHouse(options);
    expect(await accounts.signIn({ email, password })()).toEqual(E.right(undefined));
    expect(await firstValueFrom(accounts.identity)).toMatchObject({ right: { email, emailVerified: true, role: who === 'Admin' ? 'admin' : 'user' } });
    expect(told.at(-1)).toEqual({ signedIn: true, letters: false });
    await accounts.sendPasswordReset(email)();
    expect(told.at(-1)).toEqual({ signedIn: true, letters: true });
    await accounts.signOut();
    expect(told.at(-1)?.signedIn).toBe(false);
    expect(logged).toEqual([]);
  });

  it('remembers who is signed in', async () => {
    const { options } = begin();
    const [account] = DEMO_ACCOUNTS;
    if (account === undefined) throw new Error('There is no demonstration.');
    await (await openHouse(options)).accounts.signIn(account)();
    const again = begin();
    expect(await firstValueFrom((await openHouse(again.options)).accounts.identity)).toMatchObject({ right: { uid: 'maya' } });
    expect(again.told).toEqual([{ signedIn: true, letters: false }]);
  });

  it.each([
    ['there is none', undefined],
    ['it is refused', { open: () => { throw new DOMException('no', 'SecurityError'); } }],
  ])('lasts as long as the page when the browser keeps nothing: %s', async (_, indexedDB) => {
    vi.stubGlobal('indexedDB', indexedDB);
    const { told, logged, options } = begin();
    const { accounts } = await openHouse(options);
    expect(logged).toMatchObject([{ _tag: 'unavailable' }]);
    expect(await accounts.signUp({ email: 'nell@marquee.example', password: 'a long enough one', name: 'Nell' })()).toEqual(E.right(undefined));
    expect(await firstValueFrom(accounts.identity)).toMatchObject({ right: { email: 'nell@marquee.example' } });
    await accounts.signOut();
    expect(told.map(({ signedIn }) => signedIn)).toEqual([true, false]);
  });

  it('takes nobody for signed out whose session is only out of reach', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    const { told, logged, options } = begin();
    const opening = openHouse(options);
    await vi.advanceTimersByTimeAsync(5000);
    const { accounts } = await opening;
    await accounts.signIn({ email: 'maya@marquee.example', password: 'not hers at all' })();
    expect(await firstValueFrom(accounts.identity)).toEqual(E.right(null));
    expect([logged.length, told]).toEqual([1, []]);
  });
});
