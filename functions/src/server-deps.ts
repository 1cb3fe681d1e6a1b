import type { Audit } from '#domain/audit/audit';
import type { Clock } from '#domain/shared/clock';
import type { FeedbackService } from '#domain/feedback/feedback';
import type { RateLimiter } from '#domain/rate-limit/rate-limiter';
import type { Avatars } from '#domain/users/avatars';
import type { AuthAdmin } from '#domain/users/auth-admin';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import type { UserId } from '#domain/users/user-id';

/** Everything that the server's handlers ask for. */
export type ServerDeps = {
  readonly auth: AuthAdmin;
  readonly users: UserAdminRepository;
  readonly avatars: Pick<Avatars, 'remove'>;
  readonly feedback: FeedbackService;
  readonly audit: Audit;
  /** For what is written: shared by all instances. */
  readonly rateLimiter: RateLimiter;
  /** For what is only read: this instance's own, so that reading costs no writing. */
  readonly readLimiter: RateLimiter;
  readonly clock: Clock;
  /** An id for an account that an admin opens, never given before. */
  readonly newUserId: () => UserId;
};
