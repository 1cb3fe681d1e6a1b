import { describe, expect, it } from 'vitest';
import { CONTRACT_TIMEOUT_MS, expectRight, firstValue, createMember, signUpUser, openTestbed, type CreateTestbed } from './backend.contract';

export const keepsAccessRepositoryContract = (name: string, make: CreateTestbed): void => {
  describe(`${name} keeps the contract of access markers`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('has none before there is a member, and tells when there is one', async () => {
      const house = await openTestbed(make);
      const { uid } = await signUpUser(house);
      const words: unknown[] = [];
      const following = house.access.watch(uid).subscribe((word) => words.push(word));
      expect(await firstValue(house.access.watch(uid))).toBeNull();
      await expectRight(house.accountApi.initializeUser('Maya'));
      expect(await firstValue(house.access.watch(uid), (marker) => marker !== null)).toMatchObject({ disabled: false, role: 'user' });
      expect(words.length).toBeGreaterThan(1);
      following.unsubscribe();
    });

    it('tells its owner of another role', async () => {
      const house = await openTestbed(make);
      const { uid } = await createMember(house);
      const told = firstValue(house.access.watch(uid), (marker) => marker?.role === 'admin');
      await house.setRole(uid, 'admin');
      expect(await told).toMatchObject({ disabled: false, role: 'admin' });
    });

    it('tells its owner of being disabled', async () => {
      const house = await openTestbed(make);
      const { uid } = await createMember(house);
      const told = firstValue(house.access.watch(uid), (marker) => marker?.disabled === true);
      await house.disable(uid);
      expect(await told).toMatchObject({ disabled: true, role: 'user' });
    });
  });
};
