import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import type { ActionMode } from '#domain/users/auth-service';
import {
  CONTRACT_TIMEOUT_MS, eventually, firstValue, signUpUser, openTestbed, type CreateTestbed,
} from '#domain/users/contract/backend.contract';
import type { DemoEmail, DemoMailbox } from './demo-mailbox';

/** Subscribes to the mailbox; `last` returns the latest messages. */
const subscribeTo = ({ messages }: DemoMailbox): { readonly last: () => ReadonlyArray<DemoEmail>; readonly stop: () => void } => {
  let last: ReadonlyArray<DemoEmail> = [];
  const subscription = messages.subscribe((value) => {
    if (value._tag === 'Left') throw new Error(`The Watch emitted a failure: ${JSON.stringify(value.left)}`);
    last = value.right;
  });
  return { last: () => last, stop: () => subscription.unsubscribe() };
};

const summarize = (emails: ReadonlyArray<DemoEmail>): ReadonlyArray<readonly [ActionMode, string]> =>
  emails.map(({ kind, email }) => [kind, email]);

/** @param where whether action e-mails are stored until their code is applied, or are sent. */
export const keepsDemoMailboxContract = (name: string, make: CreateTestbed, where: 'held' | 'sent'): void => {
  describe(`${name} keeps the DemoMailbox contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('emits an empty list immediately while no e-mail was created', async () => {
      const { mailbox } = await openTestbed(make);
      expect(await firstValue(mailbox.messages)).toEqual([]);
    });

    const storesEmails = () => it('emits each action e-mail with its code, newest first, until the code is applied', async () => {
      const { auth, mailbox, ...testbed } = await openTestbed(make);
      const mailboxState = subscribeTo(mailbox);
      const { email } = await signUpUser({ auth });
      await eventually(() => expect(summarize(mailboxState.last())).toEqual([['verify-email', email]]));
      await testbed.advanceClock();
      await expectRight(auth.sendPasswordReset(email));
      await eventually(() => expect(summarize(mailboxState.last())).toEqual([['reset-password', email], ['verify-email', email]]));
      expect(mailboxState.last()).toEqual((await testbed.readActionEmails(email)).map(({ code, kind }) => ({ code, kind, email })));
      expect(await firstValue(mailbox.messages)).toEqual(mailboxState.last());
      const [newest, first] = mailboxState.last();
      await expectRight(auth.applyActionCode(first?.code ?? ''));
      await eventually(() => expect(mailboxState.last()).toEqual([newest]));
      mailboxState.stop();
      await expectRight(auth.confirmPasswordReset(newest?.code ?? '', 'a new long one'));
      expect([mailboxState.last(), await firstValue(mailbox.messages)]).toEqual([[newest], []]);
    });

    const sendsEmails = () => it('stores no e-mail when the backend sends e-mails', async () => {
      const { auth, mailbox, readActionEmails } = await openTestbed(make);
      const mailboxState = subscribeTo(mailbox);
      const { email } = await signUpUser({ auth });
      expect(await readActionEmails(email)).toHaveLength(1);
      expect([mailboxState.last(), await firstValue(mailbox.messages)]).toEqual([[], []]);
      mailboxState.stop();
    });

    (where === 'held' ? storesEmails : sendsEmails)();
  });
};
