import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { aborted, type Failure } from '#domain/shared/failure';
import { knownPasskey, MAX_PASSKEYS, tooManyPasskeys, unknownPasskey, type Passkey } from './passkey';
import type { PasskeyService } from './passkey-service';

/** A browser with an authenticator of its own, in which Maya has just signed in with her password. */
export type PasskeyDevice = {
  readonly passkeys: PasskeyService;
  /** Closes the prompts from now on. */
  readonly closePrompts: () => void;
};

/** @param make creates an empty server. `entered` lists who signed in with a passkey, by the names of accounts. */
export const keepsPasskeyServiceContract = (
  name: string,
  make: () => Promise<{
    readonly openDevice: () => PasskeyDevice; readonly entered: ReadonlyArray<string>;
    readonly wait: (ms: number) => void; readonly now: number;
  }>,
): void => {
  const namesOf = (passkeys: ReadonlyArray<Passkey>): ReadonlyArray<string> => passkeys.map((each) => each.name);

  describe(`${name}: PasskeyService contract`, () => {
    it('adds, names and removes passkeys; a removed one signs nobody in', async () => {
      const { openDevice, entered, wait, now } = await make();
      const [phone, desk] = [openDevice(), openDevice()];
      expect(await expectRight(phone.passkeys.list)).toEqual([]);
      const added = await expectRight(phone.passkeys.add(null));
      expect(added).toMatchObject({ createdAt: now, lastUsedAt: null });
      await expectRight(desk.passkeys.add('  My   desk '));
      expect(namesOf(await expectRight(phone.passkeys.list))).toEqual(['Passkey', 'My desk']);
      await expectRight(phone.passkeys.rename(added.id, 'Old phone'));
      wait(60_000);
      await expectRight(phone.passkeys.signIn);
      expect(await expectRight(desk.passkeys.list)).toMatchObject([{ name: 'Old phone', lastUsedAt: now + 60_000 }, { lastUsedAt: null }]);
      await expectRight(desk.passkeys.remove(added.id));
      await expectRight(desk.passkeys.remove(added.id));
      expect(await expectFailure(phone.passkeys.signIn)).toMatchObject(unknownPasskey);
      expect(await expectFailure(phone.passkeys.rename(added.id, 'Again'))).toMatchObject(unknownPasskey);
      await expectRight(desk.passkeys.signIn);
      expect(entered).toEqual(['maya', 'maya']);
    });

    it('keeps one passkey a device, and ten in all', async () => {
      const { openDevice } = await make();
      const first = openDevice();
      await expectRight(first.passkeys.add(null));
      expect(await expectFailure(first.passkeys.add(null))).toMatchObject(knownPasskey);
      for (let each = 1; each < MAX_PASSKEYS; each += 1) await expectRight(openDevice().passkeys.add(`Device ${each}`));
      expect(await expectFailure(openDevice().passkeys.add('One more'))).toMatchObject(tooManyPasskeys);
      expect(await expectRight(first.passkeys.list)).toHaveLength(MAX_PASSKEYS);
    });

    it('fails with aborted after a closed prompt, and refuses what needs a recent sign-in ten minutes later', async () => {
      const { openDevice, entered, wait } = await make();
      const { passkeys, closePrompts } = openDevice();
      const { id } = await expectRight(passkeys.add(null));
      closePrompts();
      const closed: ReadonlyArray<Failure> = [await expectFailure(passkeys.signIn), await expectFailure(openDevice().passkeys.add(''))];
      expect(closed).toMatchObject([aborted, { _tag: 'invalid', field: 'name' }]);
      wait(600_000);
      expect(await expectFailure(passkeys.add(null))).toMatchObject({ _tag: 'forbidden' });
      expect(await expectFailure(passkeys.remove(id))).toMatchObject({ _tag: 'forbidden' });
      expect([await expectRight(passkeys.list), entered]).toMatchObject([[{ id }], []]);
    });
  });
};
