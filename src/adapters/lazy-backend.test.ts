import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { unavailable } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import { addSession } from './memory/auth/account-edits';
import { inMemoryStorage } from './memory/storage/state-storage';
import type { SessionHintValue } from '#application/ports/session-hint';
import { inMemorySessionHint } from '#application/ports/session-hint.fixture';
import { memoryBackend } from './memory/memory-backend';
import { lazy, lazyBackend } from './lazy-backend';
import { seedState } from './memory/demo-data';

const maya = { email: 'maya@marquee.example', password: 'marquee-demo' };
const MAYA = aUserId('maya');

/** Session hint that a test can change, as another tab would. */
const sessionHint = (hint: Partial<SessionHintValue> = {}) => {
  const stored = inMemorySessionHint(hint);
  return { ...stored, change: (next: Partial<SessionHintValue>) => stored.set({ ...stored.get(), ...next }) };
};

const openLazily = (hint = sessionHint(), signedIn = false) => {
  const storage = inMemoryStorage(signedIn ? addSession('this', 'maya', 5)(seedState) : seedState);
  const open = vi.fn(() => Promise.resolve(memoryBackend({ storage, clock: { now: () => 5 }, browserId: 'this' })));
  const backend = lazyBackend(open, hint);
  const emitted: Array<string | null> = [];
  backend.auth.identity.subscribe((event) => emitted.push(E.isRight(event) ? (event.right?.uid ?? null) : event.left._tag));
  return { backend, open, emitted, storage };
};

describe('lazy', () => {
  it('loads at the first call, once for all callers', async () => {
    let loads = 0;
    const { get, peek } = lazy(async () => { loads += 1; return Promise.resolve('engine'); });
    expect([loads, peek()]).toEqual([0, null]);
    expect(await Promise.all([get(), get()])).toEqual([E.right('engine'), E.right('engine')]);
    expect([loads, peek()]).toEqual([1, 'engine']);
  });

  it('retries after a failed load', async () => {
    let loads = 0;
    const { get, peek } = lazy(async () => { loads += 1; return loads === 1 ? Promise.reject(new Error('chunk')) : Promise.resolve('engine'); });
    expect(await get()).toEqual(E.left(unavailable(null, 'chunk')));
    expect(peek()).toBeNull();
    expect(await get()).toEqual(E.right('engine'));
  });

  it('watches synchronously once loaded, and starts a watch when a call of another caller loads', async () => {
    const { call, watch } = lazy(() => Promise.resolve('engine'));
    const emitted: unknown[] = [];
    watch((loaded) => of(E.right(loaded)), { isNeeded: () => false, changes$: of(null) }).subscribe((event) => emitted.push(event));
    expect(emitted).toEqual([]);
    expect(await call((loaded) => TE.right(loaded.length))()).toEqual(E.right(6));
    expect(emitted).toEqual([E.right('engine')]);
    watch((loaded) => of(E.right(loaded))).subscribe((event) => emitted.push(event));
    expect(emitted).toHaveLength(2);
  });
});

describe('lazyBackend', () => {
  it('emits null and does not open the backend without a session hint', async () => {
    const { backend, open, emitted } = openLazily();
    expect(emitted).toEqual([null]);
    backend.mailbox.messages.subscribe();
    await Promise.resolve();
    expect(open).not.toHaveBeenCalled();
  });

  it('opens the backend once, at the first call, and then emits its identities', async () => {
    const { backend, open, emitted } = openLazily();
    const admin = await backend.admin();
    expect(E.isRight(admin) && (await admin.right.api.deleteUser(MAYA)())).toMatchObject({ left: { _tag: 'unauthenticated' } });
    expect(await backend.auth.signIn({ ...maya, password: 'wrong one' })()).toMatchObject({ left: { _tag: 'unauthenticated' } });
    expect(await backend.auth.signIn(maya)()).toEqual(E.right(undefined));
    expect(emitted.at(-1)).toBe('maya');
    expect(await backend.auth.signOut()).toEqual(E.right(undefined));
    expect(emitted.at(-1)).toBeNull();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('emits nothing before the backend is open when the hint names a session', async () => {
    const { emitted } = openLazily(sessionHint({ uid: 'maya' }), true);
    expect(emitted).toEqual([]);
    await vi.waitFor(() => expect(emitted).toEqual(['maya']));
  });

  it('opens the backend when another tab sets the hint', async () => {
    const hint = sessionHint();
    const { emitted, open } = openLazily(hint, true);
    expect([emitted, open.mock.calls.length]).toEqual([[null], 0]);
    hint.change({ uid: 'maya' });
    await vi.waitFor(() => expect(emitted).toEqual([null, 'maya']));
  });

  it('opens the backend for waiting e-mails, and for watches of a profile', async () => {
    const { open, backend } = openLazily(sessionHint({ hasEmails: true }));
    expect(open).not.toHaveBeenCalled();
    backend.mailbox.messages.subscribe();
    expect(open).toHaveBeenCalledTimes(1);
    const second = openLazily();
    const events: unknown[] = [];
    second.backend.users.watch(MAYA).subscribe((event) => events.push(event));
    second.backend.access.watch(MAYA).subscribe((event) => events.push(event));
    await vi.waitFor(() => expect(events).toHaveLength(2));
    expect(second.open).toHaveBeenCalledTimes(1);
  });

  it('returns `unavailable` when the backend cannot be opened, and retries at the next call', async () => {
    const open = vi.fn(() => Promise.reject(new Error('No such chunk')));
    const backend = lazyBackend(open, sessionHint({ uid: 'maya' }));
    const emitted: unknown[] = [];
    const subscription = backend.auth.identity.subscribe((event) => emitted.push(event));
    await vi.waitFor(() => expect(emitted).toEqual([E.left(unavailable(null, 'No such chunk'))]));
    expect(await backend.auth.signIn(maya)()).toEqual(E.left(unavailable(null, 'No such chunk')));
    expect(open).toHaveBeenCalledTimes(2);
    subscription.unsubscribe();
  });

  it('retries every 5 s while subscribed, and stops after unsubscribe', async () => {
    vi.useFakeTimers();
    const storage = inMemoryStorage(addSession('this', 'maya', 5)(seedState));
    const open = vi.fn(() => Promise.resolve(memoryBackend({ storage, clock: { now: () => 5 }, browserId: 'this' })));
    open.mockRejectedValueOnce(new Error('No such chunk')).mockRejectedValueOnce(new Error('No such chunk'));
    const emitted: string[] = [];
    const subscription = lazyBackend(open, sessionHint({ uid: 'maya' })).auth.identity.subscribe((event) => emitted.push(E.isRight(event) ? (event.right?.uid ?? 'nobody') : event.left._tag));
    await vi.advanceTimersByTimeAsync(9999);
    expect(emitted).toEqual(['unavailable', 'unavailable']);
    await vi.advanceTimersByTimeAsync(1);
    expect(emitted).toEqual(['unavailable', 'unavailable', 'maya']);
    subscription.unsubscribe();

    open.mockRejectedValue(new Error('No such chunk'));
    const second = lazyBackend(open, sessionHint({ uid: 'maya' })).auth.identity.subscribe();
    await vi.advanceTimersByTimeAsync(0);
    second.unsubscribe();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open).toHaveBeenCalledTimes(4);
    vi.useRealTimers();
  });
});
