import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor, type Actor } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { asPartialFailure, offline, rateLimited, unauthenticated } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import type { FormMachine } from '#application/shell/form-machine';
import { initialChangeEmailValues, changeEmailFormMachine } from './change-email-form';
import { initialChangePasswordValues, changePasswordFormMachine } from './change-password-form';
import { initialDeleteAccountValues, deleteAccountFormMachine } from './delete-account-form';
import { profileFormMachine, profileValues } from '#application/profile/profile-form';

/** Creates a use case that records its arguments and fails the first call. */
const failingOnce = () => {
  const calls: unknown[][] = [];
  const answer =
    (...values: unknown[]): Answer<void> =>
    () =>
      Promise.resolve(calls.push(values) === 1 ? E.left(unauthenticated) : E.right(undefined));
  return { calls, answer };
};
const start = <V extends object>(machine: FormMachine<V>, initial: V) => {
  const form = createActor(machine, { input: { initial } }).start();
  return { form, change: (values: Partial<V>) => (form.send({ type: 'field.changed', values }), form.getSnapshot().context.errors) };
};
const send = async <V extends object>(form: Actor<FormMachine<V>>) => {
  form.send({ type: 'form.submitted' });
  return waitFor(form, (snapshot) => !snapshot.hasTag('busy'));
};
const currentEmail = 'maya@marquee.example';

describe('changeEmailFormMachine', () => {
  const filled = { password: 'old one', conf_password: 'old one', new_email: ' New@Example.org ' };

  it('requires every field, the current password twice and a different address', () => {
    const { change } = start(changeEmailFormMachine({ changeEmail: () => TE.right(undefined) }), initialChangeEmailValues(''));
    expect(change({})).toEqual({ email: 'required', password: 'required', conf_password: 'required', new_email: 'required' });
    expect(change({ ...filled, email: currentEmail, conf_password: 'old on' })).toEqual({ conf_password: 'passwords-differ' });
    expect(change({ conf_password: 'old one', new_email: 'MAYA@marquee.example' })).toEqual({ new_email: 'same-email' });
    expect(change({ new_email: 'maya' })).toEqual({ new_email: 'not-an-email' });
    expect(change({ new_email: filled.new_email })).toEqual({});
  });

  it('sends the current credentials and keeps the values when re-authentication fails', async () => {
    const { calls, answer } = failingOnce();
    const { form, change } = start(changeEmailFormMachine({ changeEmail: answer }), initialChangeEmailValues(currentEmail));
    change(filled);
    expect(await send(form)).toMatchObject({
      value: 'failed',
      context: { failure: unauthenticated, values: { ...filled, email: currentEmail } },
    });
    expect((await send(form)).value).toBe('submitted');
    expect(calls.at(-1)).toEqual([{ email: currentEmail, password: 'old one' }, ' New@Example.org ']);
  });
});

describe('changePasswordFormMachine', () => {
  it('requires every field, the current password twice and a new password of 8 to 128 characters', () => {
    const { change } = start(
      changePasswordFormMachine({ changePassword: () => TE.right(undefined), finishPassword: () => TE.right(undefined) }),
      initialChangePasswordValues(currentEmail),
    );
    expect(change({})).toEqual({ password: 'required', conf_password: 'required', new_password: 'required' });
    expect(change({ password: 'old one!', conf_password: 'old one?', new_password: '1234567' })).toEqual({
      conf_password: 'passwords-differ', new_password: 'password-too-short',
    });
    expect(change({ conf_password: 'old one!', new_password: 'x'.repeat(129) })).toEqual({ new_password: 'password-too-long' });
    expect(change({ new_password: 'old one!' })).toEqual({ new_password: 'same-password' });
    expect(change({ new_password: '12345678' })).toEqual({});
  });

  it('sends the current credentials and the new password, as typed', async () => {
    const { calls, answer } = failingOnce();
    const { form, change } = start(
      changePasswordFormMachine({ changePassword: answer, finishPassword: () => TE.left(unauthenticated) }),
      initialChangePasswordValues(currentEmail),
    );
    change({ password: ' old ', conf_password: ' old ', new_password: ' new one ' });
    expect((await send(form)).value).toBe('failed');
    expect((await send(form)).value).toBe('submitted');
    expect(calls).toEqual([
      [{ email: currentEmail, password: ' old ' }, ' new one '],
      [{ email: currentEmail, password: ' old ' }, ' new one '],
    ]);
  });
});

describe('changePasswordFormMachine after a partial failure', () => {
  const filled = { password: 'old one', conf_password: 'old one', new_password: 'new one!' };
  const partialForm = () => {
    const calls: string[] = [];
    const failing =
      (which: string) =>
      (_: unknown, password: string): Answer<void> =>
        TE.leftIO(() => (calls.push(`${which} ${password}`), which === 'change' ? asPartialFailure(offline) : offline));
    const { form, change } = start(
      changePasswordFormMachine({ changePassword: failing('change'), finishPassword: failing('finish') }),
      initialChangePasswordValues(currentEmail),
    );
    change(filled);
    return { calls, form, change };
  };

  it('calls finishPassword on every resubmission of the same password', async () => {
    const { calls, form, change } = partialForm();
    expect((await send(form)).context.failure).toEqual(asPartialFailure(offline));
    expect((await send(form)).context.failure).toEqual(asPartialFailure(offline));
    change({ password: 'new or old', conf_password: 'new or old' });
    await send(form);
    expect(calls).toEqual(['change new one!', 'finish new one!', 'finish new one!']);
  });

  it('calls changePassword for a different password and in a new form', async () => {
    const { calls, form, change } = partialForm();
    await send(form);
    change({ new_password: 'another one' });
    await send(form);
    expect(calls).toEqual(['change new one!', 'change another one']);
    const other = partialForm();
    await send(other.form);
    expect(other.calls).toEqual(['change new one!']);
  });
});

describe('changePasswordFormMachine after a lost response', () => {
  const filled = { password: 'old one', conf_password: 'old one', new_password: 'new one!' };
  const formWithLostResponse = (then: Answer<void>, rest: Answer<void>) => {
    const calls: string[] = [];
    const answers: ReadonlyArray<Answer<void>> = [TE.left(offline), then];
    const { form, change } = start(changePasswordFormMachine({
      changePassword: () => async () => answers[calls.push('change') - 1]?.() ?? then(),
      finishPassword: () => async () => { calls.push('finish'); return rest(); },
    }), initialChangePasswordValues(currentEmail));
    change(filled);
    return { calls, form };
  };

  it('calls finishPassword when the old password is rejected', async () => {
    const { calls, form } = formWithLostResponse(TE.left(unauthenticated), TE.right(undefined));
    expect((await send(form)).context.failure).toEqual(offline);
    expect((await send(form)).value).toBe('submitted');
    expect(calls).toEqual(['change', 'change', 'finish']);
  });

  it('changes the password if the first change was not applied, and fails if neither password is correct', async () => {
    const applied = formWithLostResponse(TE.right(undefined), TE.left(unauthenticated));
    await send(applied.form);
    expect((await send(applied.form)).value).toBe('submitted');
    expect(applied.calls).toEqual(['change', 'change']);
    const wrong = formWithLostResponse(TE.left(unauthenticated), TE.left(unauthenticated));
    await send(wrong.form);
    expect((await send(wrong.form)).context.failure).toEqual(unauthenticated);
  });

  it('does not report a partial failure while the outcome is unknown, and can be retried', async () => {
    const { calls, form } = formWithLostResponse(TE.left(unauthenticated), TE.left(rateLimited(1000)));
    await send(form);
    expect((await send(form)).context.failure).toEqual(rateLimited(1000));
    await send(form);
    expect(calls).toEqual(['change', 'change', 'finish', 'change', 'finish']);
  });
});

describe('deleteAccountFormMachine', () => {
  it('requires the own address and the password, and calls back after deletion', async () => {
    const { calls, answer } = failingOnce();
    let deletions = 0;
    const { form, change } = start(
      deleteAccountFormMachine({ deleteAccount: answer }, currentEmail, () => {
        deletions += 1;
      }),
      initialDeleteAccountValues,
    );
    expect(change({})).toEqual({ email: 'required', password: 'required' });
    expect(change({ email: 'ada@marquee.example', password: 'x' })).toEqual({ email: 'not-your-email' });
    expect(change({ email: ' Maya@marquee.example' })).toEqual({});
    expect([(await send(form)).value, deletions]).toEqual(['failed', 0]);
    expect([(await send(form)).value, deletions]).toEqual(['submitted', 1]);
    expect(calls).toHaveLength(2);
  });
});

describe('profileFormMachine', () => {
  const startProfileForm = () => {
    const { calls, answer } = failingOnce();
    return {
      calls,
      ...start(profileFormMachine({ saveProfile: answer }, aUserId('maya')), profileValues({ name: 'Maya Rosen', phoneNumber: null })),
    };
  };

  it('requires a name of at most 80 characters and a valid or empty phone number', () => {
    const { change } = startProfileForm();
    expect(change({ name: ' ' })).toEqual({ name: 'required' });
    expect(change({ name: 'x'.repeat(81) })).toEqual({ name: 'too-long' });
    expect(change({ name: 'Maya', phoneNumber: 'call me' })).toEqual({ phoneNumber: 'not-a-phone-number' });
    expect(change({ phoneNumber: '+49 (30) 123-45' })).toEqual({});
  });

  it('submits nothing while unchanged, then the normalized values', async () => {
    const { form, change, calls } = startProfileForm();
    expect((await send(form)).value).toBe('editing');
    change({ name: '  Maya   Roe ', phoneNumber: ' ' });
    expect((await send(form)).context.values.name).toBe('  Maya   Roe ');
    expect((await send(form)).value).toBe('submitted');
    expect(calls.at(-1)).toEqual(['maya', { name: 'Maya Roe', phoneNumber: null }]);
  });

  it('sends only fields changed in this form', async () => {
    const { form, change, calls } = startProfileForm();
    change({ phoneNumber: '+49 30 1' });
    await send(form);
    change({ name: 'Maya Roe', phoneNumber: '' });
    await send(form);
    expect(calls.map(([, patch]) => patch)).toEqual([{ phoneNumber: '+49 30 1' }, { name: 'Maya Roe' }]);
  });
});
