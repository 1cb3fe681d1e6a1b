import { describe, expect, it } from 'vitest';
import type { ActionMode } from '#domain/users/auth-service';
import { CONTRACT_TIMEOUT_MS, expectRight, eventually, firstValue, signUpUser, openTestbed, type CreateTestbed } from '#domain/users/contract/backend.contract';
import type { DemoEmail, DemoMailbox } from './demo-mailbox';

/** What lies in the house, as somebody hears it who follows it all the time. */
const following = ({ messages }: DemoMailbox): { readonly last: () => ReadonlyArray<DemoEmail>; readonly stop: () => void } => {
  let last: ReadonlyArray<DemoEmail> = [];
  const subscription = messages.subscribe((word) => {
    if (word._tag === 'Left') throw new Error(`The Watch says ${JSON.stringify(word.left)}`);
    last = word.right;
  });
  return { last: () => last, stop: () => subscription.unsubscribe() };
};

const told = (letters: ReadonlyArray<DemoEmail>): ReadonlyArray<readonly [ActionMode, string]> => letters.map(({ kind, email }) => [kind, email]);

/** @param where whether letters lie in the house until they are followed, or are really sent. */
export const keepsDemoMailboxContract = (name: string, make: CreateTestbed, where: 'held' | 'sent'): void => {
  describe(`${name} keeps the contract of letters`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('says at once that none lies there, where nobody has written one', async () => {
      const { mailbox } = await openTestbed(make);
      expect(await firstValue(mailbox.messages)).toEqual([]);
    });

    const held = () => it('tells of each letter, the newest first, with the code that it is followed by, until it is', async () => {
      const { auth, mailbox, ...house } = await openTestbed(make);
      const lying = following(mailbox);
      const { email } = await signUpUser({ auth });
      await eventually(() => expect(told(lying.last())).toEqual([['verify-email', email]]));
      await house.later();
      await expectRight(auth.sendPasswordReset(email));
      await eventually(() => expect(told(lying.last())).toEqual([['reset-password', email], ['verify-email', email]]));
      expect(lying.last()).toEqual((await house.readLetters(email)).map(({ code, kind }) => ({ code, kind, email })));
      expect(await firstValue(mailbox.messages)).toEqual(lying.last());
      const [newest, first] = lying.last();
      await expectRight(auth.applyActionCode(first?.code ?? ''));
      await eventually(() => expect(lying.last()).toEqual([newest]));
      lying.stop();
      await expectRight(auth.confirmPasswordReset(newest?.code ?? '', 'a new long one'));
      expect([lying.last(), await firstValue(mailbox.messages)]).toEqual([[newest], []]);
    });

    const sent = () => it('holds none back', async () => {
      const { auth, mailbox, readLetters } = await openTestbed(make);
      const lying = following(mailbox);
      const { email } = await signUpUser({ auth });
      expect(await readLetters(email)).toHaveLength(1);
      expect([lying.last(), await firstValue(mailbox.messages)]).toEqual([[], []]);
      lying.stop();
    });

    (where === 'held' ? held : sent)();
  });
};
