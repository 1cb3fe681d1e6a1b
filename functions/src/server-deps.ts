import type { Audit } from '#domain/audit/audit';
import type { Clock } from '#domain/shared/clock';
import type { FeedbackService } from '#domain/feedback/feedback';
import type { RateLimiter } from '#domain/rate-limit/rate-limiter';
import type { Avatars } from '#domain/users/avatars';
import type { AuthAdmin } from '#domain/users/auth-admin';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import type { UserId } from '#domain/users/user-id';

/** Dependencies of the server's handlers. */
export type ServerDeps = {
  readonly auth: AuthAdmin;
  readonly users: UserAdminRepository;
  readonly avatars: Pick<Avatars, 'remove'>;
  readonly feedback: FeedbackService;
  readonly audit: Audit;
  /** Limits of writing calls: shared by all instances. */
  readonly rateLimiter: RateLimiter;
  /** Limits of reading calls: per instance, so that reading costs no database writes. */
  readonly readLimiter: RateLimiter;
  readonly clock: Clock;
  /** Returns a new, unique id for an account that an admin creates. */
  readonly newUserId: () => UserId;
};
