import type { Audit } from '../../src/domain/audit/audit';
import type { Clock } from '../../src/domain/clock';
import type { FeedbackService } from '../../src/domain/feedback/feedback';
import type { RateLimiter } from '../../src/domain/limits/limits';
import type { Avatars } from '../../src/domain/user/avatars';
import type { AuthAdmin } from '../../src/domain/user/identities';
import type { UserAdminRepository } from '../../src/domain/user/members';
import type { UserId } from '../../src/domain/user/user-id';

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
