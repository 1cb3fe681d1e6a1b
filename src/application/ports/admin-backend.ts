import type { AuditLog } from '#domain/audit/audit-log';
import type { BannerAdmin } from '#domain/banners/banner-admin';
import type { DataExports } from '#domain/exports/data-exports';
import type { FeedbackInbox } from '#domain/feedback/feedback-inbox';
import type { ListDirectory } from '#domain/lists/directory/list-directory';
import type { SiteStatsReader } from '#domain/site-stats/site-stats';
import type { AdminApi } from '#domain/users/admin-api';
import type { UserDirectory } from '#domain/users/directory/user-directory';

/** All ports of the admin area, loaded together with its first page. */
export type AdminBackend = {
  readonly api: AdminApi;
  readonly users: UserDirectory;
  readonly lists: ListDirectory;
  readonly audit: AuditLog;
  readonly feedback: FeedbackInbox;
  readonly stats: SiteStatsReader;
  readonly banners: BannerAdmin;
  readonly exports: DataExports;
};
