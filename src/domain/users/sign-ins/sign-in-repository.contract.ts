import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { forbidden } from '#domain/shared/failure';
import { CONTRACT_TIMEOUT_MS } from '#domain/users/contract/backend.contract';
import type { UserId } from '#domain/users/user-id';
import type { SignInRecord } from './sign-in';
import { withSignIn } from './with-sign-in';
import type { SignInRepository } from './sign-in-repository';

export type SignInRepositoryTestbed = {
  readonly signIns: SignInRepository;
  /** A member without sign-ins, and one whose account is gone or being deleted. */
  readonly uid: UserId;
  readonly gone: UserId;
};

export const keepsSignInRepositoryContract = (name: string, make: () => Promise<SignInRepositoryTestbed>): void => {
  describe(`${name}: SignInRepository contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    const NOW = Date.now();
    const added = (ms: number): SignInRecord => ({ at: NOW - ms, way: ms === 0 ? null : 'passkey', browser: 'Firefox', system: null });

    it('stores what the plan returns, also concurrent changes', async () => {
      const { signIns, uid } = await make();
      const read = () => expectRight(signIns.change(uid, (present) => present));
      expect(await read()).toEqual([]);
      const three = [added(0), added(1000), added(2000)];
      await Promise.all(three.map((each) => expectRight(signIns.change(uid, (present) => withSignIn(present, each, NOW)))));
      expect(await read()).toEqual(three);
      expect(await expectRight(signIns.change(uid, () => []))).toEqual([]);
      expect(await read()).toEqual([]);
    });

    it('refuses an account that is gone or being deleted', async () => {
      const { signIns, gone } = await make();
      expect(await expectFailure(signIns.change(gone, () => [added(0)]))).toEqual(forbidden('this account'));
    });
  });
};
