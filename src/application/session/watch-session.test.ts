import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { flow } from 'fp-ts/function';
import { concat, NEVER, of, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeDocuments, putDocument } from '#adapters/memory/storage/state';
import { offline, type Failure } from '#domain/shared/failure';
import { signedOut, type Session } from '#domain/users/session';
import { aUser } from '#domain/users/user.fixture';
import { ADA, BEGIN, MAYA, testBackend } from '../account/test-backend.fixture';
import { watchUserSession } from './watch-user-session';
import type { SessionDeps } from './session-deps';
import { watchSession } from './watch-session';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is said, as it is said. */
const follow = (needs: SessionDeps): { readonly said: ReadonlyArray<E.Either<Failure, Session>>; readonly last: () => Session | null; readonly stop: () => void } => {
  const said: Array<E.Either<Failure, Session>> = [];
  const following = watchSession(needs, watchUserSession).subscribe((word) => said.push(word));
  const last = (): Session | null => {
    const word = said.at(-1);
    return word !== undefined && E.isRight(word) ? word.right : null;
  };
  return { said, last, stop: () => following.unsubscribe() };
};
const later = async (millis: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(millis);
};

/** Maya's account without anything that the server makes. */
const newlyCome = flow(
  removeDocuments('users', (_, uid) => uid === MAYA),
  removeDocuments('markers', (_, uid) => uid === MAYA),
);

describe('watchSession', () => {
  it('says at once that nobody is there', () => {
    expect(follow(testBackend(null)).said).toEqual([E.right(signedOut)]);
  });

  it('says at once who is there, once, with everything that belongs to them', async () => {
    const house = testBackend(MAYA);
    const { said } = follow(house);
    const profile = house.state().users.get(MAYA);
    const maya = {
      _tag: 'signed-in', uid: 'maya', name: 'Maya Rosen', email: 'maya@marquee.example', emailVerified: true, photoURL: null, role: 'user', token: null,
      lists: [{ listName: 'favorites', listID: 'maya-favorites' }, { listName: 'watchlist', listID: 'maya-watchlist' }], profile,
    };
    expect(said).toEqual([E.right(maya)]);
    await later(60_000);
    expect(said).toHaveLength(1);
    expect(house.logged).toEqual([]);
  });

  it('follows who comes and who goes', async () => {
    const house = testBackend(MAYA);
    const { said } = follow(house);
    await house.auth.signOut();
    house.enter(ADA);
    house.enter(MAYA);
    expect(said.map((word) => (E.isRight(word) && word.right._tag === 'signed-in' ? `${word.right.uid} ${word.right.role}` : 'nobody'))).toEqual([
      'maya user', 'nobody', 'ada admin', 'maya user',
    ]);
  });

  it('tells of a change of the profile, and of no change that it does not show', async () => {
    const house = testBackend(MAYA);
    const { said, last } = follow(house);
    await house.users.update(MAYA, { name: 'Nell' })();
    expect(last()).toMatchObject({ name: 'Nell' });
    await house.users.update(MAYA, { name: 'Nell' })();
    await house.auth.sendPasswordReset('ada@marquee.example')();
    expect(said).toHaveLength(2);
  });

  it('tells nobody of anything once nobody listens', async () => {
    const house = testBackend(MAYA);
    const { said, stop } = follow(house);
    stop();
    house.disable(MAYA);
    await later(60_000);
    expect(said).toHaveLength(1);
    expect(house.isSignedIn()).toBe(true);
  });

  it('passes on that the identity service cannot say, and goes on when it can', () => {
    const house = testBackend(MAYA);
    const accounts = { ...house.auth, identity: concat(of(E.left(offline)), house.auth.identity) };
    expect(follow({ ...house, auth: accounts }).said.map((word) => (E.isRight(word) ? word.right._tag : word.left))).toEqual([offline, 'signed-in']);
  });
});

describe('the role of a session', () => {
  it('is the lesser of claim and marker until they agree', () => {
    const house = testBackend(MAYA, putDocument('markers', MAYA, { disabled: false, role: 'admin', since: 0 }));
    expect(follow(house).last()).toMatchObject({ role: 'user' });
    const demoted = testBackend(ADA, putDocument('markers', ADA, { disabled: false, role: 'user', since: 0 }));
    expect(follow(demoted).last()).toMatchObject({ role: 'user' });
  });

  it('is taken at once, and given with the next token, which is fetched', async () => {
    const house = testBackend(MAYA);
    const { last } = follow(house);
    house.setRole(MAYA, 'admin');
    expect(last()).toMatchObject({ role: 'user' });
    await later(250);
    expect(last()).toMatchObject({ role: 'admin' });
    house.setRole(MAYA, 'user');
    expect(last()).toMatchObject({ role: 'user' });
    await later(250);
    expect(house.state().sessions.get('this')?.role).toBe('user');
  });
});

describe('a session', () => {
  it('of a disabled account is nobody\'s at once, and let go', async () => {
    const house = testBackend(MAYA);
    const { last } = follow(house);
    house.disable(MAYA);
    expect(last()).toEqual(signedOut);
    await later(250);
    expect(house.isSignedIn()).toBe(false);
  });

  it('of an account that is disabled already is never anybody\'s', async () => {
    const house = testBackend(MAYA, putDocument('markers', MAYA, { disabled: true, role: 'user', since: 0 }));
    const { said } = follow(house);
    await later(1000);
    expect(said).toEqual([E.right(signedOut)]);
  });

  it('that was ended is let go after a while', async () => {
    const house = testBackend(MAYA);
    const { last } = follow(house);
    house.clock.at = BEGIN + 1000;
    await house.accountApi.endOtherSessions();
    await later(9_000);
    expect(last()).toMatchObject({ _tag: 'signed-in' });
    await later(2_000);
    expect(last()).toEqual(signedOut);
  });

  it('that is proven anew in time goes on', async () => {
    const house = testBackend(MAYA);
    const { last } = follow(house);
    house.clock.at = BEGIN + 1000;
    await house.accountApi.endOtherSessions();
    await later(5_000);
    house.clock.at = BEGIN + 6000;
    house.enter(MAYA);
    await later(60_000);
    expect(last()).toMatchObject({ _tag: 'signed-in' });
  });
});

describe('a profile', () => {
  it('that is not there yet is made and waited for', async () => {
    const house = testBackend(MAYA, flow(newlyCome, putDocument('accounts', MAYA, { ...memberAccount(), role: null }), putDocument('sessions', 'this', { ...memberToken(), role: null })));
    const { said } = follow(house);
    expect(said).toEqual([]);
    await later(250);
    expect(said).toMatchObject([E.right({ uid: 'maya', name: 'Maya Rosen', role: 'user' })]);
    expect(house.state().sessions.get('this')?.role).toBe('user');
    expect(house.state().markers.get(MAYA)).toEqual({ disabled: false, role: 'user', since: 0 });
  });

  it('that does not come is done without, and made as soon as that can be done', async () => {
    const house = testBackend(MAYA, newlyCome);
    let isOffline = true;
    const initialize: typeof house.accountApi.initializeUser = (name) => () => (isOffline ? TE.left(offline)() : house.accountApi.initializeUser(name)());
    const { said, last } = follow({ ...house, accountApi: { ...house.accountApi, initializeUser: initialize } });
    await later(7_900);
    expect(said).toEqual([]);
    await later(200);
    expect(last()).toMatchObject({ uid: 'maya', name: 'Maya Rosen', lists: [], profile: null });
    expect(house.logged).toEqual([['session.initialize', offline], ['session.initialize', offline]]);
    isOffline = false;
    await later(60_000);
    expect(last()).toMatchObject({ profile: { name: 'Maya Rosen' } });
  });

  it('that cannot be read is done without, and nothing is made in its place', async () => {
    const house = testBackend(MAYA);
    const initialize = vi.fn(() => TE.right(undefined));
    const users = { ...house.users, watch: () => concat(of(E.left(offline)), NEVER) };
    const { last } = follow({ ...house, users, accountApi: { ...house.accountApi, initializeUser: initialize } });
    expect(last()).toMatchObject({ uid: 'maya', name: 'Maya Rosen', profile: null, lists: [] });
    await later(60_000);
    expect(initialize).not.toHaveBeenCalled();
    expect(house.logged).toEqual([['session.profile', offline]]);
  });

  it('that cannot be read any more is the one that was read before', () => {
    const house = testBackend(MAYA);
    const words = new Subject<E.Either<Failure, O.Option<ReturnType<typeof aUser>>>>();
    const { last } = follow({ ...house, users: { ...house.users, watch: () => words } });
    words.next(E.right(O.some(aUser({ name: 'Nell' }))));
    words.next(E.left(offline));
    expect(last()).toMatchObject({ name: 'Nell' });
  });

  it('follows the address of the token', async () => {
    const house = testBackend(MAYA);
    const { last } = follow(house);
    house.change(putDocument('accounts', MAYA, { ...memberAccount(), email: 'new@marquee.example' }));
    await house.auth.refresh();
    expect(last()).toMatchObject({ email: 'new@marquee.example', profile: { email: 'maya@marquee.example' } });
    await later(250);
    expect(last()).toMatchObject({ email: 'new@marquee.example', profile: { email: 'new@marquee.example', emailKey: 'new@marquee.example' } });
  });
});

describe('a marker', () => {
  it('that cannot be read leaves nobody an admin, and everybody in', async () => {
    const house = testBackend(ADA);
    const { last } = follow({ ...house, access: { watch: () => concat(of(E.left(offline)), NEVER) } });
    await later(60_000);
    expect(last()).toMatchObject({ uid: 'ada', role: 'user' });
    expect(house.isSignedIn()).toBe(true);
  });

  it('that says nothing does not keep its member out', async () => {
    const { said, last } = follow({ ...testBackend(ADA), access: { watch: () => NEVER } });
    await later(7_900);
    expect(said).toEqual([]);
    await later(200);
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
