import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { forbidden } from '#domain/shared/failure';
import { CONTRACT_TIMEOUT_MS } from '#domain/users/contract/backend.contract';
import type { UserId } from '#domain/users/user-id';
import { addDevice, removeDevice, type MemberPlace } from './reminder';
import { aPushDevice } from './reminder.fixture';
import type { ReminderRepository } from './reminder-repository';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const place: MemberPlace = { timeZone: 'Europe/Berlin', region: 'DE' };

export type ReminderRepositoryTestbed = {
  readonly reminders: ReminderRepository;
  /** Two users without reminders, whose names no other users' devices have, and two whose account is gone or being deleted. */
  readonly one: UserId;
  readonly other: UserId;
  readonly gone: ReadonlyArray<UserId>;
};

export const keepsReminderRepositoryContract = (name: string, make: () => Promise<ReminderRepositoryTestbed>): void => {
  describe(`${name}: ReminderRepository contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('keeps the devices of each member and finds members by a device', async () => {
      const { reminders, one, other } = await make();
      const [phone, desk] = [aPushDevice(`${one}-phone`), aPushDevice(`${one}-desk`)];
      expect([await expectRight(reminders.find(one)), await expectRight(reminders.findByEndpoint(phone.endpoint))]).toEqual([null, []]);
      expect(await expectRight(reminders.change(one, () => null))).toBeNull();
      await expectRight(reminders.change(one, (present) => addDevice(present, phone, place, NOON)));
      const both = await expectRight(reminders.change(one, (present) => addDevice(present, desk, place, NOON)));
      expect(both?.devices).toEqual([phone, desk]);
      expect(await expectRight(reminders.find(one))).toEqual(both);
      await expectRight(reminders.change(other, (present) => addDevice(present, phone, place, NOON)));
      expect((await expectRight(reminders.findByEndpoint(phone.endpoint))).toSorted()).toEqual([one, other].toSorted());
      await expectRight(reminders.change(one, (present) => removeDevice(present, phone.endpoint)));
      expect(await expectRight(reminders.findByEndpoint(phone.endpoint))).toEqual([other]);
      await expectRight(reminders.change(one, () => null));
      expect([await expectRight(reminders.find(one)), await expectRight(reminders.findByEndpoint(desk.endpoint))]).toEqual([null, []]);
      await expectRight(reminders.change(other, () => null));
    });

    it('finds whose digest is due, the longest due first', async () => {
      const { reminders, one, other } = await make();
      const due = async (now: number, most = 1000): Promise<ReadonlyArray<UserId>> =>
        (await expectRight(reminders.findDue(now, most))).filter((uid) => uid === one || uid === other);
      for (const [uid, dueAt] of [[one, 2000], [other, 1000]] as const)
        await expectRight(reminders.change(uid, (present) => ({ ...addDevice(present, aPushDevice(uid), place, NOON), dueAt })));
      expect([await due(999), await due(1000), await due(2000)]).toEqual([[], [other], [other, one]]);
      expect(await expectRight(reminders.findDue(2000, 1))).toHaveLength(1);
      for (const uid of [one, other]) await expectRight(reminders.change(uid, () => null));
      expect(await due(2000)).toEqual([]);
    });

    it('begins none for an account that is gone or being deleted', async () => {
      const { reminders, gone } = await make();
      for (const uid of gone) {
        const add = reminders.change(uid, (present) => addDevice(present, aPushDevice(uid), place, NOON));
        expect(await expectFailure(add)).toEqual(forbidden('this account'));
        expect(await expectRight(reminders.change(uid, () => null))).toBeNull();
        expect(await expectRight(reminders.find(uid))).toBeNull();
      }
    });

    it('makes changes one after the other', async () => {
      const { reminders, one } = await make();
      const devices = ['a', 'b', 'c'].map((each) => aPushDevice(`${one}-${each}`));
      await Promise.all(devices.map((device) => expectRight(reminders.change(one, (present) => addDevice(present, device, place, NOON)))));
      expect((await expectRight(reminders.find(one)))?.devices).toHaveLength(3);
      await expectRight(reminders.change(one, () => null));
    });
  });
};
