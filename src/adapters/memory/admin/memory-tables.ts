import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { compareAuditEntries, matchesAuditFilter, type AuditLog } from '#domain/audit/audit-log';
import type { FeedbackInbox, StoredFeedback } from '#domain/feedback/feedback-inbox';
import type { Answer } from '#domain/shared/answer';
import type { MemoryState } from '#adapters/memory/storage/state';
import { selectPageInChunks } from './select-page-in-chunks';

/** Reads the state as an admin. */
export type ReadAsAdmin = Answer<MemoryState>;

/** Audit log on the memory backend's entries. */
export const memoryAuditLog = (read: ReadAsAdmin): AuditLog => ({
  page: (filter, range, limit) =>
    pipe(
      read,
      TE.flatMapTask(
        ({ audit }) =>
          () =>
            selectPageInChunks(
              {
                all: [...audit.values()],
                isShown: matchesAuditFilter(filter),
                compare: compareAuditEntries,
                idOf: ({ requestId }) => requestId,
              },
              range, limit,
            ),
      ),
    ),
});

/** Feedback inbox on the memory backend's messages. */
export const memoryFeedbackInbox = (read: ReadAsAdmin): FeedbackInbox => ({
  page: (state, range, limit) =>
    pipe(
      read,
      TE.flatMapTask(({ feedback }) => () => {
        const compare = (one: StoredFeedback, other: StoredFeedback): number =>
          other.sentAt - one.sentAt || (one.id === other.id ? 0 : one.id < other.id ? 1 : -1);
        return selectPageInChunks(
          { all: [...feedback.values()], isShown: (message) => state === null || message.state === state, compare, idOf: ({ id }) => id },
          range, limit,
        );
      }),
    ),
});
