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

/** A hint that another tab can change. */
const hintOf = (hint: Partial<SessionHintValue> = {}): SessionHint & { readonly change: (hint: Partial<SessionHintValue>) => void } => {
  const held = new BehaviorSubject<SessionHintValue>({ signedIn: false, hasEmails: false, ...hint });
  return {
    get: () => held.value,
    set: (next) => held.next(next),
    subscribe: (changed) => {
      const following = held.pipe(skip(1)).subscribe(changed);
      return () => following.unsubscribe();
    },
    change: (next) => held.next({ ...held.value, ...next }),
  };
};

const begin = (hint = hintOf(), signedIn = false) => {
  const ground = inMemoryStorage(signedIn ? addSession('this', 'maya', 5)(seedState) : seedState);
  const open = vi.fn(() => Promise.resolve(memoryBackend({ storage: ground, clock: { now: () => 5 }, browserId: 'this' })));
  const house = lazyMemoryBackend(open, hint);
  const heard: Array<string | null> = [];
  house.auth.identity.subscribe((word) => heard.push(E.isRight(word) ? (word.right?.uid ?? null) : word.left._tag));
  return { house, open, heard, ground };
};

describe('a house that is opened late', () => {
  it('says at once that nobody is there, and is left alone', async () => {
    const { house, open, heard } = begin();
    expect(heard).toEqual([null]);
    house.mailbox.messages.subscribe();
    await Promise.resolve();
    expect(open).not.toHaveBeenCalled();
  });

  it('is opened by whoever signs in, once, and tells of them from then on', async () => {
    const { house, open, heard } = begin();
    expect(await house.auth.signIn({ ...maya, password: 'wrong one' })()).toMatchObject({ left: { _tag: 'unauthenticated' } });
    expect(await house.auth.signIn(maya)()).toEqual(E.right(undefined));
    expect(heard.at(-1)).toBe('maya');
    expect(await house.auth.signOut()).toEqual(E.right(undefined));
    expect(heard.at(-1)).toBeNull();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('says nothing before it is open, when somebody is in it', async () => {
    const { heard } = begin(hintOf({ signedIn: true }), true);
    expect(heard).toEqual([]);
    await vi.waitFor(() => expect(heard).toEqual(['maya']));
  });

  it('is opened when another tab says that somebody came', async () => {
    const hint = hintOf();
    const { heard, open } = begin(hint, true);
    expect([heard, open.mock.calls.length]).toEqual([[null], 0]);
    hint.change({ signedIn: true });
    await vi.waitFor(() => expect(heard).toEqual([null, 'maya']));
  });

  it('is opened for letters that lie in it, and for whoever asks for a profile', async () => {
    const { open, house } = begin(hintOf({ hasEmails: true }));
    expect(open).not.toHaveBeenCalled();
    house.mailbox.messages.subscribe();
    expect(open).toHaveBeenCalledTimes(1);
    const other = begin();
    const words: unknown[] = [];
    other.house.users.watch(MAYA).subscribe((word) => words.push(word));
    other.house.access.watch(MAYA).subscribe((word) => words.push(word));
    await vi.waitFor(() => expect(words).toHaveLength(2));
    expect(other.open).toHaveBeenCalledTimes(1);
  });

  it('refuses when it cannot be opened, and tries again the next time', async () => {
    const open = vi.fn(() => Promise.reject(new Error('No such chunk')));
    const house = lazyMemoryBackend(open, hintOf({ signedIn: true }));
    const heard: unknown[] = [];
    const hearing = house.auth.identity.subscribe((word) => heard.push(word));
    await vi.waitFor(() => expect(heard).toEqual([E.left(unavailable(null, 'No such chunk'))]));
    expect(await house.auth.signIn(maya)()).toEqual(E.left(unavailable(null, 'No such chunk')));
    expect(open).toHaveBeenCalledTimes(2);
    hearing.unsubscribe();
  });

  it('goes on trying to be opened for whoever is in it, until nobody listens', async () => {
    vi.useFakeTimers();
    const ground = inMemoryStorage(addSession('this', 'maya', 5)(seedState));
    const open = vi.fn(() => Promise.resolve(memoryBackend({ storage: ground, clock: { now: () => 5 }, browserId: 'this' })));
    open.mockRejectedValueOnce(new Error('No such chunk')).mockRejectedValueOnce(new Error('No such chunk'));
    const heard: string[] = [];
    const hearing = lazyMemoryBackend(open, hintOf({ signedIn: true })).auth.identity.subscribe((word) => heard.push(E.isRight(word) ? (word.right?.uid ?? 'nobody') : word.left._tag));
    await vi.advanceTimersByTimeAsync(9999);
    expect(heard).toEqual(['unavailable', 'unavailable']);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['unavailable', 'unavailable', 'maya']);
    hearing.unsubscribe();

    open.mockRejectedValue(new Error('No such chunk'));
    const other = lazyMemoryBackend(open, hintOf({ signedIn: true })).auth.identity.subscribe();
    await vi.advanceTimersByTimeAsync(0);
    other.unsubscribe();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open).toHaveBeenCalledTimes(4);
    vi.useRealTimers();
  });
});

describe('a stored hint', () => {
  const storage = (): Pick<Storage, 'getItem' | 'setItem'> => {
    const held = new Map<string, string>();
    return { getItem: (name) => held.get(name) ?? null, setItem: (name, value) => void held.set(name, value) };
  };
  const page = () => new EventTarget() as unknown as Window;

  it('says what was told, in every tab', () => {
    const store = storage();
    const [one, other] = [localStorageSessionHint(() => store, page), localStorageSessionHint(() => store, page)];
    expect(one.get()).toEqual({ signedIn: false, hasEmails: false });
    for (const hint of [{ signedIn: true, hasEmails: false }, { signedIn: true, hasEmails: true }, { signedIn: false, hasEmails: true }, { signedIn: false, hasEmails: false }]) {
      one.set(hint);
      expect(other.get()).toEqual(hint);
    }
  });

  it('calls when another tab told something, until it is stopped', () => {
    const tab = page();
    const changed = vi.fn();
    const stop = localStorageSessionHint(storage, () => tab).subscribe(changed);
    const say = (key: string | null): boolean => tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
    say('marquee.theme');
    expect(changed).not.toHaveBeenCalled();
    say('marquee.house');
    say(null);
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    say('marquee.house');
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('is none where storage is forbidden', () => {
    const forbidden = localStorageSessionHint(() => {
      throw new DOMException('no', 'SecurityError');
    }, page);
    forbidden.set({ signedIn: true, hasEmails: true });
    expect(forbidden.get()).toEqual({ signedIn: false, hasEmails: false });
  });
});
