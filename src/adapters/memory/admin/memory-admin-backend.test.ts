import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { firstPageCursor } from '#domain/shared/row-page';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { noAuditFilter } from '#domain/audit/audit-log';
import { keepsAuditLogContract } from '#domain/audit/audit-log.contract';
import { keepsDataExportsContract } from '#domain/exports/data-exports.contract';
import { keepsFeedbackAdminRepositoryContract } from '#domain/feedback/feedback-admin-repository.contract';
import { keepsFeedbackInboxContract } from '#domain/feedback/feedback-inbox.contract';
import type { StoredFeedback } from '#domain/feedback/feedback-inbox';
import { allListsQuery } from '#domain/lists/directory/list-directory';
import { keepsListDirectoryContract } from '#domain/lists/contract/list-directory.contract';
import { keepsSiteStatsReaderContract } from '#domain/site-stats/site-stats.contract';
import { openAdminTestbed } from '#domain/users/contract/admin-testbed.contract';
import { keepsUserDirectoryContract } from '#domain/users/contract/user-directory.contract';
import { seedState } from '#adapters/memory/demo-data';
import { memoryTestbed } from '#adapters/memory/memory-testbed.fixture';
import { putDocument } from '#adapters/memory/storage/state';
import { inMemoryStorage, type StateStorage } from '#adapters/memory/storage/state-storage';
import { memoryFeedbackAdmin } from './memory-feedback-admin';

const NAME = 'memoryAdminBackend';
const open = () => Promise.resolve(memoryTestbed(inMemoryStorage(seedState)));

const putMessage = async (storage: StateStorage, message: StoredFeedback): Promise<void> => {
  await storage.update((state) => E.right(putDocument('feedback', message.id, message)(state)))();
};

keepsUserDirectoryContract(NAME, open);
keepsListDirectoryContract(NAME, open);
keepsAuditLogContract(NAME, open);
keepsSiteStatsReaderContract(NAME, open);
keepsDataExportsContract(NAME, open);
keepsFeedbackInboxContract(NAME, () => {
  const storage = inMemoryStorage(seedState);
  return Promise.resolve({
    ...memoryTestbed(storage),
    putMessage: (message) => putMessage(storage, message),
  });
});
keepsFeedbackAdminRepositoryContract(NAME, () => {
  const storage = inMemoryStorage(seedState);
  return {
    repository: memoryFeedbackAdmin(storage),
    id: 'one',
    put: (message) => putMessage(storage, message),
    read: async (id) => (await expectRight(storage.read)).feedback.get(id) ?? null,
  };
});

it('refuses members every table, number and file', async () => {
  const { otherBrowser, member } = await openAdminTestbed(open);
  const { lists, audit, stats, exports, feedback } = await expectRight(otherBrowser.admin);
  const answers = [
    lists.page(allListsQuery, firstPageCursor, 10), lists.page({ ...allListsQuery, owner: member.uid }, firstPageCursor, 10),
    audit.page(noAuditFilter, firstPageCursor, 10), stats.totals, stats.days('2026-11-01', '2026-11-30'), stats.mostListed(10),
    exports.part('users', 'csv', null), exports.part('lists', 'json', 'a'), feedback.page(null, firstPageCursor, 10),
  ];
  for (const answer of answers) expect(await expectFailure(answer)).toMatchObject({ _tag: 'forbidden' });
});
