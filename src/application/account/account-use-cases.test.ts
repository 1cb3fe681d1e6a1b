import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { conflict, partial, forbidden, offline, rateLimited, unauthenticated } from '#domain/shared/failure';
import { createAccountUseCases } from './account-use-cases';
import { BEGIN, MAYA, testBackend } from './test-backend.fixture';

const maya = { email: 'maya@marquee.example', password: 'marquee-demo' };
const written = { email: '  Maya@Marquee.EXAMPLE ', password: 'marquee-demo' };
const fine = E.right(undefined);

const at = (signedIn: string | null) => {
  const house = testBackend(signedIn);
  return { house, people: createAccountUseCases(house.auth, house.accountApi) };
};
const lettersTo = ({ house }: ReturnType<typeof at>, email: string) => [...house.state().letters.values()].filter((letter) => letter.email === email).map(({ kind }) => kind);

describe('an address', () => {
  it('is the same however it is written', async () => {
    const world = at(null);
    expect(await world.people.signIn(written)()).toEqual(fine);
    expect(await world.people.sendVerification(written)()).toEqual(fine);
    expect(await world.people.askForPasswordReset(written.email)()).toEqual(fine);
    expect(await world.people.changeEmail(written, ' New@Marquee.Example')()).toEqual(fine);
    expect(lettersTo(world, maya.email)).toEqual(['verify-email', 'reset-password']);
    expect(lettersTo(world, 'new@marquee.example')).toEqual(['change-email']);
  });

  it('opens one account, under a tidy name', async () => {
    const { house, people } = at(null);
    expect(await people.signUp({ ...written, name: 'Another' })()).toEqual(E.left(conflict('account')));
    expect(await people.signUp({ email: ' Nell@Marquee.example', password: 'a long enough one', name: '  Nell   Quinn ' })()).toEqual(fine);
    expect(house.state().sessions.get('this')).toMatchObject({ email: 'nell@marquee.example', name: 'Nell Quinn' });
    expect(await people.signOut()).toEqual(fine);
    expect(house.isSignedIn()).toBe(false);
  });
});

describe('signing in', () => {
  it('has the server mend what may be missing, once, and waits for none of it', async () => {
    const { auth, accountApi } = testBackend(null);
    const asked: Array<string | null> = [];
    const never: Answer<void> = () => new Promise(() => undefined);
    const people = createAccountUseCases(auth, { ...accountApi, initializeUser: (name) => (asked.push(name), never) });
    expect(await people.signIn({ ...maya, password: 'not the right one' })()).toEqual(E.left(unauthenticated));
    expect(asked).toEqual([]);
    expect(await people.signIn(maya)()).toEqual(fine);
    expect(asked).toEqual([null]);
  });
});

describe('a letter', () => {
  it('is read, followed, and chooses a password', async () => {
    const { house, people } = at(null);
    await people.askForPasswordReset(maya.email)();
    const [code = ''] = house.state().letters.keys();
    expect(await people.checkActionCode(code)()).toEqual(E.right({ kind: 'reset-password', email: maya.email }));
    expect(await people.confirmPasswordReset(code, 'a new long one')()).toEqual(fine);
    expect(await people.signIn(maya)()).toEqual(E.left(unauthenticated));
    expect(await people.signIn({ ...maya, password: 'a new long one' })()).toEqual(fine);
  });

  it('that changes the address shows in the session where it is followed', async () => {
    const { house, people } = at(MAYA);
    await people.changeEmail(maya, 'new@marquee.example')();
    const [code = ''] = house.state().letters.keys();
    expect(await people.applyActionCode(code)()).toEqual(fine);
    expect(house.state().sessions.get('this')).toMatchObject({ email: 'new@marquee.example', emailVerified: true });
    expect([...house.state().letters.values()]).toMatchObject([{ kind: 'recover-email', email: maya.email }]);
  });
});

describe('changing the address', () => {
  it.each([
    ['another that is free', TE.right(undefined), fine],
    ['one that has an account', TE.left(conflict('account')), fine],
    ['any, with a wrong password', TE.left(unauthenticated), E.left(unauthenticated)],
  ])('to %s tells nothing of who has which', async (_, said, told) => {
    const { auth, accountApi } = testBackend(MAYA);
    expect(await createAccountUseCases({ ...auth, changeEmail: () => said }, accountApi).changeEmail(maya, 'ada@marquee.example')()).toEqual(told);
  });
});

describe('changing the password', () => {
  it('ends the sessions that began before, and goes on with this one', async () => {
    const { house, people } = at(MAYA);
    house.clock.at = BEGIN + 60_000;
    expect(await people.changePassword(written, 'a new long one')()).toEqual(fine);
    expect(house.state().markers.get(MAYA)?.since).toBe(BEGIN + 60_000);
    expect(house.state().sessions.get('this')?.authTime).toBe(BEGIN + 60_000);
  });

  it('ends nothing when the current one is wrong', async () => {
    const { house, people } = at(MAYA);
    expect(await people.changePassword({ ...maya, password: 'not the right one' }, 'a new long one')()).toEqual(E.left(unauthenticated));
    expect(house.state().markers.get(MAYA)?.since).toBe(0);
    expect(house.isSignedIn()).toBe(true);
  });

  it('is half done when the way broke off in between, and can be finished', async () => {
    const house = testBackend(MAYA);
    let isOffline = true;
    const endOtherSessions = () => (isOffline ? TE.left(offline) : house.accountApi.endOtherSessions)();
    const people = createAccountUseCases(house.auth, { ...house.accountApi, endOtherSessions });
    expect(await people.changePassword(maya, 'a new long one')()).toEqual(E.left(partial(offline)));
    expect(await people.finishPassword(maya, 'a new long one')()).toEqual(E.left(partial(offline)));
    isOffline = false;
    house.clock.at = BEGIN + 1000;
    expect(await people.finishPassword(maya, 'yet another one')()).toEqual(E.left(unauthenticated));
    expect(house.state().markers.get(MAYA)?.since).toBe(0);
    expect(await people.finishPassword(maya, 'a new long one')()).toEqual(fine);
    expect(house.state().markers.get(MAYA)?.since).toBe(BEGIN + 1000);
  });

  it('is half done too when only this session could not begin anew, whatever the reason', async () => {
    const { auth, accountApi } = testBackend(MAYA);
    const people = createAccountUseCases({ ...auth, changePassword: () => TE.right(undefined), reauthenticate: () => TE.left(rateLimited(1000)) }, accountApi);
    expect(await people.changePassword(maya, 'a new long one')()).toEqual(E.left(partial(rateLimited(1000))));
    // Asked about by itself: whether the new one counts is not known then.
    expect(await people.finishPassword(maya, 'a new long one')()).toEqual(E.left(rateLimited(1000)));
  });

  it('is none when the current one was given as the new one and another as the current', async () => {
    const { house, people } = at(MAYA);
    expect(await people.changePassword({ ...maya, password: 'not the right one' }, maya.password)()).toEqual(E.left(unauthenticated));
    expect(house.state().markers.get(MAYA)?.since).toBe(0);
  });
});

describe('deleting the account', () => {
  it('needs the password, and leaves nothing', async () => {
    const { house, people } = at(MAYA);
    house.clock.at = BEGIN + 3_600_000;
    expect(await people.deleteAccount({ ...maya, password: 'not the right one' })()).toEqual(E.left(unauthenticated));
    expect(house.state().accounts.has(MAYA)).toBe(true);
    expect(await people.deleteAccount(written)()).toEqual(fine);
    const { accounts, users, markers, letters } = house.state();
    expect([accounts.has(MAYA), users.has(MAYA), markers.has(MAYA), letters.size, house.isSignedIn()]).toEqual([false, false, false, 0, false]);
    expect(accounts.has('ada')).toBe(true);
  });

  it('is done when it is done, though signing out should fail', async () => {
    const house = testBackend(MAYA);
    expect(await createAccountUseCases({ ...house.auth, signOut: TE.left(offline) }, house.accountApi).deleteAccount(maya)()).toEqual(fine);
  });

  it('does not sign out when it is refused', async () => {
    const house = testBackend(MAYA);
    const accountApi = { ...house.accountApi, deleteMyAccount: TE.left(forbidden('delete-account')) };
    expect(await createAccountUseCases(house.auth, accountApi).deleteAccount(maya)()).toEqual(E.left(forbidden('delete-account')));
    expect(house.isSignedIn()).toBe(true);
  });
});
