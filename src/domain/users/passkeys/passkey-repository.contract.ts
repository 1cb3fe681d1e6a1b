import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { CONTRACT_TIMEOUT_MS } from '#domain/users/contract/backend.contract';
import type { UserId } from '#domain/users/user-id';
import { tooManyPasskeys } from './passkey';
import type { PasskeyRepository } from './passkey-repository';
import { withoutPasskey, withPasskeyAdded, type StoredPasskey } from './stored-passkey';

const aPasskey = (id: string): StoredPasskey => ({
  id, name: 'Phone', createdAt: 1, lastUsedAt: null, publicKey: 'a-key', counter: 0, transports: ['internal'],
  made: { createdAt: 1, since: 0 },
});

/** @param make returns the port, a user without passkeys, and texts that nobody has used. */
export const keepsPasskeyRepositoryContract = (
  name: string, make: () => Promise<{ readonly passkeys: PasskeyRepository; readonly uid: UserId; readonly newText: () => string }>,
): void => {
  describe(`${name}: PasskeyRepository contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('stores what a change returns, and nothing of a change that fails; finds who has a passkey', async () => {
      const { passkeys, uid, newText } = await make();
      const [one, other] = [aPasskey(newText()), aPasskey(newText())];
      expect([await expectRight(passkeys.find(uid)), await expectRight(passkeys.isKnown(one.id))]).toEqual([[], false]);
      await expectRight(passkeys.change(uid, (present) => withPasskeyAdded(present, one)));
      await expectRight(passkeys.change(uid, (present) => withPasskeyAdded(present, other)));
      expect(await expectFailure(passkeys.change(uid, () => E.left(tooManyPasskeys)))).toEqual(tooManyPasskeys);
      expect([await expectRight(passkeys.find(uid)), await expectRight(passkeys.isKnown(one.id))]).toEqual([[one, other], true]);
      await expectRight(passkeys.change(uid, (present) => withoutPasskey(present, one.id)));
      expect([await expectRight(passkeys.find(uid)), await expectRight(passkeys.isKnown(one.id))]).toEqual([[other], false]);
      await expectRight(passkeys.change(uid, (present) => withoutPasskey(present, other.id)));
      expect(await expectRight(passkeys.find(uid))).toEqual([]);
    });

    // The last two at the same time, each with data of its own: Firestore waits for locks.
    it.concurrent('makes changes one after the other', async () => {
      const { passkeys, uid, newText } = await make();
      const added = [newText(), newText(), newText()].map(aPasskey);
      await Promise.all(added.map((each) => expectRight(passkeys.change(uid, (present) => withPasskeyAdded(present, each)))));
      expect(await expectRight(passkeys.find(uid))).toHaveLength(3);
    });

    it.concurrent('gives a challenge to one caller only', async () => {
      const { passkeys, uid, newText } = await make();
      const text = newText();
      await expectRight(passkeys.addChallenge(text, { uid, expiresAt: 5 }));
      const taken = await Promise.all([1, 2, 3].map(() => expectRight(passkeys.takeChallenge(text))));
      expect(taken.filter((each) => each !== null)).toEqual([{ uid, expiresAt: 5 }]);
      expect(await expectRight(passkeys.takeChallenge(newText()))).toBeNull();
    });
  });
};
