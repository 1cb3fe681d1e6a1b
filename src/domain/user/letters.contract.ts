import { describe, expect, it } from 'vitest';
import type { LetterKind } from './accounts';
import { CONTRACT_TIMEOUT_MS, done, eventually, heard, newcomer, opened, type MakeHouse } from './house.contract';
import type { HeldLetter, Letters } from './letters';

/** What lies in the house, as somebody hears it who follows it all the time. */
const following = ({ held }: Letters): { readonly last: () => ReadonlyArray<HeldLetter>; readonly stop: () => void } => {
  let last: ReadonlyArray<HeldLetter> = [];
  const subscription = held.subscribe((word) => {
    if (word._tag === 'Left') throw new Error(`The Watch says ${JSON.stringify(word.left)}`);
    last = word.right;
  });
  return { last: () => last, stop: () => subscription.unsubscribe() };
};

const told = (letters: ReadonlyArray<HeldLetter>): ReadonlyArray<readonly [LetterKind, string]> => letters.map(({ kind, email }) => [kind, email]);

/** @param where whether letters lie in the house until they are followed, or are really sent. */
export const keepsLettersContract = (name: string, make: MakeHouse, where: 'held' | 'sent'): void => {
  describe(`${name} keeps the contract of letters`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('says at once that none lies there, where nobody has written one', async () => {
      const { letters } = await opened(make);
      expect(await heard(letters.held)).toEqual([]);
    });

    const held = () => it('tells of each letter, the newest first, with the code that it is followed by, until it is', async () => {
      const { accounts, letters, ...house } = await opened(make);
      const lying = following(letters);
      const { email } = await newcomer({ accounts });
      await eventually(() => expect(told(lying.last())).toEqual([['verify-email', email]]));
      await house.later();
      await done(accounts.sendPasswordReset(email));
      await eventually(() => expect(told(lying.last())).toEqual([['reset-password', email], ['verify-email', email]]));
      expect(lying.last()).toEqual((await house.readLetters(email)).map(({ code, kind }) => ({ code, kind, email })));
      expect(await heard(letters.held)).toEqual(lying.last());
      const [newest, first] = lying.last();
      await done(accounts.followLetter(first?.code ?? ''));
      await eventually(() => expect(lying.last()).toEqual([newest]));
      lying.stop();
      await done(accounts.choosePassword(newest?.code ?? '', 'a new long one'));
      expect([lying.last(), await heard(letters.held)]).toEqual([[newest], []]);
    });

    const sent = () => it('holds none back', async () => {
      const { accounts, letters, readLetters } = await opened(make);
      const lying = following(letters);
      const { email } = await newcomer({ accounts });
      expect(await readLetters(email)).toHaveLength(1);
      expect([lying.last(), await heard(letters.held)]).toEqual([[], []]);
      lying.stop();
    });

    (where === 'held' ? held : sent)();
  });
};
