import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { listTestbedOf, openListTestbed, openMember } from '#domain/lists/contract/list-testbed.contract';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { seedState } from '#adapters/memory/demo-data';
import { memoryTestbed } from '#adapters/memory/memory-testbed.fixture';
import { withQuickPasswords } from '#adapters/memory/quick-passwords.fixture';
import { lateApis } from '#adapters/memory/server/late-apis';
import { inMemoryStorage } from '#adapters/memory/storage/state-storage';
import { partTableOf } from './part-table';

it.each([true, false])('rows go with the account, by its own member, by an admin and with the demo (stored: %s)', async (isKept) => {
  const storage = inMemoryStorage(withQuickPasswords(seedState));
  const testbed = memoryTestbed(storage, { isKept });
  const lists = await openListTestbed(() => Promise.resolve(listTestbedOf(testbed)));
  const [one, two, three] = [await openMember(lists), await openMember(lists), await openMember(lists)];
  for (const { uid, lists: { api } } of [one, two, three])
    await expectRight(api.keepUnmatched(uid, { partId: 'a-00000', rows: ['{}'] }));
  const table = partTableOf(storage, null);
  const owners = async (): Promise<ReadonlyArray<number>> =>
    Promise.all([one, two, three].map(async ({ uid }) => (await table.read(uid)).length));
  expect(await owners()).toEqual([1, 1, 1]);
  await expectRight(two.accountApi.deleteMyAccount);
  expect(await owners()).toEqual([1, 0, 1]);
  await testbed.makeOnlyAdmin(one.uid);
  await expectRight(one.auth.refresh);
  await expectRight(testbed.adminApi.deleteUser(three.uid));
  expect(await owners()).toEqual([1, 0, 0]);
  await expectRight(lateApis({ storage, clock: { now: Date.now }, browserId: 'this', isKept }).reset);
  expect(await owners()).toEqual([0, 0, 0]);
});
