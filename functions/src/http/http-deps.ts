import type { AuditWriter } from '#domain/audit/audit';
import type { BannerAdminRepository, BannerFiles } from '#domain/banners/banner-admin-repository';
import type { ExportSource } from '#domain/exports/export-source';
import type { FeedbackService } from '#domain/feedback/feedback';
import type { FeedbackAdminRepository } from '#domain/feedback/feedback-admin-repository';
import type { RateLimiter } from '#domain/rate-limit/rate-limiter';
import type { RefusedAdminCallCounter } from '#domain/site-stats/refused-admin-call-counter';
import type { GenreImageDeps } from '#application/server/admin/refresh-genre-images';
import type { CalendarServerDeps } from '#application/server/calendar/calendar-feed';
import type { EveningDeps } from '#application/server/evenings/evening-use-cases';
import type { ListServerDeps } from '#application/server/lists/list-server-deps';
import type { PasskeyServerDeps } from '#application/server/passkeys/passkey-calls';
import type { SignInServerDeps } from '#application/server/note-sign-in';
import type { ReminderServerDeps } from '#application/server/reminders/reminder-calls';
import type { ServerDeps } from '#application/server/server-deps';

/** Dependencies of the request handler: those of the use cases of its modules, feedback, the audit log and the rate limits. */
export type HttpDeps = ServerDeps & ListServerDeps & CalendarServerDeps & EveningDeps & PasskeyServerDeps & ReminderServerDeps
  & SignInServerDeps & {
  readonly feedback: FeedbackService;
  readonly feedbackInbox: FeedbackAdminRepository;
  readonly audit: AuditWriter;
  readonly refusedCalls: RefusedAdminCallCounter;
  readonly exports: ExportSource;
  readonly banners: BannerAdminRepository;
  readonly bannerFiles: BannerFiles;
  readonly genreImages: GenreImageDeps;
  /** Limits of writing calls: shared by all instances. */
  readonly rateLimiter: RateLimiter;
  /** Limits of reading calls: per instance, so that reading costs no database writes. */
  readonly readLimiter: RateLimiter;
};
