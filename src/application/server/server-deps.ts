import type { AuditValues } from '#domain/audit/audit';
import type { AuditTarget } from '#domain/audit/audit-target';
import type { ExportFormat, ExportPart } from '#domain/exports/data-exports';
import type { RateLimiter } from '#domain/rate-limit/rate-limiter';
import type { Clock } from '#application/ports/clock';
import type { AuthAdmin } from '#domain/users/auth-admin';
import type { AvatarStorage, CopyPicture } from '#domain/users/pictures/avatars';
import type { UserDirectoryWriter } from '#domain/users/directory/user-directory-writer';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import type { UserId } from '#domain/users/user-id';

/** Dependencies of the server use cases. */
export type ServerDeps = {
  readonly auth: AuthAdmin;
  readonly users: UserAdminRepository;
  readonly directory: UserDirectoryWriter;
  readonly avatars: Pick<AvatarStorage, 'remove'> & { readonly copy: CopyPicture };
  /** Limits of writing calls: shared by all instances. */
  readonly rateLimiter: Pick<RateLimiter, 'release'>;
  readonly clock: Clock;
  /** Hosts of pictures of users, besides uploaded ones of the memory backend. */
  readonly pictureHosts: ReadonlyArray<string>;
  /** Returns a new, unique id for an account that an admin creates. */
  readonly newUserId: () => UserId;
};

/** Result of a server use case: a message, a response or both, plus target and values for the audit. */
export type ServerResult = ({ readonly message: string } | { readonly response: unknown }) & {
  /** Where the next call continues; left out if nothing is left. */
  readonly cursor?: string;
  /** Part of a file, sent instead of the message. */
  readonly file?: ExportPart & { readonly format: ExportFormat };
  /** An iCalendar file, sent instead of the message. */
  readonly calendar?: string;
  /** User, list or banner that the call concerned, for the audit. */
  readonly target?: AuditTarget;
  readonly before?: AuditValues | null;
  readonly after?: AuditValues | null;
};
