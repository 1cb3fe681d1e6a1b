import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { CONTRACT_TIMEOUT_MS, firstValue, createMember, signUpUser, openTestbed, type CreateTestbed } from './backend.contract';

export const keepsAccessRepositoryContract = (name: string, make: CreateTestbed): void => {
  describe(`${name}: AccessRepository contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('emits null before initialization and the access record afterwards', async () => {
      const testbed = await openTestbed(make);
      const { uid } = await signUpUser(testbed);
      const emitted: unknown[] = [];
      const subscription = testbed.access.watch(uid).subscribe((result) => emitted.push(result));
      expect(await firstValue(testbed.access.watch(uid))).toBeNull();
      await expectRight(testbed.accountApi.initializeUser('Maya'));
      expect(await firstValue(testbed.access.watch(uid), (record) => record !== null)).toMatchObject({ disabled: false, role: 'user' });
      expect(emitted.length).toBeGreaterThan(1);
      subscription.unsubscribe();
    });

    it('emits a changed role to the owner', async () => {
      const testbed = await openTestbed(make);
      const { uid } = await createMember(testbed);
      const next = firstValue(testbed.access.watch(uid), (record) => record?.role === 'admin');
      await testbed.setRole(uid, 'admin');
      expect(await next).toMatchObject({ disabled: false, role: 'admin' });
    });

    it('emits to the owner that the account was disabled', async () => {
      const testbed = await openTestbed(make);
      const { uid } = await createMember(testbed);
      const next = firstValue(testbed.access.watch(uid), (record) => record?.disabled === true);
      await testbed.disable(uid);
      expect(await next).toMatchObject({ disabled: true, role: 'user' });
    });
  });
};
