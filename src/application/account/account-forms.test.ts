import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { unauthenticated, type Failure } from '#domain/shared/failure';
import { MAX_EMAIL_LENGTH } from '#domain/feedback/feedback';
import { MAX_PASSWORD_LENGTH } from '#domain/users/password';
import { MAX_NAME_LENGTH } from '#domain/users/profile';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import type { FormMachine } from '#application/shell/form-machine';
import { initialChoosePasswordValues, choosePasswordFormMachine } from './choose-password-form';
import { passwordResetFormMachine } from './password-reset-form';
import { signInFormMachine } from './sign-in-form';
import { initialSignUpValues, signUpFormMachine } from './sign-up-form';
import { verificationFormMachine } from './verification-form';

type Result = E.Either<Failure, void>;

/** Records calls; their responses are resolved manually through `answers`. */
const recorder = () => {
  const calls: unknown[][] = [];
  const answers: Array<(result: Result) => void> = [];
  const call = (...args: ReadonlyArray<unknown>): Answer<void> => () => {
    calls.push([...args]);
    return new Promise((resolve) => answers.push(resolve));
  };
  return { calls, answers, call };
};
type Recorder = ReturnType<typeof recorder>;

type Form<V extends object> = {
  readonly name: string;
  readonly make: (recorder: Recorder) => FormMachine<V>;
  readonly blank: V;
  readonly good: V;
  readonly sent: ReadonlyArray<unknown>;
  /** Invalid values with the expected errors. */
  readonly bad: ReadonlyArray<readonly [Partial<V>, Partial<Record<keyof V, string>>]>;
};

const form = <V extends object>(definition: Form<V>): Form<Record<string, string>> => definition as unknown as Form<Record<string, string>>;
const email = 'maya@marquee.example';
const wrongEmails = [
  [{ email: '  ' }, { email: 'required' }],
  [{ email: 'maya' }, { email: 'not-an-email' }],
  [{ email: `${'m'.repeat(MAX_EMAIL_LENGTH)}@a.de` }, { email: 'too-long' }],
] as const;
const wrongPasswords = [
  [{ password: '' }, { password: 'required' }],
  [{ password: 'sevenup' }, { password: 'password-too-short' }],
  [{ password: '🎬'.repeat(MAX_PASSWORD_LENGTH + 1) }, { password: 'password-too-long' }],
] as const;

const FORMS = [
  form({
    name: 'signInFormMachine',
    make: ({ call }) => signInFormMachine({ signIn: call }),
    blank: { email: '', password: '' },
    good: { email, password: 'x' },
    sent: [{ email, password: 'x' }],
    bad: [...wrongEmails, [{ password: '' }, { password: 'required' }]],
  }),
  form({
    name: 'signUpFormMachine',
    make: ({ call }) => signUpFormMachine({ signUp: call }),
    blank: initialSignUpValues,
    good: { name: 'Maya', email, password: 'eight ch' },
    sent: [{ name: 'Maya', email, password: 'eight ch' }],
    bad: [
      ...wrongEmails,
      ...wrongPasswords,
      [{ name: ' ' }, { name: 'required' }],
      [{ name: 'x'.repeat(MAX_NAME_LENGTH + 1) }, { name: 'too-long' }],
    ],
  }),
  form({
    name: 'passwordResetFormMachine',
    make: ({ call }) => passwordResetFormMachine({ requestPasswordReset: call }),
    blank: { email: '' },
    good: { email },
    sent: [email],
    bad: [...wrongEmails],
  }),
  form({
    name: 'choosePasswordFormMachine',
    make: ({ call }) => choosePasswordFormMachine({ confirmPasswordReset: call }, 'code'),
    blank: initialChoosePasswordValues,
    good: { password: '🎬'.repeat(MAX_PASSWORD_LENGTH) },
    sent: ['code', '🎬'.repeat(MAX_PASSWORD_LENGTH)],
    bad: [...wrongPasswords],
  }),
  form({
    name: 'verificationFormMachine',
    make: ({ call }) => verificationFormMachine({ sendVerification: call }),
    blank: { email, password: '' },
    good: { email, password: 'x' },
    sent: [{ email, password: 'x' }],
    bad: [...wrongEmails, [{ password: '' }, { password: 'required' }]],
  }),
];

describe.each(FORMS)('$name', ({ make, blank, good, bad, sent }) => {
  it('reports the error of each invalid field and no others', () => {
    const coverage = transitionCoverage();
    const actor = coverage.start(make(recorder()), { input: { initial: good } });
    for (const [values, errors] of bad) {
      actor.send({ type: 'form.reset', values: good });
      actor.send({ type: 'field.changed', values });
      expect(actor.getSnapshot().context.errors).toEqual(errors);
    }
  });

  it('takes every transition: invalid, submitted, failed, changed, resubmitted and reset', async () => {
    const coverage = transitionCoverage();
    const { calls, answers, call } = recorder();
    const actor = coverage.start(make({ calls, answers, call }), { input: { initial: blank } });
    for (const field of Object.keys(blank)) actor.send({ type: 'field.left', field });
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { showErrors: true, submitAttempts: 1 } });
    expect(calls).toEqual([]);

    actor.send({ type: 'field.changed', values: good });
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    answers[0]?.(E.left(unauthenticated));
    await waitFor(actor, (now) => now.matches('failed'));
    expect(actor.getSnapshot().context).toMatchObject({ values: good, failure: unauthenticated });

    actor.send({ type: 'form.submitted' });
    answers[1]?.(E.left(unauthenticated));
    await waitFor(actor, (now) => now.matches('failed'));
    actor.send({ type: 'field.changed', values: good });
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { failure: null } });

    actor.send({ type: 'form.submitted' });
    answers[2]?.(E.right(undefined));
    await waitFor(actor, (now) => now.matches('submitted'));
    expect(calls).toEqual([sent, sent, sent]);

    actor.send({ type: 'submission.failed', failure: unauthenticated });
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { values: good, failure: unauthenticated } });

    actor.send({ type: 'form.reset' });
    expect(actor.getSnapshot().context.values).toEqual(blank);
    expect(coverage.uncovered()).toEqual([]);
  });

  it('reaches every state', () => {
    const done = { type: 'xstate.done.actor.0.form.submitting', output: undefined };
    const failed = { type: 'xstate.error.actor.0.form.submitting', error: unauthenticated };
    const machine = make(recorder());
    expect(stateAfter(machine, [{ type: 'form.submitted' }, done, failed], { initial: good })).toEqual(reachableStates(machine));
  });
});
