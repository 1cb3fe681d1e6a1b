import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { conflict, invalid, forbidden, notFound, unauthenticated } from '#domain/shared/failure';
import type { ActionMode } from '#domain/users/auth-service';
import { aUserId } from '#domain/users/user.fixture';
import { addSession } from './auth/account-edits';
import { inMemoryStorage, type StateStorage } from './storage/state-storage';
import { memoryBackend } from './memory-backend';
import { seedState } from './demo-data';
import { withQuickPasswords } from './quick-passwords.fixture';
import { putDocument, type MemoryState } from './storage/state';

const MAYA = aUserId('maya');
const maya = { email: 'maya@marquee.example', password: 'marquee-demo' };
const START_MS = 1_700_000_000_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const success = E.right(undefined);

/** Backend with a settable clock in which Maya is signed in, in this and in another browser. */
const createBackends = () => {
  const clock = { at: START_MS, now: (): number => clock.at };
  const storage = inMemoryStorage(
    addSession('other', 'maya', START_MS)(addSession('this', 'maya', START_MS)(withQuickPasswords(seedState))),
  );
  let now: MemoryState = seedState;
  storage.state.subscribe((state) => (now = state));
  const code = (kind: ActionMode): string => [...now.actionEmails.values()].find((message) => message.kind === kind)?.code ?? 'none';
  return {
    clock, storage, code,
    now: () => now,
    backend: memoryBackend({ storage, clock, browserId: 'this', hashRounds: 1 }),
    otherBrowser: memoryBackend({ storage, clock, browserId: 'other', hashRounds: 1 }),
  };
};

describe('memory backend: deleteMyAccount', () => {
  it('requires a password check within the last five minutes', async () => {
    const { clock, backend, now } = createBackends();
    clock.at = START_MS + 5 * MINUTE_MS + 1000;
    expect(await backend.accountApi.deleteMyAccount()).toEqual(E.left(forbidden('this needs a sign-in within the last five minutes')));
    expect(now().accounts.has('maya')).toBe(true);
    await backend.auth.reauthenticate(maya)();
    clock.at += 5 * MINUTE_MS;
    expect(await backend.accountApi.deleteMyAccount()).toEqual(success);
  });

  it("removes the user's sessions in all browsers, and keeps other accounts", async () => {
    const { backend, otherBrowser, now } = createBackends();
    await backend.auth.sendPasswordReset(maya.email)();
    await backend.auth.sendPasswordReset('ada@marquee.example')();
    await backend.accountApi.deleteMyAccount();
    expect(now().sessions.size).toBe(0);
    expect(await firstValueFrom(otherBrowser.auth.identity)).toEqual(E.right(null));
    expect([...now().accounts.keys(), ...now().users.keys(), ...now().access.keys()]).toEqual(['ada', 'ada', 'ada']);
    expect([...now().actionEmails.values()].map(({ email }) => email)).toEqual(['ada@marquee.example']);
  });
});

describe('memory backend: a session in another browser', () => {
  it.each(['changing the password', 'ending other sessions'])(
    'is rejected by every call after %s, and ends at its next refresh',
    async (cause) => {
      const { clock, backend, otherBrowser } = createBackends();
      clock.at = START_MS + 1000;
      await (
        cause === 'changing the password' ? backend.auth.changePassword(maya, 'a new long one') : backend.accountApi.endOtherSessions
      )();
      expect(await otherBrowser.users.update(MAYA, { name: 'Nell' })()).toEqual(E.left(unauthenticated));
      expect(await otherBrowser.accountApi.initializeUser(null)()).toEqual(E.left(unauthenticated));
      expect(await otherBrowser.auth.refresh()).toEqual(success);
      expect(await firstValueFrom(otherBrowser.auth.identity)).toEqual(E.right(null));
    },
  );

  it('ends immediately when the password is reset', async () => {
    const { backend, otherBrowser, code } = createBackends();
    await backend.auth.sendPasswordReset(maya.email)();
    expect(await backend.auth.confirmPasswordReset(code('reset-password'), 'a new long one')()).toEqual(success);
    expect(await firstValueFrom(otherBrowser.auth.identity)).toEqual(E.right(null));
  });

  it('does not start with a password that changed during the check', async () => {
    const { clock, storage, backend, otherBrowser } = createBackends();
    await otherBrowser.auth.signOut();
    const changed = backend.auth.changePassword(maya, 'a new long one');
    // The old password is checked before the change, and the session begins after the change.
    const slow: StateStorage = {
      ...storage,
      update: (edit) => async () => {
        expect(await changed()).toEqual(success);
        return storage.update(edit)();
      },
    };
    expect(await memoryBackend({ storage: slow, clock, browserId: 'other', hashRounds: 1 }).auth.signIn(maya)()).toEqual(
      E.left(unauthenticated),
    );
    expect(await firstValueFrom(otherBrowser.auth.identity)).toEqual(E.right(null));
  });
});

describe('memory backend: two password changes at once', () => {
  it('keeps the first and rejects the second, whose check of the password came before it', async () => {
    const { clock, storage, backend, otherBrowser } = createBackends();
    const first = otherBrowser.auth.changePassword(maya, 'the first new one');
    let updates = 0;
    // The second update of a change stores the password; the one before it restarts the session.
    const slow: StateStorage = {
      ...storage,
      update: (edit) => async () => {
        updates += 1;
        if (updates === 2) expect(await first()).toEqual(success);
        return storage.update(edit)();
      },
    };
    expect(
      await memoryBackend({ storage: slow, clock, browserId: 'this', hashRounds: 1 }).auth.changePassword(maya, 'the second new one')(),
    ).toEqual(E.left(unauthenticated));
    expect(await backend.auth.signIn({ ...maya, password: 'the second new one' })()).toEqual(E.left(unauthenticated));
    expect(await backend.auth.signIn({ ...maya, password: 'the first new one' })()).toEqual(success);
  });
});

describe("memory backend: another user's data", () => {
  it('cannot be changed by the signed-in user, nor can own data after sign-out', async () => {
    const { backend, now } = createBackends();
    const before = now().users.get('ada');
    expect(await backend.users.update(aUserId('ada'), { name: 'Nell' })()).toEqual(E.left(forbidden('profile')));
    expect(await backend.avatars.remove(aUserId('ada'))()).toEqual(E.left(forbidden('image')));
    expect(now().users.get('ada')).toBe(before);
    await backend.auth.signOut();
    expect(await backend.users.update(MAYA, { name: 'Nell' })()).toEqual(E.left(unauthenticated));
  });
});

describe('memory backend: action e-mails', () => {
  it.each([
    ['reset-password', HOUR_MS],
    ['change-email', 72 * HOUR_MS],
  ] as const)('mode %s: the code expires after its validity', async (kind, validityMs) => {
    const { clock, backend, code } = createBackends();
    await (
      kind === 'reset-password' ? backend.auth.sendPasswordReset(maya.email) : backend.auth.changeEmail(maya, 'new@marquee.example')
    )();
    clock.at = START_MS + validityMs - 1;
    expect(await backend.auth.checkActionCode(code(kind))()).toMatchObject({ right: { kind } });
    clock.at = START_MS + validityMs;
    expect(await backend.auth.checkActionCode(code(kind))()).toEqual(E.left(notFound('link')));
    expect(
      await (
        kind === 'reset-password'
          ? backend.auth.confirmPasswordReset(code(kind), 'a new long one')
          : backend.auth.applyActionCode(code(kind))
      )(),
    ).toEqual(E.left(notFound('link')));
    // The next e-mail removes the expired ones.
    await backend.auth.sendVerification(maya)();
    expect(await firstValueFrom(backend.mailbox.messages)).toMatchObject({ right: [{ kind: 'verify-email' }] });
  });

  it('are listed newest first, one per mode', async () => {
    const { clock, backend } = createBackends();
    await backend.auth.changeEmail(maya, 'one@marquee.example')();
    clock.at += 1;
    await backend.auth.sendPasswordReset(maya.email)();
    clock.at += 1;
    await backend.auth.changeEmail(maya, 'two@marquee.example')();
    const messages = await firstValueFrom(backend.mailbox.messages);
    expect(E.isRight(messages) && messages.right.map(({ kind, email }) => `${kind} ${email}`)).toEqual([
      'change-email two@marquee.example', 'reset-password maya@marquee.example',
    ]);
  });

  it('mode recover-email: the code restores the previous address', async () => {
    const { backend, code, now } = createBackends();
    await backend.auth.changeEmail(maya, 'new@marquee.example')();
    await backend.auth.applyActionCode(code('change-email'))();
    expect(now().accounts.get('maya')?.email).toBe('new@marquee.example');
    expect(await backend.auth.checkActionCode(code('recover-email'))()).toEqual(E.right({ kind: 'recover-email', email: maya.email }));
    expect(await backend.auth.applyActionCode(code('recover-email'))()).toEqual(success);
    expect(now().accounts.get('maya')?.email).toBe(maya.email);
    expect(now().actionEmails.size).toBe(0);
  });

  it('mode change-email: the code fails with `conflict` when the address is taken by then', async () => {
    const { backend, storage, code, now } = createBackends();
    await backend.auth.changeEmail(maya, 'new@marquee.example')();
    const ada = now().accounts.get('ada');
    if (ada === undefined) throw new Error('Ada has no account.');
    await storage.update((state) => E.right(putDocument('accounts', 'ada', { ...ada, email: 'new@marquee.example' })(state)))();
    expect(await backend.auth.applyActionCode(code('change-email'))()).toEqual(E.left(conflict('account')));
    expect(now().accounts.get('maya')?.email).toBe(maya.email);
  });

  it('mode verify-email: the code fails after another change of address', async () => {
    const { backend, code } = createBackends();
    await backend.auth.sendVerification(maya)();
    await backend.auth.changeEmail(maya, 'new@marquee.example')();
    await backend.auth.applyActionCode(code('change-email'))();
    expect(await backend.auth.applyActionCode(code('verify-email'))()).toEqual(E.left(notFound('link')));
  });

  it('each work only with the call for their mode', async () => {
    const { backend, code } = createBackends();
    await backend.auth.sendPasswordReset(maya.email)();
    await backend.auth.sendVerification(maya)();
    expect(await backend.auth.applyActionCode(code('reset-password'))()).toEqual(E.left(invalid('code', 'needs-a-password')));
    expect(await backend.auth.confirmPasswordReset(code('verify-email'), 'a new long one')()).toEqual(E.left(notFound('link')));
    expect(await backend.auth.signIn(maya)()).toEqual(success);
  });
});
