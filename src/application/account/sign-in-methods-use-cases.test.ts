import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { asPartialFailure, offline, unauthenticated } from '#domain/shared/failure';
import { unsupportedMethod, windowClosed, type GoogleSignInResult, type SignInMethods } from '#domain/users/sign-in-methods';
import { createAccountUseCases } from './account-use-cases';
import { START_TIME, MAYA, testBackend } from './test-backend.fixture';

const maya = { email: 'maya@marquee.example', password: 'marquee-demo' };
const typed = { email: '  Maya@Marquee.EXAMPLE ', password: 'marquee-demo' };
const success = E.right(undefined);

/** Maya's account a minute after her sign-in. */
const setUp = (methods: Partial<SignInMethods> = {}) => {
  const backend = testBackend(MAYA);
  backend.clock.at = START_TIME + 60_000;
  const calls: Array<string | null> = [];
  const { endOtherSessions, deleteMyAccount } = backend.accountApi;
  const accountApi = {
    endOtherSessions, deleteMyAccount, keepPasskeys: null,
    initializeUser: (name: string | null) => (calls.push(name), TE.right(undefined)),
  };
  return { backend, calls, useCases: createAccountUseCases({ ...backend.auth, ...methods }, accountApi) };
};
const timesOf = ({ backend }: ReturnType<typeof setUp>) =>
  [backend.state().access.get(MAYA)?.since, backend.state().sessions.get('this')?.authTime];

describe('endOtherSessions', () => {
  it('with the password ends earlier sessions and continues this one', async () => {
    const context = setUp();
    expect(await context.useCases.endOtherSessions(typed)()).toEqual(success);
    expect(timesOf(context)).toEqual([START_TIME + 60_000, START_TIME + 60_000]);
  });

  it('with Google confirms again after the sessions have ended, without another window', async () => {
    const steps: string[] = [];
    const again = TE.fromIO(() => void steps.push(`again ${String(timesOf(context)[0])}`));
    const context = setUp({ confirmWithGoogle: TE.fromIO(() => (steps.push('window'), { again })) });
    expect(await context.useCases.endOtherSessions('google')()).toEqual(success);
    expect(steps).toEqual(['window', `again ${START_TIME + 60_000}`]);
  });

  it('ends nothing without a confirmation, and fails as partial if only the last step fails', async () => {
    const wrong = setUp();
    expect(await wrong.useCases.endOtherSessions({ ...maya, password: 'not the right one' })()).toEqual(E.left(unauthenticated));
    const closed = setUp({ confirmWithGoogle: TE.left(windowClosed) });
    expect(await closed.useCases.endOtherSessions('google')()).toEqual(E.left(windowClosed));
    expect([timesOf(wrong)[0], timesOf(closed)[0]]).toEqual([0, 0]);
    const lost = setUp({ confirmWithGoogle: TE.right({ again: TE.left(offline) }) });
    expect(await lost.useCases.endOtherSessions('google')()).toEqual(E.left(asPartialFailure(offline)));
  });
});

it('addPassword keeps the passkeys after it, and says that the password is set although they were not kept', async () => {
  const { backend } = setUp();
  const steps: string[] = [];
  const step = (name: string) => TE.fromIO(() => void steps.push(name));
  const { endOtherSessions, deleteMyAccount } = backend.accountApi;
  const add = (keepPasskeys: Answer<void>) =>
    createAccountUseCases(
      { ...backend.auth, addPassword: () => step('add') },
      { endOtherSessions, deleteMyAccount, keepPasskeys, initializeUser: () => TE.right(undefined) },
    ).addPassword('a new long one')();
  expect([await add(step('keep')), await add(TE.left(offline))]).toEqual([success, success]);
  expect(steps).toEqual(['add', 'keep', 'add']);
});

describe('signInWithGoogle', () => {
  const signIn = async (result: GoogleSignInResult | null) => {
    const { useCases, calls } = setUp({ signInWithGoogle: () => TE.right(result) });
    expect(await useCases.signInWithGoogle('window')()).toEqual(E.right(result));
    return calls;
  };

  it('completes the account on the server once somebody is signed in, and not before', async () => {
    expect(await signIn({ _tag: 'signed-in', isNew: true })).toEqual([null]);
    expect(await signIn({ _tag: 'account-exists', email: maya.email })).toEqual([]);
    expect(await signIn(null)).toEqual([]);
  });

  it('is refused where nobody can ask Google', async () => {
    expect(await setUp().useCases.signInWithGoogle('window')()).toEqual(E.left(unsupportedMethod));
  });
});
