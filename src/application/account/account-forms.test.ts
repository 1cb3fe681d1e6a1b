import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { unauthenticated, type Failure } from '#domain/shared/failure';
import { MAX_EMAIL_LENGTH } from '#domain/feedback/feedback';
import { MAX_PASSWORD_LENGTH } from '#domain/users/password';
import { MAX_NAME_LENGTH } from '#domain/users/profile';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import type { FormMachine } from '../shell/form-machine';
import { blankChoosePassword, choosePasswordForm } from './choose-password-form';
import { passwordResetForm } from './password-reset-form';
import { signInForm } from './sign-in-form';
import { blankSignUp, signUpForm } from './sign-up-form';
import { verificationForm } from './verification-form';

type Said = E.Either<Failure, void>;

/** Something to send to, whose answers are given by hand. */
const desk = () => {
  const asked: unknown[][] = [];
  const answers: Array<(said: Said) => void> = [];
  const ask = (...what: ReadonlyArray<unknown>): Answer<void> => () => {
    asked.push([...what]);
    return new Promise((resolve) => answers.push(resolve));
  };
  return { asked, answers, ask };
};
type Desk = ReturnType<typeof desk>;

type Form<V extends object> = {
  readonly name: string;
  readonly make: (desk: Desk) => FormMachine<V>;
  readonly blank: V;
  readonly good: V;
  readonly sent: ReadonlyArray<unknown>;
  /** Values that break rules, and which. */
  readonly bad: ReadonlyArray<readonly [Partial<V>, Partial<Record<keyof V, string>>]>;
};

const form = <V extends object>(one: Form<V>): Form<Record<string, string>> => one as unknown as Form<Record<string, string>>;
const email = 'maya@marquee.example';
const wrongEmails = [[{ email: '  ' }, { email: 'required' }], [{ email: 'maya' }, { email: 'not-an-email' }], [{ email: `${'m'.repeat(MAX_EMAIL_LENGTH)}@a.de` }, { email: 'too-long' }]] as const;
const wrongPasswords = [
  [{ password: '' }, { password: 'required' }],
  [{ password: 'sevenup' }, { password: 'password-too-short' }],
  [{ password: '🎬'.repeat(MAX_PASSWORD_LENGTH + 1) }, { password: 'password-too-long' }],
] as const;

const FORMS = [
  form({
    name: 'signing in', make: ({ ask }) => signInForm({ signIn: ask }), blank: { email: '', password: '' }, good: { email, password: 'x' }, sent: [{ email, password: 'x' }],
    bad: [...wrongEmails, [{ password: '' }, { password: 'required' }]],
  }),
  form({
    name: 'signing up', make: ({ ask }) => signUpForm({ signUp: ask }), blank: blankSignUp,
    good: { name: 'Maya', email, password: 'eight ch' }, sent: [{ name: 'Maya', email, password: 'eight ch' }],
    bad: [...wrongEmails, ...wrongPasswords, [{ name: ' ' }, { name: 'required' }], [{ name: 'x'.repeat(MAX_NAME_LENGTH + 1) }, { name: 'too-long' }]],
  }),
  form({ name: 'asking for a new password', make: ({ ask }) => passwordResetForm({ askForPasswordReset: ask }), blank: { email: '' }, good: { email }, sent: [email], bad: [...wrongEmails] }),
  form({
    name: 'choosing a password', make: ({ ask }) => choosePasswordForm({ confirmPasswordReset: ask }, 'code'), blank: blankChoosePassword,
    good: { password: '🎬'.repeat(MAX_PASSWORD_LENGTH) }, sent: ['code', '🎬'.repeat(MAX_PASSWORD_LENGTH)], bad: [...wrongPasswords],
  }),
  form({
    name: 'asking for the letter that verifies', make: ({ ask }) => verificationForm({ sendVerification: ask }), blank: { email, password: '' },
    good: { email, password: 'x' }, sent: [{ email, password: 'x' }], bad: [...wrongEmails, [{ password: '' }, { password: 'required' }]],
  }),
];

describe.each(FORMS)('the form for $name', ({ make, blank, good, bad, sent }) => {
  it('says of each field what is wrong with it, and of all others nothing', () => {
    const book = transitionCoverage();
    const actor = book.start(make(desk()), { input: { initial: good } });
    for (const [values, faults] of bad) {
      actor.send({ type: 'form.reset', values: good });
      actor.send({ type: 'field.changed', values });
      expect(actor.getSnapshot().context.errors).toEqual(faults);
    }
  });

  it('takes every arrow: refused as it is, sent, turned away, changed, sent again and done', async () => {
    const book = transitionCoverage();
    const { asked, answers, ask } = desk();
    const actor = book.start(make({ asked, answers, ask }), { input: { initial: blank } });
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { showErrors: true, submitAttempts: 1 } });
    expect(asked).toEqual([]);

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
    expect(asked).toEqual([sent, sent, sent]);

    actor.send({ type: 'form.reset' });
    expect(actor.getSnapshot().context.values).toEqual(blank);
    expect(book.uncovered()).toEqual([]);
  });

  it('gets to every state', () => {
    const done = { type: 'xstate.done.actor.0.form.submitting', output: undefined };
    const refused = { type: 'xstate.error.actor.0.form.submitting', error: unauthenticated };
    const machine = make(desk());
    expect(stateAfter(machine, [{ type: 'form.submitted' }, done, refused], { initial: good })).toEqual(reachableStates(machine));
  });
});
