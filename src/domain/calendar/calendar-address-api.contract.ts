import { describe, expect, it } from 'vitest';
import { openListTestbed, openMember, type ListTestbed } from '#domain/lists/contract/list-testbed.contract';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { CONTRACT_TIMEOUT_MS } from '#domain/users/contract/backend.contract';

/** @param hasServer false for a backend without a server, which refuses every call. */
export const keepsCalendarAddressApiContract = (name: string, make: () => Promise<ListTestbed>, hasServer: boolean): void => {
  describe(`${name}: CalendarAddressApi contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    const open = async () => {
      const testbed = await openListTestbed(make);
      return { testbed, api: (await openMember(testbed)).lists.api };
    };
    if (!hasServer)
      it('refuses every call as unavailable', async () => {
        const { api } = await open();
        for (const call of [api.getCalendarAddress(), api.renewCalendarAddress(), api.removeCalendarAddress()])
          expect((await expectFailure(call))._tag).toBe('unavailable');
      });
    else
      it('a member without an address has none and can end it; a visitor is refused', async () => {
        const { testbed, api } = await open();
        expect(await expectRight(api.getCalendarAddress())).toBeNull();
        await expectRight(api.removeCalendarAddress());
        const visitor = (await testbed.openBrowser()).lists.api;
        for (const call of [visitor.getCalendarAddress(), visitor.renewCalendarAddress(), visitor.removeCalendarAddress()])
          expect((await expectFailure(call))._tag).toBe('unauthenticated');
      });
  });
};
