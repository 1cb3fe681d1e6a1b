import { describe, expect, it } from 'vitest';
import { notFound, unauthenticated } from '../failure';
import type { LetterKind } from './accounts';
import { CONTRACT_TIMEOUT_MS, done, newcomer, newEmail, opened, refusal, signedInAs, type MakeHouse, type WholeHouse } from './house.contract';

/** The code of the newest letter of that kind about that address. */
const codeOf = async ({ readLetters }: Pick<WholeHouse, 'readLetters'>, email: string, kind: LetterKind): Promise<string> => {
  const letter = (await readLetters(email)).find((each) => each.kind === kind);
  if (letter === undefined) throw new Error(`No letter to ${kind} lies at ${email}.`);
  return letter.code;
};

const kindsAt = async ({ readLetters }: Pick<WholeHouse, 'readLetters'>, email: string): Promise<ReadonlyArray<LetterKind>> =>
  (await readLetters(email)).map(({ kind }) => kind);

/** What letters do to an account: a part of `keepsAccountsContract`. */
export const keepsAccountLettersContract = (name: string, make: MakeHouse): void => {
  describe(`${name} keeps the contract of the letters to an account`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('knows no code that it did not write', async () => {
      const { accounts } = await opened(make);
      expect(await refusal(accounts.readLetter('no-such-code'))).toEqual(notFound('letter'));
      expect(await refusal(accounts.followLetter('no-such-code'))).toEqual(notFound('letter'));
      expect(await refusal(accounts.choosePassword('no-such-code', 'a new long one'))).toEqual(notFound('letter'));
    });

    describe('that verifies an address', () => {
      it('comes with the account, can be read, and works once', async () => {
        const house = await opened(make);
        const { email } = await newcomer(house);
        const code = await codeOf(house, email, 'verify-email');
        expect(await done(house.accounts.readLetter(code))).toEqual({ kind: 'verify-email', email });
        await done(house.accounts.followLetter(code));
        await done(house.accounts.refresh);
        expect((await signedInAs(house.accounts)).emailVerified).toBe(true);
        expect(await refusal(house.accounts.readLetter(code))).toEqual(notFound('letter'));
        expect(await refusal(house.accounts.followLetter(code))).toEqual(notFound('letter'));
      });

      it('is sent once more to whoever proves who they are', async () => {
        const house = await opened(make);
        const current = await newcomer(house);
        await done(house.accounts.followLetter(await codeOf(house, current.email, 'verify-email')));
        const before = await kindsAt(house, current.email);
        expect(await refusal(house.accounts.sendVerification({ ...current, password: 'not the right one' }))).toEqual(unauthenticated);
        expect(await kindsAt(house, current.email)).toEqual(before);
        await done(house.accounts.sendVerification(current));
        expect(await kindsAt(house, current.email)).toContain('verify-email');
      });
    });

    describe('that lets choose a password', () => {
      it('is answered for in the same way where nobody has the address', async () => {
        const house = await opened(make);
        const { email } = await newcomer(house);
        const nobodys = newEmail();
        expect(await house.accounts.sendPasswordReset(nobodys)()).toEqual(await house.accounts.sendPasswordReset(email)());
        expect(await kindsAt(house, nobodys)).toEqual([]);
        expect(await kindsAt(house, email)).toContain('reset-password');
      });

      it('replaces the password, once', async () => {
        const house = await opened(make);
        const current = await newcomer(house);
        await done(house.accounts.signOut);
        await done(house.accounts.sendPasswordReset(current.email));
        const code = await codeOf(house, current.email, 'reset-password');
        expect(await done(house.accounts.readLetter(code))).toEqual({ kind: 'reset-password', email: current.email });
        expect(await refusal(house.accounts.choosePassword(code, 'abc'))).toMatchObject({ _tag: 'invalid', field: 'password' });
        await done(house.accounts.choosePassword(code, 'a new long one'));
        expect(await refusal(house.accounts.signIn(current))).toEqual(unauthenticated);
        await done(house.accounts.signIn({ ...current, password: 'a new long one' }));
        expect(await refusal(house.accounts.choosePassword(code, 'yet another one'))).toEqual(notFound('letter'));
      });
    });

    describe('that changes an address', () => {
      it('is written only for whoever proves who they are', async () => {
        const house = await opened(make);
        const current = await newcomer(house);
        const next = newEmail();
        expect(await refusal(house.accounts.changeEmail({ ...current, password: 'not the right one' }, next))).toEqual(unauthenticated);
        expect(await kindsAt(house, next)).toEqual([]);
      });

      it('leaves the old address valid until it is followed, and then the new one only', async () => {
        const house = await opened(make);
        const current = await newcomer(house);
        const next = { ...current, email: newEmail() };
        await done(house.accounts.changeEmail(current, next.email));
        expect((await signedInAs(house.accounts)).email).toBe(current.email);
        await done(house.accounts.signOut);
        await done(house.accounts.signIn(current));
        const code = await codeOf(house, next.email, 'change-email');
        expect(await done(house.accounts.readLetter(code))).toEqual({ kind: 'change-email', email: next.email });
        await done(house.accounts.followLetter(code));
        await done(house.accounts.signOut);
        expect(await refusal(house.accounts.signIn(current))).toEqual(unauthenticated);
        await done(house.accounts.signIn(next));
        expect(await signedInAs(house.accounts)).toMatchObject({ uid: current.uid, email: next.email, emailVerified: true });
      });
    });
  });
};
