import { describe, expect, it } from 'vitest';
import { CONTRACT_TIMEOUT_MS, done, heard, member, newcomer, opened, type MakeHouse } from './house.contract';

export const keepsAccessMarkersContract = (name: string, make: MakeHouse): void => {
  describe(`${name} keeps the contract of access markers`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('has none before there is a member, and tells when there is one', async () => {
      const house = await opened(make);
      const { uid } = await newcomer(house);
      const words: unknown[] = [];
      const following = house.markers.watch(uid).subscribe((word) => words.push(word));
      expect(await heard(house.markers.watch(uid))).toBeNull();
      await done(house.membership.initialize('Maya'));
      expect(await heard(house.markers.watch(uid), (marker) => marker !== null)).toMatchObject({ disabled: false, role: 'user' });
      expect(words.length).toBeGreaterThan(1);
      following.unsubscribe();
    });

    it('tells its owner of another role', async () => {
      const house = await opened(make);
      const { uid } = await member(house);
      const told = heard(house.markers.watch(uid), (marker) => marker?.role === 'admin');
      await house.setRole(uid, 'admin');
      expect(await told).toMatchObject({ disabled: false, role: 'admin' });
    });

    it('tells its owner of being disabled', async () => {
      const house = await opened(make);
      const { uid } = await member(house);
      const told = heard(house.markers.watch(uid), (marker) => marker?.disabled === true);
      await house.disable(uid);
      expect(await told).toMatchObject({ disabled: true, role: 'user' });
    });
  });
};
