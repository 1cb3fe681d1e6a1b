import { keepsAuditLogContract } from '#domain/audit/audit-log.contract';
import { keepsDataExportsContract } from '#domain/exports/data-exports.contract';
import { keepsFeedbackInboxContract } from '#domain/feedback/feedback-inbox.contract';
import { keepsListDirectoryContract } from '#domain/lists/contract/list-directory.contract';
import { keepsSiteStatsContract } from '#domain/site-stats/site-stats.contract';
import { keepsUserDirectoryContract } from '#domain/users/contract/user-directory.contract';
import { writeAsServer } from './admin-changes';
import { webTestbed } from './web-testbed';

const NAME = 'the admin area on the web SDK';

keepsUserDirectoryContract(NAME, webTestbed);
keepsListDirectoryContract(NAME, webTestbed);
keepsAuditLogContract(NAME, webTestbed);
keepsSiteStatsContract(NAME, webTestbed);
keepsDataExportsContract(NAME, webTestbed);
keepsFeedbackInboxContract(NAME, async () => ({ ...(await webTestbed()), putMessage: (message) => writeAsServer(`feedback/${message.id}`, { schemaVersion: 1, ...message }) }));
