import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { conflict, invalid, notAllowed, notFound, unauthenticated } from '#domain/failure';
import type { LetterKind } from '#domain/user/accounts';
import { aUserId } from '#domain/user/user.fixture';
import { withSession } from './account-edits';
import { memoryGround, type Ground } from './ground';
import { inMemoryHouse } from './house';
import { demoState } from './people';
import { put, type State } from './state';

const MAYA = aUserId('maya');
const maya = { email: 'maya@marquee.example', password: 'marquee-demo' };
const BEGIN = 1_700_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const fine = E.right(undefined);

/** A house with Maya signed in, a clock that can be set, and another browser where she is signed in too. */
const begin = () => {
  const clock = { at: BEGIN, now: (): number => clock.at };
  const ground = memoryGround(withSession('other', 'maya', BEGIN)(withSession('this', 'maya', BEGIN)(demoState)));
  let now: State = demoState;
  ground.state.subscribe((state) => (now = state));
  const code = (kind: LetterKind): string => [...now.letters.values()].find((letter) => letter.kind === kind)?.code ?? 'none';
  return { clock, ground, code, now: () => now, here: inMemoryHouse({ ground, clock, browser: 'this' }), there: inMemoryHouse({ ground, clock, browser: 'other' }) };
};

describe('deleting the account', () => {
  it('has to follow the password within five minutes', async () => {
    const { clock, here, now } = begin();
    clock.at = BEGIN + 5 * MINUTE + 1;
    expect(await here.membership.deleteAccount()).toEqual(E.left(notAllowed('delete-account')));
    expect(now().accounts.has('maya')).toBe(true);
    await here.accounts.reauthenticate(maya)();
    clock.at += 5 * MINUTE;
    expect(await here.membership.deleteAccount()).toEqual(fine);
  });

  it('leaves no session of it in any browser, and others alone', async () => {
    const { here, there, now } = begin();
    await here.accounts.sendPasswordReset(maya.email)();
    await here.accounts.sendPasswordReset('ada@marquee.example')();
    await here.membership.deleteAccount();
    expect(now().sessions.size).toBe(0);
    expect(await firstValueFrom(there.accounts.identity)).toEqual(E.right(null));
    expect([...now().accounts.keys(), ...now().users.keys(), ...now().markers.keys()]).toEqual(['ada', 'ada', 'ada']);
    expect([...now().letters.values()].map(({ email }) => email)).toEqual(['ada@marquee.example']);
  });
});

describe('a session in another browser', () => {
  it.each(['changing the password', 'ending other sessions'])('is nobody\'s at its next refresh after %s here, and can do nothing until then', async (what) => {
    const { clock, here, there } = begin();
    clock.at = BEGIN + 1;
    await (what === 'changing the password' ? here.accounts.changePassword(maya, 'a new long one') : here.membership.endOtherSessions)();
    expect(await there.users.update(MAYA, { name: 'Nell' })()).toEqual(E.left(unauthenticated));
    expect(await there.membership.initialize(null)()).toEqual(E.left(unauthenticated));
    expect(await there.accounts.refresh()).toEqual(fine);
    expect(await firstValueFrom(there.accounts.identity)).toEqual(E.right(null));
  });

  it('ends at once when the password is chosen by a letter', async () => {
    const { here, there, code } = begin();
    await here.accounts.sendPasswordReset(maya.email)();
    expect(await here.accounts.choosePassword(code('reset-password'), 'a new long one')()).toEqual(fine);
    expect(await firstValueFrom(there.accounts.identity)).toEqual(E.right(null));
  });

  it('does not begin with a password that was changed while it was being checked', async () => {
    const { clock, ground, here, there } = begin();
    await there.accounts.signOut();
    const changed = here.accounts.changePassword(maya, 'a new long one');
    // The old password was found to be right before it was changed, and the session begins after.
    const slow: Ground = { ...ground, change: (edit) => async () => { expect(await changed()).toEqual(fine); return ground.change(edit)(); } };
    expect(await inMemoryHouse({ ground: slow, clock, browser: 'other' }).accounts.signIn(maya)()).toEqual(E.left(unauthenticated));
    expect(await firstValueFrom(there.accounts.identity)).toEqual(E.right(null));
  });
});

describe('somebody else', () => {
  it('is neither changed nor shown by whoever is signed in', async () => {
    const { here, now } = begin();
    const before = now().users.get('ada');
    expect(await here.users.update(aUserId('ada'), { name: 'Nell' })()).toEqual(E.left(notAllowed('profile')));
    expect(await here.avatars.remove(aUserId('ada'))()).toEqual(E.left(notAllowed('picture')));
    expect(now().users.get('ada')).toBe(before);
    await here.accounts.signOut();
    expect(await here.users.update(MAYA, { name: 'Nell' })()).toEqual(E.left(unauthenticated));
  });
});

describe('letters', () => {
  it.each([['reset-password', HOUR], ['change-email', 72 * HOUR]] as const)('to %s can be followed so long and no longer', async (kind, lasts) => {
    const { clock, here, code } = begin();
    await (kind === 'reset-password' ? here.accounts.sendPasswordReset(maya.email) : here.accounts.changeEmail(maya, 'new@marquee.example'))();
    clock.at = BEGIN + lasts - 1;
    expect(await here.accounts.readLetter(code(kind))()).toMatchObject({ right: { kind } });
    clock.at = BEGIN + lasts;
    expect(await here.accounts.readLetter(code(kind))()).toEqual(E.left(notFound('letter')));
    expect(await (kind === 'reset-password' ? here.accounts.choosePassword(code(kind), 'a new long one') : here.accounts.followLetter(code(kind)))()).toEqual(
      E.left(notFound('letter')),
    );
    // They go when the next is written.
    await here.accounts.sendVerification(maya)();
    expect(await firstValueFrom(here.letters.held)).toMatchObject({ right: [{ kind: 'verify-email' }] });
  });

  it('lie in the house newest first, one of a kind', async () => {
    const { clock, here } = begin();
    await here.accounts.changeEmail(maya, 'one@marquee.example')();
    clock.at += 1;
    await here.accounts.sendPasswordReset(maya.email)();
    clock.at += 1;
    await here.accounts.changeEmail(maya, 'two@marquee.example')();
    const held = await firstValueFrom(here.letters.held);
    expect(E.isRight(held) && held.right.map(({ kind, email }) => `${kind} ${email}`)).toEqual(['change-email two@marquee.example', 'reset-password maya@marquee.example']);
  });

  it('give an address back to whoever had it', async () => {
    const { here, code, now } = begin();
    await here.accounts.changeEmail(maya, 'new@marquee.example')();
    await here.accounts.followLetter(code('change-email'))();
    expect(now().accounts.get('maya')?.email).toBe('new@marquee.example');
    expect(await here.accounts.readLetter(code('recover-email'))()).toEqual(E.right({ kind: 'recover-email', email: maya.email }));
    expect(await here.accounts.followLetter(code('recover-email'))()).toEqual(fine);
    expect(now().accounts.get('maya')?.email).toBe(maya.email);
    expect(now().letters.size).toBe(0);
  });

  it('do not move anybody to an address that somebody else has by then', async () => {
    const { here, ground, code, now } = begin();
    await here.accounts.changeEmail(maya, 'new@marquee.example')();
    const ada = now().accounts.get('ada');
    if (ada === undefined) throw new Error('Ada has no account.');
    await ground.change((state) => E.right(put('accounts', 'ada', { ...ada, email: 'new@marquee.example' })(state)))();
    expect(await here.accounts.followLetter(code('change-email'))()).toEqual(E.left(conflict('account')));
    expect(now().accounts.get('maya')?.email).toBe(maya.email);
  });

  it('verify the address that they were written to, not a later one', async () => {
    const { here, code } = begin();
    await here.accounts.sendVerification(maya)();
    await here.accounts.changeEmail(maya, 'new@marquee.example')();
    await here.accounts.followLetter(code('change-email'))();
    expect(await here.accounts.followLetter(code('verify-email'))()).toEqual(E.left(notFound('letter')));
  });

  it('that let choose a password do nothing by themselves, and cannot do what others do', async () => {
    const { here, code } = begin();
    await here.accounts.sendPasswordReset(maya.email)();
    await here.accounts.sendVerification(maya)();
    expect(await here.accounts.followLetter(code('reset-password'))()).toEqual(E.left(invalid('code', 'needs-a-password')));
    expect(await here.accounts.choosePassword(code('verify-email'), 'a new long one')()).toEqual(E.left(notFound('letter')));
    expect(await here.accounts.signIn(maya)()).toEqual(fine);
  });
});
