import type { Audit } from '../../src/domain/audit/audit';
import type { Clock } from '../../src/domain/clock';
import type { FeedbackBox } from '../../src/domain/feedback/feedback';
import type { Limits } from '../../src/domain/limits/limits';
import type { Avatars } from '../../src/domain/user/avatars';
import type { Identities } from '../../src/domain/user/identities';
import type { Members } from '../../src/domain/user/members';
import type { UserId } from '../../src/domain/user/user-id';

/** Everything that the server's handlers ask for. */
export type World = {
  readonly identities: Identities;
  readonly members: Members;
  readonly avatars: Pick<Avatars, 'remove'>;
  readonly feedback: FeedbackBox;
  readonly audit: Audit;
  /** For what is written: shared by all instances. */
  readonly limits: Limits;
  /** For what is only read: this instance's own, so that reading costs no writing. */
  readonly reads: Limits;
  readonly clock: Clock;
  /** An id for an account that an admin opens, never given before. */
  readonly newUserId: () => UserId;
};
