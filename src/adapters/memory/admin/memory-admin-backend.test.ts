import * as E from 'fp-ts/Either';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { keepsAuditLogContract } from '#domain/audit/audit-log.contract';
import { keepsDataExportsContract } from '#domain/exports/data-exports.contract';
import { keepsFeedbackAdminRepositoryContract } from '#domain/feedback/feedback-admin-repository.contract';
import { keepsFeedbackInboxContract } from '#domain/feedback/feedback-inbox.contract';
import type { StoredFeedback } from '#domain/feedback/feedback-inbox';
import { keepsListDirectoryContract } from '#domain/lists/contract/list-directory.contract';
import { keepsSiteStatsReaderContract } from '#domain/site-stats/site-stats.contract';
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
