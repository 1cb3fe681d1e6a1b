import * as E from 'fp-ts/Either';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearMemberDataExcept } from '#application/profile/member-data-keys';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { offline, unauthenticated, unexpected, type Failure } from '#domain/shared/failure';
import type { Identity } from '#domain/users/identity';
import { aUserId, anIdentity } from '#domain/users/user.fixture';
import { sendSignIns } from './send-sign-ins';

const maya = aUserId('maya');
const signedIn = (authTime: number, uid = maya) => E.right<Failure, Identity | null>(anIdentity({ uid, authTime }));

/** A browser of Maya with its server. `visit` starts the app, and returns the function that leaves it. */
const open = (first = signedIn(1000)) => {
  const [identity, storage] = [new BehaviorSubject(first), testBrowser()()];
  const logged: string[] = [];
  const server = { calls: 0, failure: null as Failure | null };
  const signIns = {
    noteSignIn: () => () => {
      server.calls += 1;
      return Promise.resolve(server.failure === null ? E.right([]) : E.left(server.failure));
    },
  };
  const settle = () => vi.advanceTimersByTimeAsync(3000);
  const visit = async (next = identity.value) => {
    identity.next(next);
    const log = { failure: (at: string) => void logged.push(at) };
    const subscription = sendSignIns({ auth: { identity }, signIns, storage, log }, maya);
    await settle();
    return () => subscription.unsubscribe();
  };
  return { identity, storage, server, logged, visit, settle };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('notes the last of the confirmations that one change makes', async () => {
  const { identity, server, visit, settle } = open();
  await visit();
  identity.next(signedIn(2000));
  identity.next(signedIn(2001));
  await settle();
  expect(server.calls).toBe(2);
});

it('notes a sign-in once, whatever tokens and visits follow', async () => {
  const { identity, server, visit, settle } = open();
  const leave = await visit();
  identity.next(E.right(anIdentity({ uid: maya, authTime: 1000, token: 'the next one' })));
  await settle();
  leave();
  await visit();
  expect(server.calls).toBe(1);
});

it('notes the next sign-in, on a later visit and while the app is open', async () => {
  const { identity, server, visit, settle } = open();
  (await visit())();
  await visit(signedIn(2000));
  expect(server.calls).toBe(2);
  identity.next(signedIn(3000));
  await settle();
  expect(server.calls).toBe(3);
});

it.each([
  ['says nothing of a lost network', offline, []], ['says nothing of an ended session', unauthenticated, []],
  ['logs a defect', unexpected('no such field'), ['sign-ins.note']],
])('%s, and repeats the call on the next visit only', async (_, failure, expected) => {
  const { server, logged, visit, settle } = open();
  server.failure = failure;
  const leave = await visit();
  await settle();
  expect([server.calls, logged]).toEqual([1, expected]);
  leave();
  server.failure = null;
  await visit();
  expect(server.calls).toBe(2);
});

it('notes nothing of somebody else, of nobody, or before the identity is known', async () => {
  for (const first of [signedIn(1000, aUserId('nell')), E.right(null), E.left(offline)]) {
    const { server, visit } = open(first);
    await visit();
    expect(server.calls).toBe(0);
  }
});

it('signing out forgets what was noted', async () => {
  const { server, storage, visit } = open();
  (await visit())();
  clearMemberDataExcept(storage, null);
  await visit();
  expect([server.calls, storage.local.listKeys()]).toEqual([2, ['marquee.sign-in.maya']]);
});
