import * as E from 'fp-ts/Either';
import { BehaviorSubject, skip } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { unavailable } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import { addSession } from './auth/account-edits';
import { inMemoryStorage } from './storage/state-storage';
import { localStorageSessionHint, type SessionHintValue, type SessionHint } from './auth/memory-session-hint';
import { memoryBackend } from './memory-backend';
import { lazyMemoryBackend } from './lazy-memory-backend';
import { seedState } from './demo-data';

const maya = { email: 'maya@marquee.example', password: 'marquee-demo' };
const MAYA = aUserId('maya');

/** Session hint that a test can change, as another tab would. */
const sessionHint = (hint: Partial<SessionHintValue> = {}): SessionHint & { readonly change: (hint: Partial<SessionHintValue>) => void } => {
  const stored = new BehaviorSubject<SessionHintValue>({ signedIn: false, hasEmails: false, ...hint });
  return {
    get: () => stored.value,
    set: (next) => stored.next(next),
    subscribe: (changed) => {
      const subscription = stored.pipe(skip(1)).subscribe(changed);
      return () => subscription.unsubscribe();
    },
    change: (next) => stored.next({ ...stored.value, ...next }),
  };
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
    const { emitted } = openLazily(sessionHint({ signedIn: true }), true);
    expect(emitted).toEqual([]);
    await vi.waitFor(() => expect(emitted).toEqual(['maya']));
  });

  it('opens the backend when another tab sets the hint', async () => {
    const hint = sessionHint();
    const { emitted, open } = openLazily(hint, true);
    expect([emitted, open.mock.calls.length]).toEqual([[null], 0]);
    hint.change({ signedIn: true });
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
    const backend = lazyMemoryBackend(open, sessionHint({ signedIn: true }));
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
    const subscription = lazyMemoryBackend(open, sessionHint({ signedIn: true })).auth.identity.subscribe((event) => emitted.push(E.isRight(event) ? (event.right?.uid ?? 'nobody') : event.left._tag));
    await vi.advanceTimersByTimeAsync(9999);
    expect(emitted).toEqual(['unavailable', 'unavailable']);
    await vi.advanceTimersByTimeAsync(1);
    expect(emitted).toEqual(['unavailable', 'unavailable', 'maya']);
    subscription.unsubscribe();

    open.mockRejectedValue(new Error('No such chunk'));
    const second = lazyMemoryBackend(open, sessionHint({ signedIn: true })).auth.identity.subscribe();
    await vi.advanceTimersByTimeAsync(0);
    second.unsubscribe();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open).toHaveBeenCalledTimes(4);
    vi.useRealTimers();
  });
});

describe('localStorageSessionHint', () => {
  const storage = (): Pick<Storage, 'getItem' | 'setItem'> => {
    const stored = new Map<string, string>();
    return { getItem: (name) => stored.get(name) ?? null, setItem: (name, value) => void stored.set(name, value) };
  };
  const createPage = () => new EventTarget() as unknown as Window;

  it('returns the stored hint in every tab', () => {
    const store = storage();
    const [first, second] = [localStorageSessionHint(() => store, createPage), localStorageSessionHint(() => store, createPage)];
    expect(first.get()).toEqual({ signedIn: false, hasEmails: false });
    for (const hint of [{ signedIn: true, hasEmails: false }, { signedIn: true, hasEmails: true }, { signedIn: false, hasEmails: true }, { signedIn: false, hasEmails: false }]) {
      first.set(hint);
      expect(second.get()).toEqual(hint);
    }
  });

  it('notifies of changes by other tabs until unsubscribed', () => {
    const tab = createPage();
    const changed = vi.fn();
    const unsubscribe = localStorageSessionHint(storage, () => tab).subscribe(changed);
    const dispatchStorage = (key: string | null): boolean => tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
    dispatchStorage('marquee.theme');
    expect(changed).not.toHaveBeenCalled();
    dispatchStorage('marquee.house');
    dispatchStorage(null);
    expect(changed).toHaveBeenCalledTimes(2);
    unsubscribe();
    dispatchStorage('marquee.house');
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('returns the empty hint where storage is forbidden', () => {
    const forbidden = localStorageSessionHint(() => {
      throw new DOMException('no', 'SecurityError');
    }, createPage);
    forbidden.set({ signedIn: true, hasEmails: true });
    expect(forbidden.get()).toEqual({ signedIn: false, hasEmails: false });
  });
});
