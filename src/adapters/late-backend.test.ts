import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { firstValueFrom, isObservable, of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { unavailable } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import { addSession } from './memory/auth/account-edits';
import { inMemoryStorage } from './memory/storage/state-storage';
import type { OpenedBackend } from '#application/ports/backend';
import type { SessionHintValue } from '#application/ports/session-hint';
import { inMemorySessionHint } from '#application/ports/session-hint.fixture';
import { memoryBackend } from './memory/memory-backend';
import { lateBackend } from './late-backend';
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
  const backend = lateBackend(open, hint);
  const emitted: Array<string | null> = [];
  backend.auth.identity.subscribe((event) => emitted.push(E.isRight(event) ? (event.right?.uid ?? null) : event.left._tag));
  return { backend, open, emitted, storage };
};

type Members = Readonly<Record<string, unknown>>;
const members = (port: string, names: string, member: (name: string) => unknown): Members =>
  Object.fromEntries(names.split(' ').map((name) => [name, member(`${port}.${name}`)]));
const answers = (port: string, names: string) => members(port, names, (name) => TE.right([name]));
const watches = (port: string, names: string) => members(port, names, (name) => of(E.right([name])));
const calls = (port: string, inputs: number, names: string) =>
  members(
    port, names,
    (name) =>
      (...input: unknown[]) =>
        TE.right([name, ...input.slice(0, inputs)]),
  );
const watchesOfUser = (port: string) => ({ watch: (uid: unknown) => of(E.right([`${port}.watch`, uid])) });

/** Backend whose members answer with their name and what they are called with. */
const echo = {
  auth: {
    ...watches('auth', 'identity'),
    ...answers('auth', 'signOut refresh'),
    ...calls('auth', 2, 'changeEmail changePassword confirmPasswordReset'),
    ...calls('auth', 1, 'signIn signUp reauthenticate sendVerification sendPasswordReset checkActionCode applyActionCode'),
  },
  users: { ...watchesOfUser('users'), ...calls('users', 1, 'find'), ...calls('users', 2, 'update recordRecent updateRecentIds') },
  lists: ['lists'], history: ['history'], admin: TE.right(['admin']), reset: TE.right(['reset']),
  access: watchesOfUser('access'),
  accountApi: { ...answers('accountApi', 'endOtherSessions deleteMyAccount'), ...calls('accountApi', 1, 'initializeUser') },
  avatars: { ...calls('avatars', 2, 'put'), ...calls('avatars', 1, 'remove') },
  feedback: calls('feedback', 2, 'send'),
  sharedLists: calls('sharedLists', 3, 'read'),
  mailbox: watches('mailbox', 'messages'),
  banners: watches('banners', 'watch'),
};

/** Reads a member: a watch, an answer, or a method that returns one of them. */
const read = (member: unknown, ...input: ReadonlyArray<string>): unknown => {
  if (isObservable(member)) return firstValueFrom(member);
  return typeof member === 'function' ? read((member as (...values: ReadonlyArray<string>) => unknown)(...input)) : member;
};

describe('lateBackend', () => {
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

  it('gives every member what it is called with, and answers with the result', async () => {
    const open = vi.fn(() => Promise.resolve(echo as unknown as OpenedBackend));
    const { lists, history, admin, reset, ...ports } = lateBackend(open, sessionHint({ uid: 'maya', hasEmails: true, hasBanners: true }));
    expect([await lists(), await history(), await admin(), await reset()]).toEqual(
      [['lists'], ['history'], ['admin'], ['reset']].map(E.right),
    );
    for (const [port, own] of Object.entries(ports)) {
      for (const name of Object.keys(Reflect.get(echo, port) as object)) {
        const [member, echoed]: unknown[] = [own, Reflect.get(echo, port) as object].map((from): unknown => Reflect.get(from, name));
        expect(await read(member, 'first', 'second', 'third'), `${port}.${name}`).toEqual(await read(echoed, 'first', 'second', 'third'));
      }
    }
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
    const backend = lateBackend(open, sessionHint({ uid: 'maya' }));
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
    const subscription = lateBackend(open, sessionHint({ uid: 'maya' })).auth.identity.subscribe((event) =>
      emitted.push(E.isRight(event) ? (event.right?.uid ?? 'nobody') : event.left._tag),
    );
    await vi.advanceTimersByTimeAsync(9999);
    expect(emitted).toEqual(['unavailable', 'unavailable']);
    await vi.advanceTimersByTimeAsync(1);
    expect(emitted).toEqual(['unavailable', 'unavailable', 'maya']);
    subscription.unsubscribe();

    open.mockRejectedValue(new Error('No such chunk'));
    const second = lateBackend(open, sessionHint({ uid: 'maya' })).auth.identity.subscribe();
    await vi.advanceTimersByTimeAsync(0);
    second.unsubscribe();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open).toHaveBeenCalledTimes(4);
    vi.useRealTimers();
  });
});
