import { expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { keepsAuditLogContract } from '#domain/audit/audit-log.contract';
import { keepsDataExportsContract } from '#domain/exports/data-exports.contract';
import { keepsFeedbackInboxContract } from '#domain/feedback/feedback-inbox.contract';
import { keepsListDirectoryContract } from '#domain/lists/contract/list-directory.contract';
import { keepsSiteStatsReaderContract } from '#domain/site-stats/site-stats.contract';
import { openAdminTestbed, uniqueWord } from '#domain/users/contract/admin-testbed.contract';
import { CONTRACT_TIMEOUT_MS } from '#domain/users/contract/backend.contract';
import { keepsUserDirectoryContract } from '#domain/users/contract/user-directory.contract';
import { writeAsServer } from './admin-changes';
import { webTestbed } from './web-testbed';

const NAME = 'the admin area on the web SDK';

keepsUserDirectoryContract(NAME, webTestbed);
keepsListDirectoryContract(NAME, webTestbed);
keepsAuditLogContract(NAME, webTestbed);
keepsSiteStatsReaderContract(NAME, webTestbed);
keepsDataExportsContract(NAME, webTestbed);
keepsFeedbackInboxContract(NAME, async () => ({
  ...(await webTestbed()),
  putMessage: (message) => writeAsServer(`feedback/${message.id}`, { schemaVersion: 1, ...message }),
}));

/** Times that no other message has; a second try gets others. */
let lastTime = 5e15;
it('a damaged document leaves the others of its page readable', { timeout: CONTRACT_TIMEOUT_MS }, async () => {
  const { ports } = await openAdminTestbed(webTestbed);
  const word = uniqueWord();
  const sentAt = (lastTime += 10);
  const message = (id: string, index: number, more: object) =>
    writeAsServer(`feedback/${word}-${id}`, {
      schemaVersion: 1, id: `${word}-${id}`, email: null, sentAt: sentAt - index, state: 'new',
      ...more,
    });
  await Promise.all([
    message('a', 0, { message: 'a' }),
    message('b', 1, { message: 7 }),
    message('c', 2, { message: 'c' }),
    message('d', 3, { message: 'd' }),
  ]);
  const page = await expectRight(ports.feedback.page('new', { after: `${word}-a` }, 2));
  expect([page.rows.map(({ id }) => id), page.hasNext]).toEqual([[`${word}-c`], true]);
  expect((await expectRight(ports.feedback.page('new', { after: `${word}-c` }, 1))).rows).toMatchObject([{ id: `${word}-d` }]);
});
