import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { flow } from 'fp-ts/function';
import { concat, NEVER, of, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeDocuments, putDocument } from '#adapters/memory/storage/state';
import { offline, type Failure } from '#domain/shared/failure';
import { signedOut } from '#domain/users/session';
import { aUser } from '#domain/users/user.fixture';
import { ADA, START_TIME, MAYA, testBackend } from '#application/account/test-backend.fixture';
import { recordSession } from './recorded-session.fixture';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const advance = async (millis: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(millis);
};

/** Removes the documents that the server creates for Maya's account. */
const withoutServerDocuments = flow(
  removeDocuments('users', (_, uid) => uid === MAYA),
  removeDocuments('access', (_, uid) => uid === MAYA),
);

describe('session', () => {
  it('emits signed-out immediately without an identity', () => {
    expect(recordSession(testBackend(null)).emitted).toEqual([E.right(signedOut)]);
  });

  it('emits the complete signed-in session immediately and once', async () => {
    const backend = testBackend(MAYA);
    const { emitted } = recordSession(backend);
    const profile = backend.state().users.get(MAYA);
    const maya = {
      _tag: 'signed-in', uid: 'maya', name: 'Maya Rosen', email: 'maya@marquee.example', emailVerified: true, photoURL: null, role: 'user',
      token: null, isDemoted: false, isEnding: false,
      lists: [
        { listName: 'favorites', listID: 'maya-favorites' }, { listName: 'watchlist', listID: 'maya-watchlist' },
      ],
      profile,
    };
    expect(emitted).toEqual([E.right(maya)]);
    await advance(60_000);
    expect(emitted).toHaveLength(1);
    expect(backend.logged).toEqual([]);
  });

  it('follows sign-out and sign-in of other users', async () => {
    const backend = testBackend(MAYA);
    const { emitted } = recordSession(backend);
    await backend.auth.signOut();
    backend.enter(ADA);
    backend.enter(MAYA);
    expect(
      emitted.map((value) =>
        E.isRight(value) && value.right._tag === 'signed-in' ? `${value.right.uid} ${value.right.role}` : 'signed-out',
      ),
    ).toEqual(['maya user', 'signed-out', 'ada admin', 'maya user']);
  });

  it('emits profile changes, but no equal sessions', async () => {
    const backend = testBackend(MAYA);
    const { emitted, last } = recordSession(backend);
    await backend.users.update(MAYA, { name: 'Nell' })();
    expect(last()).toMatchObject({ name: 'Nell' });
    await backend.users.update(MAYA, { name: 'Nell' })();
    await backend.auth.sendPasswordReset('ada@marquee.example')();
    expect(emitted).toHaveLength(2);
  });

  it('emits nothing and does not sign out after its actor has stopped', async () => {
    const backend = testBackend(MAYA);
    const { emitted, stop } = recordSession(backend);
    stop();
    backend.disable(MAYA);
    await advance(60_000);
    expect(emitted).toHaveLength(1);
    expect(backend.isSignedIn()).toBe(true);
  });

  it('emits a failure of the identity service, then the session', () => {
    const backend = testBackend(MAYA);
    const auth = { ...backend.auth, identity: concat(of(E.left(offline)), backend.auth.identity) };
    expect(recordSession({ ...backend, auth }).emitted.map((value) => (E.isRight(value) ? value.right._tag : value.left))).toEqual([
      offline, 'signed-in',
    ]);
  });
});

describe('session: role', () => {
  it('is the lesser of claim and access record until they agree', () => {
    const backend = testBackend(MAYA, putDocument('access', MAYA, { disabled: false, role: 'admin', since: 0 }));
    expect(recordSession(backend).last()).toMatchObject({ role: 'user' });
    const demoted = testBackend(ADA, putDocument('access', ADA, { disabled: false, role: 'user', since: 0 }));
    expect(recordSession(demoted).last()).toMatchObject({ role: 'user' });
  });

  it('is revoked immediately, and granted with the refreshed token', async () => {
    const backend = testBackend(MAYA);
    const { last } = recordSession(backend);
    backend.setRole(MAYA, 'admin');
    expect(last()).toMatchObject({ role: 'user' });
    await advance(250);
    expect(last()).toMatchObject({ role: 'admin' });
    backend.setRole(MAYA, 'user');
    expect(last()).toMatchObject({ role: 'user' });
    await advance(250);
    expect(backend.state().sessions.get('this')?.role).toBe('user');
  });
});

describe('session: ended sessions', () => {
  it('emits signed-out immediately when the account is disabled, then signs out', async () => {
    const backend = testBackend(MAYA);
    const { last } = recordSession(backend);
    backend.disable(MAYA);
    expect(last()).toEqual(signedOut);
    await advance(250);
    expect(backend.isSignedIn()).toBe(false);
  });

  it('emits only signed-out if the account is already disabled', async () => {
    const backend = testBackend(MAYA, putDocument('access', MAYA, { disabled: true, role: 'user', since: 0 }));
    const { emitted } = recordSession(backend);
    await advance(1000);
    expect(emitted).toEqual([E.right(signedOut)]);
  });

  it('signs out an ended session after the grace period', async () => {
    const backend = testBackend(MAYA);
    const { last } = recordSession(backend);
    backend.clock.at = START_TIME + 1000;
    await backend.accountApi.endOtherSessions();
    await advance(9_000);
    expect(last()).toMatchObject({ _tag: 'signed-in' });
    await advance(2_000);
    expect(last()).toEqual(signedOut);
  });

  it('continues after re-authentication within the grace period', async () => {
    const backend = testBackend(MAYA);
    const { last } = recordSession(backend);
    backend.clock.at = START_TIME + 1000;
    await backend.accountApi.endOtherSessions();
    await advance(5_000);
    backend.clock.at = START_TIME + 6000;
    backend.enter(MAYA);
    await advance(60_000);
    expect(last()).toMatchObject({ _tag: 'signed-in' });
  });
});

describe('session: profile', () => {
  it('is created and awaited if missing', async () => {
    const backend = testBackend(
      MAYA,
      flow(
        withoutServerDocuments, putDocument('accounts', MAYA, { ...memberAccount(), role: null }),
        putDocument('sessions', 'this', { ...memberToken(), role: null }),
      ),
    );
    const { emitted } = recordSession(backend);
    expect(emitted).toEqual([]);
    await advance(250);
    expect(emitted).toMatchObject([E.right({ uid: 'maya', name: 'Maya Rosen', role: 'user' })]);
    expect(backend.state().sessions.get('this')?.role).toBe('user');
    expect(backend.state().access.get(MAYA)).toEqual({ disabled: false, role: 'user', since: 0 });
  });

  it('is omitted after the timeout, and created once possible', async () => {
    const backend = testBackend(MAYA, withoutServerDocuments);
    let isOffline = true;
    const initialize: typeof backend.accountApi.initializeUser = (name) => () =>
      isOffline ? TE.left(offline)() : backend.accountApi.initializeUser(name)();
    const { emitted, last } = recordSession({ ...backend, accountApi: { ...backend.accountApi, initializeUser: initialize } });
    await advance(7_900);
    expect(emitted).toEqual([]);
    await advance(200);
    expect(last()).toMatchObject({ uid: 'maya', name: 'Maya Rosen', lists: [], profile: null });
    expect(backend.logged).toEqual([['session.initialize', offline], ['session.initialize', offline]]);
    isOffline = false;
    await advance(60_000);
    expect(last()).toMatchObject({ profile: { name: 'Maya Rosen' } });
  });

  it('is omitted if unavailable, without initializeUser', async () => {
    const backend = testBackend(MAYA);
    const initialize = vi.fn(() => TE.right(undefined));
    const users = { ...backend.users, watch: () => concat(of(E.left(offline)), NEVER) };
    const { last } = recordSession({ ...backend, users, accountApi: { ...backend.accountApi, initializeUser: initialize } });
    expect(last()).toMatchObject({ uid: 'maya', name: 'Maya Rosen', profile: null, lists: [] });
    await advance(60_000);
    expect(initialize).not.toHaveBeenCalled();
    expect(backend.logged).toEqual([['session.profile', offline]]);
  });

  it('keeps its last value when it becomes unavailable', () => {
    const backend = testBackend(MAYA);
    const profile$ = new Subject<E.Either<Failure, O.Option<ReturnType<typeof aUser>>>>();
    const { last } = recordSession({ ...backend, users: { ...backend.users, watch: () => profile$ } });
    profile$.next(E.right(O.some(aUser({ name: 'Nell' }))));
    profile$.next(E.left(offline));
    expect(last()).toMatchObject({ name: 'Nell' });
  });

  it('is updated with the address of the token', async () => {
    const backend = testBackend(MAYA);
    const { last } = recordSession(backend);
    backend.change(putDocument('accounts', MAYA, { ...memberAccount(), email: 'new@marquee.example' }));
    await backend.auth.refresh();
    expect(last()).toMatchObject({ email: 'new@marquee.example', profile: { email: 'maya@marquee.example' } });
    await advance(250);
    expect(last()).toMatchObject({
      email: 'new@marquee.example', profile: { email: 'new@marquee.example', emailKey: 'new@marquee.example' },
    });
  });
});

describe('session: access record', () => {
  it('grants the user role and keeps the session if unavailable', async () => {
    const backend = testBackend(ADA);
    const { last } = recordSession({ ...backend, access: { watch: () => concat(of(E.left(offline)), NEVER) } });
    await advance(60_000);
    expect(last()).toMatchObject({ uid: 'ada', role: 'user' });
    expect(backend.isSignedIn()).toBe(true);
  });

  it('does not block the session if it never arrives', async () => {
    const { emitted, last } = recordSession({ ...testBackend(ADA), access: { watch: () => NEVER } });
    await advance(7_900);
    expect(emitted).toEqual([]);
    await advance(200);
    expect(last()).toMatchObject({ uid: 'ada', role: 'user' });
  });
});

function memberAccount() {
  const account = testBackend(MAYA).state().accounts.get(MAYA);
  if (account === undefined) throw new Error('Maya has no account.');
  return account;
}
function memberToken() {
  const token = testBackend(MAYA).state().sessions.get('this');
  if (token === undefined) throw new Error('Maya has no session.');
  return token;
}
