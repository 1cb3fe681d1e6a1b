import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor, type Actor } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { partial, offline, rateLimited, unauthenticated } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import type { FormMachine } from '../shell/form-machine';
import { blankChangeEmail, changeEmailForm } from './change-email-form';
import { blankChangePassword, changePasswordForm } from './change-password-form';
import { blankDeleteAccount, deleteAccountForm } from './delete-account-form';
import { profileForm, profileValues } from '../profile/profile-form';

/** A use case that writes down what it was given, and refuses the first time. */
const refusingOnce = () => {
  const given: unknown[][] = [];
  const answer = (...values: unknown[]): Answer<void> => () => Promise.resolve(given.push(values) === 1 ? E.left(unauthenticated) : E.right(undefined));
  return { given, answer };
};
const start = <V extends object>(machine: FormMachine<V>, initial: V) => {
  const form = createActor(machine, { input: { initial } }).start();
  return { form, faults: (values: Partial<V>) => (form.send({ type: 'field.changed', values }), form.getSnapshot().context.errors) };
};
const send = async <V extends object>(form: Actor<FormMachine<V>>) => {
  form.send({ type: 'form.submitted' });
  return waitFor(form, (now) => !now.hasTag('busy'));
};
const now = 'maya@marquee.example';

describe('changeEmailForm', () => {
  const filled = { password: 'old one', conf_password: 'old one', new_email: ' New@Example.org ' };

  it('wants every field, the current password twice and another address', () => {
    const { faults } = start(changeEmailForm({ changeEmail: () => TE.right(undefined) }), blankChangeEmail(''));
    expect(faults({})).toEqual({ email: 'required', password: 'required', conf_password: 'required', new_email: 'required' });
    expect(faults({ ...filled, email: now, conf_password: 'old on' })).toEqual({ conf_password: 'passwords-differ' });
    expect(faults({ conf_password: 'old one', new_email: 'MAYA@marquee.example' })).toEqual({ new_email: 'same-email' });
    expect(faults({ new_email: 'maya' })).toEqual({ new_email: 'not-an-email' });
    expect(faults({ new_email: filled.new_email })).toEqual({});
  });

  it('proves who is there with the current ones, and keeps what was typed when that is refused', async () => {
    const { given, answer } = refusingOnce();
    const { form, faults } = start(changeEmailForm({ changeEmail: answer }), blankChangeEmail(now));
    faults(filled);
    expect(await send(form)).toMatchObject({ value: 'failed', context: { failure: unauthenticated, values: { ...filled, email: now } } });
    expect((await send(form)).value).toBe('submitted');
    expect(given.at(-1)).toEqual([{ email: now, password: 'old one' }, ' New@Example.org ']);
  });
});

describe('changePasswordForm', () => {
  it('wants every field, the current password twice, and a new one of 8 to 128 characters', () => {
    const { faults } = start(changePasswordForm({ changePassword: () => TE.right(undefined), finishPassword: () => TE.right(undefined) }), blankChangePassword(now));
    expect(faults({})).toEqual({ password: 'required', conf_password: 'required', new_password: 'required' });
    expect(faults({ password: 'old one!', conf_password: 'old one?', new_password: '1234567' })).toEqual({
      conf_password: 'passwords-differ', new_password: 'password-too-short',
    });
    expect(faults({ conf_password: 'old one!', new_password: 'x'.repeat(129) })).toEqual({ new_password: 'password-too-long' });
    expect(faults({ new_password: 'old one!' })).toEqual({ new_password: 'same-password' });
    expect(faults({ new_password: '12345678' })).toEqual({});
  });

  it('sends the current credentials and the new password, as typed', async () => {
    const { given, answer } = refusingOnce();
    const { form, faults } = start(changePasswordForm({ changePassword: answer, finishPassword: () => TE.left(unauthenticated) }), blankChangePassword(now));
    faults({ password: ' old ', conf_password: ' old ', new_password: ' new one ' });
    expect((await send(form)).value).toBe('failed');
    expect((await send(form)).value).toBe('submitted');
    expect(given).toEqual([[{ email: now, password: ' old ' }, ' new one '], [{ email: now, password: ' old ' }, ' new one ']]);
  });
});

describe('a change of password that was half done', () => {
  const filled = { password: 'old one', conf_password: 'old one', new_password: 'new one!' };
  const halfWay = () => {
    const asked: string[] = [];
    const refusing = (which: string) => (_: unknown, password: string): Answer<void> => TE.leftIO(() => (asked.push(`${which} ${password}`), which === 'change' ? partial(offline) : offline));
    const { form, faults } = start(changePasswordForm({ changePassword: refusing('change'), finishPassword: refusing('finish') }), blankChangePassword(now));
    faults(filled);
    return { asked, form, faults };
  };

  it('is finished when the same form is sent again, for as long as it takes', async () => {
    const { asked, form, faults } = halfWay();
    expect((await send(form)).context.failure).toEqual(partial(offline));
    expect((await send(form)).context.failure).toEqual(partial(offline));
    faults({ password: 'new or old', conf_password: 'new or old' });
    await send(form);
    expect(asked).toEqual(['change new one!', 'finish new one!', 'finish new one!']);
  });

  it('is begun anew with yet another password, and in another form', async () => {
    const { asked, form, faults } = halfWay();
    await send(form);
    faults({ new_password: 'another one' });
    await send(form);
    expect(asked).toEqual(['change new one!', 'change another one']);
    const other = halfWay();
    await send(other.form);
    expect(other.asked).toEqual(['change new one!']);
  });
});

describe('a change of password whose answer was lost', () => {
  const filled = { password: 'old one', conf_password: 'old one', new_password: 'new one!' };
  const lost = (then: Answer<void>, rest: Answer<void>) => {
    const asked: string[] = [];
    const answers: ReadonlyArray<Answer<void>> = [TE.left(offline), then];
    const { form, faults } = start(changePasswordForm({
      changePassword: () => async () => answers[asked.push('change') - 1]?.() ?? then(),
      finishPassword: () => async () => { asked.push('finish'); return rest(); },
    }), blankChangePassword(now));
    faults(filled);
    return { asked, form };
  };

  it('is finished when the old password is the old one no more', async () => {
    const { asked, form } = lost(TE.left(unauthenticated), TE.right(undefined));
    expect((await send(form)).context.failure).toEqual(offline);
    expect((await send(form)).value).toBe('submitted');
    expect(asked).toEqual(['change', 'change', 'finish']);
  });

  it('is made when it had not come through, and is refused where neither password is right', async () => {
    const made = lost(TE.right(undefined), TE.left(unauthenticated));
    await send(made.form);
    expect((await send(made.form)).value).toBe('submitted');
    expect(made.asked).toEqual(['change', 'change']);
    const wrong = lost(TE.left(unauthenticated), TE.left(unauthenticated));
    await send(wrong.form);
    expect((await send(wrong.form)).context.failure).toEqual(unauthenticated);
  });

  it('is not told as half done for as long as nobody knows, and can still be made', async () => {
    const { asked, form } = lost(TE.left(unauthenticated), TE.left(rateLimited(1000)));
    await send(form);
    expect((await send(form)).context.failure).toEqual(rateLimited(1000));
    await send(form);
    expect(asked).toEqual(['change', 'change', 'finish', 'change', 'finish']);
  });
});

describe('deleteAccountForm', () => {
  it('wants the own address typed and the password, and tells when everything is gone', async () => {
    const { given, answer } = refusingOnce();
    let gone = 0;
    const { form, faults } = start(deleteAccountForm({ deleteAccount: answer }, now, () => { gone += 1; }), blankDeleteAccount);
    expect(faults({})).toEqual({ email: 'required', password: 'required' });
    expect(faults({ email: 'ada@marquee.example', password: 'x' })).toEqual({ email: 'not-your-email' });
    expect(faults({ email: ' Maya@marquee.example' })).toEqual({});
    expect([(await send(form)).value, gone]).toEqual(['failed', 0]);
    expect([(await send(form)).value, gone]).toEqual(['submitted', 1]);
    expect(given).toHaveLength(2);
  });
});

describe('profileForm', () => {
  const begin = () => {
    const { given, answer } = refusingOnce();
    return { given, ...start(profileForm({ saveProfile: answer }, aUserId('maya')), profileValues({ name: 'Maya Rosen', phoneNumber: null })) };
  };

  it('wants a name of at most 80 characters, and a phone number that is one or none', () => {
    const { faults } = begin();
    expect(faults({ name: ' ' })).toEqual({ name: 'required' });
    expect(faults({ name: 'x'.repeat(81) })).toEqual({ name: 'too-long' });
    expect(faults({ name: 'Maya', phoneNumber: 'call me' })).toEqual({ phoneNumber: 'not-a-phone-number' });
    expect(faults({ phoneNumber: '+49 (30) 123-45' })).toEqual({});
  });

  it('sends nothing that did not change, then what was typed without what surrounds it', async () => {
    const { form, faults, given } = begin();
    expect((await send(form)).value).toBe('editing');
    faults({ name: '  Maya   Roe ', phoneNumber: ' ' });
    expect((await send(form)).context.values.name).toBe('  Maya   Roe ');
    expect((await send(form)).value).toBe('submitted');
    expect(given.at(-1)).toEqual(['maya', { name: 'Maya Roe', phoneNumber: null }]);
  });

  it('sends only what was changed here: the rest may have been changed elsewhere', async () => {
    const { form, faults, given } = begin();
    faults({ phoneNumber: '+49 30 1' });
    await send(form);
    faults({ name: 'Maya Roe', phoneNumber: '' });
    await send(form);
    expect(given.map(([, patch]) => patch)).toEqual([{ phoneNumber: '+49 30 1' }, { name: 'Maya Roe' }]);
  });
});
