import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { feedbackBeginning } from '#domain/feedback/feedback';
import type { FeedbackAction } from '#domain/feedback/feedback-inbox';
import type { FeedbackAdminRepository } from '#domain/feedback/feedback-admin-repository';
import { runForEach, type BulkResult } from './run-for-each';

const STATES = { read: 'read', unread: 'new', answered: 'answered' } as const;

/** Marks or deletes messages, and names them by their beginning. Deleting a message that is gone succeeds. */
export const changeFeedback = (
  { feedbackInbox }: { readonly feedbackInbox: FeedbackAdminRepository },
  ids: ReadonlyArray<string>, action: FeedbackAction,
): Answer<BulkResult> =>
  runForEach(ids, 'feedback', (id) =>
    pipe(
      action === 'delete' ? feedbackInbox.delete(id) : feedbackInbox.setState(id, STATES[action]),
      TE.map((text) => (text === null ? null : feedbackBeginning(text))),
    ),
  );
