import { describe, expect, it } from 'vitest';
import { openListTestbed, openMember, type ListTestbed } from '#domain/lists/contract/list-testbed.contract';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { CONTRACT_TIMEOUT_MS } from '#domain/users/contract/backend.contract';
import { aPushDevice } from './reminder.fixture';

/** @param hasServer false for a backend without a server, which refuses every call. The site has no keys for push services. */
export const keepsReminderApiContract = (name: string, make: () => Promise<ListTestbed>, hasServer: boolean): void => {
  describe(`${name}: ReminderApi contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    const device = aPushDevice('a-device');
    const place = { timeZone: 'Europe/Berlin', region: 'DE' };
    const open = async () => {
      const testbed = await openListTestbed(make);
      return { testbed, api: (await openMember(testbed)).lists.api };
    };
    if (!hasServer)
      it('refuses every call as unavailable', async () => {
        const { api } = await open();
        const calls = [
          api.findReminders(null), api.startReminders(device, place), api.endReminders(device.endpoint), api.endAllReminders(),
        ];
        for (const call of calls) expect((await expectFailure(call))._tag).toBe('unavailable');
      });
    else
      it('offers none on a site without keys, and ends what a member does not have; a visitor ends a device’s only', async () => {
        const { testbed, api } = await open();
        const visitor = (await testbed.openBrowser()).lists.api;
        for (const call of [visitor.findReminders(null), visitor.startReminders(device, place), visitor.endAllReminders()])
          expect((await expectFailure(call))._tag).toBe('unauthenticated');
        expect(await expectRight(api.findReminders(device.endpoint))).toEqual({ publicKey: null, isHere: false, others: 0 });
        expect((await expectFailure(api.startReminders(device, place)))._tag).toBe('not-found');
        await expectRight(api.endAllReminders());
        await expectRight(visitor.endReminders(device.endpoint));
      });
  });
};
