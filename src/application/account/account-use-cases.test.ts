import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { conflict, asPartialFailure, forbidden, offline, rateLimited, unauthenticated } from '#domain/shared/failure';
import type { AccountApi } from '#domain/users/account-api';
import { createAccountUseCases } from './account-use-cases';
import { START_TIME, MAYA, testBackend } from './test-backend.fixture';

const maya = { email: 'maya@marquee.example', password: 'marquee-demo' };
const typed = { email: '  Maya@Marquee.EXAMPLE ', password: 'marquee-demo' };
const success = E.right(undefined);

const setUp = (signedIn: string | null) => {
  const backend = testBackend(signedIn);
  return { backend, useCases: createAccountUseCases(backend.auth, backend.accountApi) };
};
const emailKindsTo = ({ backend }: ReturnType<typeof setUp>, email: string) =>
  [...backend.state().actionEmails.values()].filter((message) => message.email === email).map(({ kind }) => kind);

describe('account use cases: e-mail address', () => {
  it('is trimmed and lower-cased by every use case', async () => {
    const context = setUp(null);
    expect(await context.useCases.signIn(typed)()).toEqual(success);
    expect(await context.useCases.sendVerification(typed)()).toEqual(success);
    expect(await context.useCases.requestPasswordReset(typed.email)()).toEqual(success);
    expect(await context.useCases.changeEmail(typed, ' New@Marquee.Example')()).toEqual(success);
    expect(emailKindsTo(context, maya.email)).toEqual(['verify-email', 'reset-password']);
    expect(emailKindsTo(context, 'new@marquee.example')).toEqual(['change-email']);
  });

  it('has at most one account; sign-up normalizes the name', async () => {
    const { backend, useCases } = setUp(null);
    expect(await useCases.signUp({ ...typed, name: 'Another' })()).toEqual(E.left(conflict('account')));
    expect(await useCases.signUp({ email: ' Nell@Marquee.example', password: 'a long enough one', name: '  Nell   Quinn ' })()).toEqual(
      success,
    );
    expect(backend.state().sessions.get('this')).toMatchObject({ email: 'nell@marquee.example', name: 'Nell Quinn' });
    expect(await useCases.signOut()).toEqual(success);
    expect(backend.isSignedIn()).toBe(false);
  });
});

describe('signIn', () => {
  it('calls initializeUser once after success, without waiting for the response', async () => {
    const { auth, accountApi } = testBackend(null);
    const names: Array<string | null> = [];
    const never: Answer<void> = () => new Promise(() => undefined);
    const useCases = createAccountUseCases(auth, { ...accountApi, initializeUser: (name) => (names.push(name), never) });
    expect(await useCases.signIn({ ...maya, password: 'not the right one' })()).toEqual(E.left(unauthenticated));
    expect(names).toEqual([]);
    expect(await useCases.signIn(maya)()).toEqual(success);
    expect(names).toEqual([null]);
  });
});

describe('action codes', () => {
  it('check a reset code and confirm a new password', async () => {
    const { backend, useCases } = setUp(null);
    await useCases.requestPasswordReset(maya.email)();
    const [code = ''] = backend.state().actionEmails.keys();
    expect(await useCases.checkActionCode(code)()).toEqual(E.right({ kind: 'reset-password', email: maya.email }));
    expect(await useCases.confirmPasswordReset(code, 'a new long one')()).toEqual(success);
    expect(await useCases.signIn(maya)()).toEqual(E.left(unauthenticated));
    expect(await useCases.signIn({ ...maya, password: 'a new long one' })()).toEqual(success);
  });

  it('update the session in the browser that applies a change-email code', async () => {
    const { backend, useCases } = setUp(MAYA);
    await useCases.changeEmail(maya, 'new@marquee.example')();
    const [code = ''] = backend.state().actionEmails.keys();
    expect(await useCases.applyActionCode(code)()).toEqual(success);
    expect(backend.state().sessions.get('this')).toMatchObject({ email: 'new@marquee.example', emailVerified: true });
    expect([...backend.state().actionEmails.values()]).toMatchObject([{ kind: 'recover-email', email: maya.email }]);
  });
});

describe('changeEmail', () => {
  it.each([
    ['a free address', TE.right(undefined), success],
    ['an address that has an account', TE.left(conflict('account')), success],
    ['any address with a wrong password', TE.left(unauthenticated), E.left(unauthenticated)],
  ])('to %s does not reveal which addresses are registered', async (_, response, expected) => {
    const { auth, accountApi } = testBackend(MAYA);
    expect(
      await createAccountUseCases({ ...auth, changeEmail: () => response }, accountApi).changeEmail(maya, 'ada@marquee.example')(),
    ).toEqual(expected);
  });
});

describe('changePassword', () => {
  it('ends earlier sessions and continues the current one', async () => {
    const { backend, useCases } = setUp(MAYA);
    backend.clock.at = START_TIME + 60_000;
    expect(await useCases.changePassword(typed, 'a new long one')()).toEqual(success);
    expect(backend.state().access.get(MAYA)?.since).toBe(START_TIME + 60_000);
    expect(backend.state().sessions.get('this')?.authTime).toBe(START_TIME + 60_000);
  });

  it('ends no session when the current password is wrong', async () => {
    const { backend, useCases } = setUp(MAYA);
    expect(await useCases.changePassword({ ...maya, password: 'not the right one' }, 'a new long one')()).toEqual(E.left(unauthenticated));
    expect(backend.state().access.get(MAYA)?.since).toBe(0);
    expect(backend.isSignedIn()).toBe(true);
  });

  it('fails as partial when offline after the change; finishPassword completes it', async () => {
    const backend = testBackend(MAYA);
    let isOffline = true;
    const endOtherSessions = () => (isOffline ? TE.left(offline) : backend.accountApi.endOtherSessions)();
    const useCases = createAccountUseCases(backend.auth, { ...backend.accountApi, endOtherSessions });
    expect(await useCases.changePassword(maya, 'a new long one')()).toEqual(E.left(asPartialFailure(offline)));
    expect(await useCases.finishPassword(maya, 'a new long one')()).toEqual(E.left(asPartialFailure(offline)));
    isOffline = false;
    backend.clock.at = START_TIME + 1000;
    expect(await useCases.finishPassword(maya, 'yet another one')()).toEqual(E.left(unauthenticated));
    expect(backend.state().access.get(MAYA)?.since).toBe(0);
    expect(await useCases.finishPassword(maya, 'a new long one')()).toEqual(success);
    expect(backend.state().access.get(MAYA)?.since).toBe(START_TIME + 1000);
  });

  it('fails as partial when only re-authentication fails', async () => {
    const { auth, accountApi } = testBackend(MAYA);
    const useCases = createAccountUseCases(
      { ...auth, changePassword: () => TE.right(undefined), reauthenticate: () => TE.left(rateLimited(1000)) },
      accountApi,
    );
    expect(await useCases.changePassword(maya, 'a new long one')()).toEqual(E.left(asPartialFailure(rateLimited(1000))));
    // Without a preceding change, it is unknown whether the new password is in effect.
    expect(await useCases.finishPassword(maya, 'a new long one')()).toEqual(E.left(rateLimited(1000)));
  });

  it('on a site with passkeys notes earlier ends of sessions before it, and keeps the passkeys before it ends the others', async () => {
    const { auth } = testBackend(MAYA);
    const steps: string[] = [];
    const step = (name: string) => TE.fromIO(() => void steps.push(name));
    const accountApi = {
      initializeUser: () => step('note'), keepPasskeys: step('keep'), endOtherSessions: step('end'), deleteMyAccount: TE.left(offline),
    };
    const useCases = (api: Partial<AccountApi> = {}) =>
      createAccountUseCases(
        { ...auth, changePassword: () => step('change'), reauthenticate: () => step('again') }, { ...accountApi, ...api });
    expect(await useCases().changePassword(maya, 'a new long one')()).toEqual(success);
    expect(steps.splice(0)).toEqual(['note', 'change', 'keep', 'end', 'again']);
    const lost = useCases({ keepPasskeys: TE.left(offline) });
    expect(await lost.changePassword(maya, 'a new long one')()).toEqual(E.left(asPartialFailure(offline)));
    expect(steps.splice(0)).toEqual(['note', 'change']);
    expect(await useCases({ initializeUser: () => TE.left(offline) }).changePassword(maya, 'a new long one')()).toEqual(E.left(offline));
    expect(await useCases().finishPassword(maya, 'a new long one')()).toEqual(success);
    expect(steps).toEqual(['again', 'keep', 'end', 'again']);
  });

  it('changes nothing when the current password is given as the new one and the old one is wrong', async () => {
    const { backend, useCases } = setUp(MAYA);
    expect(await useCases.changePassword({ ...maya, password: 'not the right one' }, maya.password)()).toEqual(E.left(unauthenticated));
    expect(backend.state().access.get(MAYA)?.since).toBe(0);
  });
});

describe('deleteAccount', () => {
  it('requires the password and deletes all data', async () => {
    const { backend, useCases } = setUp(MAYA);
    backend.clock.at = START_TIME + 3_600_000;
    expect(await useCases.deleteAccount({ ...maya, password: 'not the right one' })()).toEqual(E.left(unauthenticated));
    expect(backend.state().accounts.has(MAYA)).toBe(true);
    expect(await useCases.deleteAccount(typed)()).toEqual(success);
    const { accounts, users, access: accessRecords, actionEmails: actionEmails } = backend.state();
    expect([accounts.has(MAYA), users.has(MAYA), accessRecords.has(MAYA), actionEmails.size, backend.isSignedIn()]).toEqual([
      false, false, false, 0, false,
    ]);
    expect(accounts.has('ada')).toBe(true);
  });

  it('succeeds even if signing out fails', async () => {
    const backend = testBackend(MAYA);
    expect(await createAccountUseCases({ ...backend.auth, signOut: TE.left(offline) }, backend.accountApi).deleteAccount(maya)()).toEqual(
      success,
    );
  });

  it('does not sign out when deletion fails', async () => {
    const backend = testBackend(MAYA);
    const accountApi = { ...backend.accountApi, deleteMyAccount: TE.left(forbidden('delete-account')) };
    expect(await createAccountUseCases(backend.auth, accountApi).deleteAccount(maya)()).toEqual(E.left(forbidden('delete-account')));
    expect(backend.isSignedIn()).toBe(true);
  });
});
