import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { conflict, offline } from '#domain/shared/failure';
import type { AdminApi } from '#domain/users/admin-api';
import type { AuthService } from '#domain/users/auth-service';
import { toDirectoryEntry, type DirectoryEntry } from '#domain/users/directory/directory-entry';
import { aUser, aUserId } from '#domain/users/user.fixture';
import type { FormMachine } from '#application/shell/form-machine';
import { initialUserFormValues, createUserFormMachine, type UserFormValues } from './create-user-form';
import { editUserFormMachine, userFormValues } from './edit-user-form';
import { roleFormMachine } from './role-form';

const HOSTS = ['a.example'];
const uid = aUserId('maya');
const stored: DirectoryEntry = toDirectoryEntry({
  uid,
  profile: { ...aUser(), name: 'Maya', email: 'maya@marquee.example', phoneNumber: '123' },
  access: null,
  account: { emailVerified: true, lastSignInAt: null },
});

const send = async <V extends object>(machine: FormMachine<V>, initial: V, values: Partial<V>) => {
  const form = createActor(machine, { input: { initial } }).start();
  form.send({ type: 'field.changed', values });
  form.send({ type: 'form.submitted' });
  return waitFor(form, (snapshot) => !snapshot.hasTag('busy'));
};
const adminWith = (api: Partial<AdminApi>, now: DirectoryEntry | null = stored) =>
  TE.right({ api: api as AdminApi, users: { page: () => TE.left(offline), find: () => TE.right(O.fromNullable(now)) } });

const createPorts = (api: Partial<AdminApi>, sendPasswordReset: AuthService['sendPasswordReset'] = () => TE.left(offline)) => ({
  admin: adminWith(api),
  auth: { sendPasswordReset },
  hosts: HOSTS, invitedPassword: 'random words',
});

describe('createUserFormMachine', () => {
  const filled = { email: ' New@marquee.example ', password: 'nine letters', displayName: 'New', phoneNumber: ' ', photoURL: '' };

  it('requires e-mail, password and name, and checks the optional fields', async () => {
    const { context } = await send(
      createUserFormMachine(createPorts({}), () => undefined),
      initialUserFormValues,
      { phoneNumber: 'x', photoURL: 'http://a.example/b' },
    );
    expect(context.errors).toEqual({
      email: 'required', password: 'required', displayName: 'required', phoneNumber: 'not-a-phone-number', photoURL: 'not-an-address',
    });
  });

  it('sends the account without empty fields and passes the message on', async () => {
    const [createUser, onCreated] = [vi.fn(() => TE.right('Created.')), vi.fn()];
    expect((await send(createUserFormMachine(createPorts({ createUser }), onCreated), initialUserFormValues, filled)).value).toBe(
      'submitted',
    );
    expect(createUser).toHaveBeenCalledWith({ email: 'New@marquee.example', password: 'nine letters', displayName: 'New' });
    expect(onCreated).toHaveBeenCalledWith('Created.', 'New@marquee.example', null);
  });

  it.each([
    ['sent', TE.right(undefined)],
    ['failed', TE.left(offline)],
  ] as const)('invites with the password of an invitation, which is %s', async (outcome, answer) => {
    const [createUser, sendPasswordReset, onCreated] = [vi.fn(() => TE.right('Created.')), vi.fn(() => answer), vi.fn()];
    const machine = createUserFormMachine(createPorts({ createUser }, sendPasswordReset), onCreated);
    expect((await send(machine, initialUserFormValues, { ...filled, password: 'random words' })).value).toBe('submitted');
    expect(createUser).toHaveBeenCalledWith({ email: 'New@marquee.example', password: 'random words', displayName: 'New', invited: true });
    expect([sendPasswordReset.mock.calls, onCreated.mock.calls]).toEqual([
      [['New@marquee.example']],
      [['Created.', 'New@marquee.example', outcome]],
    ]);
  });

  it('keeps the values when the server refuses', async () => {
    const refused = conflict('the e-mail address has an account');
    const { value, context } = await send(
      createUserFormMachine(createPorts({ createUser: () => TE.left(refused) }), () => undefined),
      initialUserFormValues, filled,
    );
    expect([value, context.failure, context.values]).toEqual(['failed', refused, filled]);
  });
});

describe('editUserFormMachine', () => {
  const edit = (
    values: Partial<UserFormValues>,
    answer: Answer<string> = TE.right('Changed.'),
    now: DirectoryEntry | null = stored, user = stored,
  ) => {
    const handlers = { onUpdated: vi.fn(), onConflict: vi.fn() };
    const updateUser = vi.fn(() => answer);
    return {
      handlers, updateUser,
      sent: send(editUserFormMachine(adminWith({ updateUser }, now), user, HOSTS, handlers), userFormValues(user), values),
    };
  };

  it('sends only changed fields, without empty ones, and the values that they replace', async () => {
    const { handlers, updateUser, sent } = edit({
      displayName: ' Maya Rosen ', phoneNumber: '', photoURL: 'https://a.example/b.png', password: 'nine letters',
    });
    expect((await sent).value).toBe('submitted');
    const changes = { displayName: 'Maya Rosen', photoURL: 'https://a.example/b.png', password: 'nine letters' };
    expect(updateUser).toHaveBeenCalledWith(uid, changes, { displayName: 'Maya', photoURL: null });
    expect(handlers.onUpdated).toHaveBeenCalledWith('Changed.');
  });

  it('accepts a picture of another host only if it is stored already', async () => {
    const elsewhere = { photoURL: 'https://other.example/b.png' };
    const refused = await edit(elsewhere).sent;
    expect([refused.value, refused.context.errors]).toEqual(['editing', { photoURL: 'not-a-picture-host' }]);
    for (const photoURL of [elsewhere.photoURL, `data:image/png;base64,${'A'.repeat(3000)}`])
      expect((await edit({ displayName: 'M' }, TE.right(''), stored, { ...stored, photoURL }).sent).value).toBe('submitted');
  });

  it('sends no condition with a password alone', async () => {
    const { updateUser, sent } = edit({ password: 'nine letters' });
    await sent;
    expect(updateUser.mock.calls).toEqual([[uid, { password: 'nine letters' }]]);
  });

  it.each([{}, { password: 'short' }, { displayName: ' ' }, { email: 'maya' }])(
    'does not send unchanged or invalid values: %o',
    async (values) => {
      const { updateUser, sent } = edit(values);
      expect((await sent).value).toBe('editing');
      expect(updateUser).not.toHaveBeenCalled();
    },
  );

  it('keeps the values and passes the stored user on when the server refuses a change that somebody else has made', async () => {
    const now = { ...stored, name: 'Maja', phoneNumber: '456' };
    const { handlers, sent } = edit({ displayName: 'Maya Rosen' }, TE.left(conflict('changed')), now);
    const { context, value } = await sent;
    expect([value, context.failure, context.values.displayName]).toEqual(['failed', conflict('changed'), 'Maya Rosen']);
    expect(handlers.onConflict.mock.calls).toEqual([[now, ['displayName']]]);
  });

  it('shows only the failure if the stored user has no other values, is gone, or the server fails', async () => {
    const refused = conflict('the e-mail address has an account');
    const forms = [
      edit({ displayName: 'Maja' }, TE.left(refused)),
      edit({ displayName: 'Maja' }, TE.left(refused), null),
      edit({ displayName: 'Maja' }, TE.left(offline), { ...stored, name: 'Mia' }),
    ];
    expect((await Promise.all(forms.map(({ sent }) => sent))).map(({ context }) => context.failure)).toEqual([refused, refused, offline]);
    for (const { handlers } of forms) expect(handlers.onConflict).not.toHaveBeenCalled();
  });
});

describe('roleFormMachine', () => {
  it('sends the role only if it was changed', async () => {
    const [setUserRole, onUpdated] = [vi.fn(() => TE.right('The role is now admin.')), vi.fn()];
    const machine = roleFormMachine(adminWith({ setUserRole }), uid, onUpdated);
    expect((await send(machine, { role: 'user' }, { role: 'user' })).value).toBe('editing');
    expect((await send(machine, { role: 'user' }, { role: 'admin' })).value).toBe('submitted');
    expect([setUserRole.mock.calls, onUpdated.mock.calls]).toEqual([[[uid, 'admin']], [['The role is now admin.']]]);
  });
});
