import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { unavailable } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import { addSession } from './auth/account-edits';
import { inMemoryStorage } from './storage/state-storage';
import type { SessionHintValue } from '#application/ports/session-hint';
import { inMemorySessionHint } from '#application/ports/session-hint.fixture';
import { memoryBackend } from './memory-backend';
import { lazyMemoryBackend } from './lazy-memory-backend';
import { seedState } from './demo-data';

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
  const backend = lazyMemoryBackend(open, hint);
  const emitted: Array<string | null> = [];
  backend.auth.identity.subscribe((event) => emitted.push(E.isRight(event) ? (event.right?.uid ?? null) : event.left._tag));
  return { backend, open, emitted, storage };
};

describe('lazyMemoryBackend', () => {
  it('emits null and does not open the backend without a session hint', async () => {
    const { backend, open, emitted } = openLazily();
    expect(emitted).toEqual([null]);
    backend.mailbox.messages.subscribe();
    await Promise.resolve();
    expect(open).not.toHaveBeenCalled();
  });

  it('opens the backend once, at the first call, and then emits its identities', async () => {
    const { backend, open, emitted } = openLazily();
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
    const backend = lazyMemoryBackend(open, sessionHint({ uid: 'maya' }));
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
    const subscription = lazyMemoryBackend(open, sessionHint({ uid: 'maya' })).auth.identity.subscribe((event) => emitted.push(E.isRight(event) ? (event.right?.uid ?? 'nobody') : event.left._tag));
    await vi.advanceTimersByTimeAsync(9999);
    expect(emitted).toEqual(['unavailable', 'unavailable']);
    await vi.advanceTimersByTimeAsync(1);
    expect(emitted).toEqual(['unavailable', 'unavailable', 'maya']);
    subscription.unsubscribe();

    open.mockRejectedValue(new Error('No such chunk'));
    const second = lazyMemoryBackend(open, sessionHint({ uid: 'maya' })).auth.identity.subscribe();
    await vi.advanceTimersByTimeAsync(0);
    second.unsubscribe();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open).toHaveBeenCalledTimes(4);
    vi.useRealTimers();
  });
});
