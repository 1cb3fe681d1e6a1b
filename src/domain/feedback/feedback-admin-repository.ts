import type { Answer } from '../shared/answer';
import type { FeedbackState } from './feedback-inbox';

/** Server-side changes of feedback messages. Permissions are checked before. */
export interface FeedbackAdminRepository {
  /** Fails with `not-found` for a message that is gone. */
  readonly setState: (id: string, state: FeedbackState) => Answer<void>;
  /** Succeeds if there is no such message. */
  readonly delete: (id: string) => Answer<void>;
}
