import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { newItem } from '#domain/lists/list.fixture';
import { newDefaultListId } from '#domain/users/user-initialization';
import { addDays, toIsoDate } from '#domain/shared/dates';
import {
  createMember, CONTRACT_TIMEOUT_MS, eventually, type BackendUnderTest, type CreateTestbed, type TestUser,
} from '#domain/users/contract/backend.contract';
import { openAdminTestbed } from '#domain/users/contract/admin-testbed.contract';

/** Counts may follow a change later. Other tests count too, so the numbers are compared as differences. */
export const keepsSiteStatsReaderContract = (name: string, make: CreateTestbed): void => {
  /** Adds titles to a default list. A trigger of the server can lock the list: the command is repeated, as the app does. */
  const add = (
    browser: BackendUnderTest,
    { uid }: TestUser,
    list: 'favorites' | 'watchlist',
    ...numbers: ReadonlyArray<number>
  ): Promise<void> => {
    const change = { kind: 'add-items' as const, listID: newDefaultListId(uid, list), items: numbers.map((number) => newItem(number)) };
    const command = { commandId: crypto.randomUUID(), uid, createdAt: Date.now(), change };
    return eventually(() => expectRight(browser.lists.apply(command)));
  };

  /** Numbers of films that no other test uses; a second try gets others. */
  let lastNumber = 1_000_000;

  describe(`${name}: SiteStatsReader contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('totals and days follow a new member, with the time of the last change', async () => {
      const { testbed, ports: { stats } } = await openAdminTestbed(make);
      const today = toIsoDate(Date.now());
      const createdOf = async () =>
        (await expectRight(stats.days(addDays(today, -1), addDays(today, 1)))).reduce((sum, { created }) => sum + created, 0);
      const [before, created] = [await expectRight(stats.totals), await createdOf()];
      await createMember(await testbed.openSecondBrowser());
      await eventually(async () => {
        const { members, lists } = await expectRight(stats.totals);
        expect(members.value).toBeGreaterThan(before.members.value);
        expect(lists.value).toBeGreaterThan(before.lists.value);
        expect(members.countedAt).toBeGreaterThan(Date.now() - CONTRACT_TIMEOUT_MS);
        expect(await createdOf()).toBeGreaterThan(created);
      });
      expect(await expectRight(stats.days('1999-01-01', '1999-12-31'))).toEqual([]);
    });

    it('totals follow an account that is disabled and enabled', async () => {
      const { ports: { api, stats }, member } = await openAdminTestbed(make);
      const disabledOf = async () => (await expectRight(stats.totals)).disabled.value;
      const before = await disabledOf();
      await expectRight(api.updateUser(member.uid, { disabled: true }));
      await eventually(async () => expect(await disabledOf()).toBeGreaterThan(before));
      const after = await disabledOf();
      await expectRight(api.updateUser(member.uid, { disabled: false }));
      await eventually(async () => expect(await disabledOf()).toBeLessThan(after));
    });

    it('days follow a deletion: the account stays among the new ones', async () => {
      const { otherBrowser, ports: { stats } } = await openAdminTestbed(make);
      const today = toIsoDate(Date.now());
      const countsOf = async () =>
        (await expectRight(stats.days(addDays(today, -1), addDays(today, 1)))).reduce(
          (sum, { created, deleted }) => ({ created: sum.created + created, deleted: sum.deleted + deleted }),
          { created: 0, deleted: 0 },
        );
      await eventually(async () => expect((await countsOf()).created).toBeGreaterThan(0));
      const before = await countsOf();
      await expectRight(otherBrowser.accountApi.deleteMyAccount);
      await eventually(async () => {
        const after = await countsOf();
        expect(after.deleted).toBeGreaterThan(before.deleted);
        expect(after.created).toBeGreaterThanOrEqual(before.created);
      });
    });

    it('mostListed has the titles by the number of lists that contain them', async () => {
      const { testbed, admin, otherBrowser, member, ports: { stats } } = await openAdminTestbed(make);
      const often = (lastNumber += 2);
      await add(otherBrowser, member, 'watchlist', often, often + 1);
      await add(otherBrowser, member, 'favorites', often);
      await add(testbed, admin, 'favorites', often, often + 1);
      const countsOf = async () =>
        (await expectRight(stats.mostListed(100))).filter(({ title }) => title.id === often || title.id === often + 1);
      const countOf = (id: number, lists: number) => ({ title: { mediaType: 'movie', id }, lists });
      await eventually(async () => expect(await countsOf()).toEqual([countOf(often, 3), countOf(often + 1, 2)]));
      await eventually(async () => expect((await expectRight(stats.totals)).items.value).toBeGreaterThan(0));
      expect((await expectRight(stats.mostListed(1))).length).toBe(1);
    });
  });
};
