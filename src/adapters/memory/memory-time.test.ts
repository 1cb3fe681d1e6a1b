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
import { putDocument, type MemoryState } from './storage/state';

const MAYA = aUserId('maya');
const maya = { email: 'maya@marquee.example', password: 'marquee-demo' };
const BEGIN = 1_700_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const fine = E.right(undefined);

/** A house with Maya signed in, a clock that can be set, and another browser where she is signed in too. */
const begin = () => {
  const clock = { at: BEGIN, now: (): number => clock.at };
  const ground = inMemoryStorage(addSession('other', 'maya', BEGIN)(addSession('this', 'maya', BEGIN)(seedState)));
  let now: MemoryState = seedState;
  ground.state.subscribe((state) => (now = state));
  const code = (kind: ActionMode): string => [...now.letters.values()].find((letter) => letter.kind === kind)?.code ?? 'none';
  return { clock, ground, code, now: () => now, here: memoryBackend({ storage: ground, clock, browserId: 'this' }), there: memoryBackend({ storage: ground, clock, browserId: 'other' }) };
};

describe('deleting the account', () => {
  it('has to follow the password within five minutes', async () => {
    const { clock, here, now } = begin();
    clock.at = BEGIN + 5 * MINUTE + 1;
    expect(await here.accountApi.deleteMyAccount()).toEqual(E.left(forbidden('delete-account')));
    expect(now().accounts.has('maya')).toBe(true);
    await here.auth.reauthenticate(maya)();
    clock.at += 5 * MINUTE;
    expect(await here.accountApi.deleteMyAccount()).toEqual(fine);
  });

  it('leaves no session of it in any browser, and others alone', async () => {
    const { here, there, now } = begin();
    await here.auth.sendPasswordReset(maya.email)();
    await here.auth.sendPasswordReset('ada@marquee.example')();
    await here.accountApi.deleteMyAccount();
    expect(now().sessions.size).toBe(0);
    expect(await firstValueFrom(there.auth.identity)).toEqual(E.right(null));
    expect([...now().accounts.keys(), ...now().users.keys(), ...now().markers.keys()]).toEqual(['ada', 'ada', 'ada']);
    expect([...now().letters.values()].map(({ email }) => email)).toEqual(['ada@marquee.example']);
  });
});

describe('a session in another browser', () => {
  it.each(['changing the password', 'ending other sessions'])('is nobody\'s at its next refresh after %s here, and can do nothing until then', async (what) => {
    const { clock, here, there } = begin();
    clock.at = BEGIN + 1;
    await (what === 'changing the password' ? here.auth.changePassword(maya, 'a new long one') : here.accountApi.endOtherSessions)();
    expect(await there.users.update(MAYA, { name: 'Nell' })()).toEqual(E.left(unauthenticated));
    expect(await there.accountApi.initializeUser(null)()).toEqual(E.left(unauthenticated));
    expect(await there.auth.refresh()).toEqual(fine);
    expect(await firstValueFrom(there.auth.identity)).toEqual(E.right(null));
  });

  it('ends at once when the password is chosen by a letter', async () => {
    const { here, there, code } = begin();
    await here.auth.sendPasswordReset(maya.email)();
    expect(await here.auth.confirmPasswordReset(code('reset-password'), 'a new long one')()).toEqual(fine);
    expect(await firstValueFrom(there.auth.identity)).toEqual(E.right(null));
  });

  it('does not begin with a password that was changed while it was being checked', async () => {
    const { clock, ground, here, there } = begin();
    await there.auth.signOut();
    const changed = here.auth.changePassword(maya, 'a new long one');
    // The old password was found to be right before it was changed, and the session begins after.
    const slow: StateStorage = { ...ground, update: (edit) => async () => { expect(await changed()).toEqual(fine); return ground.update(edit)(); } };
    expect(await memoryBackend({ storage: slow, clock, browserId: 'other' }).auth.signIn(maya)()).toEqual(E.left(unauthenticated));
    expect(await firstValueFrom(there.auth.identity)).toEqual(E.right(null));
  });
});

describe('somebody else', () => {
  it('is neither changed nor shown by whoever is signed in', async () => {
    const { here, now } = begin();
    const before = now().users.get('ada');
    expect(await here.users.update(aUserId('ada'), { name: 'Nell' })()).toEqual(E.left(forbidden('profile')));
    expect(await here.avatars.remove(aUserId('ada'))()).toEqual(E.left(forbidden('picture')));
    expect(now().users.get('ada')).toBe(before);
    await here.auth.signOut();
    expect(await here.users.update(MAYA, { name: 'Nell' })()).toEqual(E.left(unauthenticated));
  });
});

describe('letters', () => {
  it.each([['reset-password', HOUR], ['change-email', 72 * HOUR]] as const)('to %s can be followed so long and no longer', async (kind, lasts) => {
    const { clock, here, code } = begin();
    await (kind === 'reset-password' ? here.auth.sendPasswordReset(maya.email) : here.auth.changeEmail(maya, 'new@marquee.example'))();
    clock.at = BEGIN + lasts - 1;
    expect(await here.auth.checkActionCode(code(kind))()).toMatchObject({ right: { kind } });
    clock.at = BEGIN + lasts;
    expect(await here.auth.checkActionCode(code(kind))()).toEqual(E.left(notFound('letter')));
    expect(await (kind === 'reset-password' ? here.auth.confirmPasswordReset(code(kind), 'a new long one') : here.auth.applyActionCode(code(kind)))()).toEqual(
      E.left(notFound('letter')),
    );
    // They go when the next is written.
    await here.auth.sendVerification(maya)();
    expect(await firstValueFrom(here.mailbox.messages)).toMatchObject({ right: [{ kind: 'verify-email' }] });
  });

  it('lie in the house newest first, one of a kind', async () => {
    const { clock, here } = begin();
    await here.auth.changeEmail(maya, 'one@marquee.example')();
    clock.at += 1;
    await here.auth.sendPasswordReset(maya.email)();
    clock.at += 1;
    await here.auth.changeEmail(maya, 'two@marquee.example')();
    const held = await firstValueFrom(here.mailbox.messages);
    expect(E.isRight(held) && held.right.map(({ kind, email }) => `${kind} ${email}`)).toEqual(['change-email two@marquee.example', 'reset-password maya@marquee.example']);
  });

  it('give an address back to whoever had it', async () => {
    const { here, code, now } = begin();
    await here.auth.changeEmail(maya, 'new@marquee.example')();
    await here.auth.applyActionCode(code('change-email'))();
    expect(now().accounts.get('maya')?.email).toBe('new@marquee.example');
    expect(await here.auth.checkActionCode(code('recover-email'))()).toEqual(E.right({ kind: 'recover-email', email: maya.email }));
    expect(await here.auth.applyActionCode(code('recover-email'))()).toEqual(fine);
    expect(now().accounts.get('maya')?.email).toBe(maya.email);
    expect(now().letters.size).toBe(0);
  });

  it('do not move anybody to an address that somebody else has by then', async () => {
    const { here, ground, code, now } = begin();
    await here.auth.changeEmail(maya, 'new@marquee.example')();
    const ada = now().accounts.get('ada');
    if (ada === undefined) throw new Error('Ada has no account.');
    await ground.update((state) => E.right(putDocument('accounts', 'ada', { ...ada, email: 'new@marquee.example' })(state)))();
    expect(await here.auth.applyActionCode(code('change-email'))()).toEqual(E.left(conflict('account')));
    expect(now().accounts.get('maya')?.email).toBe(maya.email);
  });

  it('verify the address that they were written to, not a later one', async () => {
    const { here, code } = begin();
    await here.auth.sendVerification(maya)();
    await here.auth.changeEmail(maya, 'new@marquee.example')();
    await here.auth.applyActionCode(code('change-email'))();
    expect(await here.auth.applyActionCode(code('verify-email'))()).toEqual(E.left(notFound('letter')));
  });

  it('that let choose a password do nothing by themselves, and cannot do what others do', async () => {
    const { here, code } = begin();
    await here.auth.sendPasswordReset(maya.email)();
    await here.auth.sendVerification(maya)();
    expect(await here.auth.applyActionCode(code('reset-password'))()).toEqual(E.left(invalid('code', 'needs-a-password')));
    expect(await here.auth.confirmPasswordReset(code('verify-email'), 'a new long one')()).toEqual(E.left(notFound('letter')));
    expect(await here.auth.signIn(maya)()).toEqual(fine);
  });
});
