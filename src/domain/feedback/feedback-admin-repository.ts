import type { Answer } from '#domain/shared/answer';
import type { FeedbackState } from './feedback-inbox';

/** Server-side changes of feedback messages. Permissions are checked before. */
export interface FeedbackAdminRepository {
  /** Returns the text of the message. Fails with `not-found` for a message that is gone. */
  readonly setState: (id: string, state: FeedbackState) => Answer<string>;
  /** Returns the text of the deleted message; null if there is no such message. */
  readonly delete: (id: string) => Answer<string | null>;
}
