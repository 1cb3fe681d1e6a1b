import * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import type { RowPage, RowCursor } from '#domain/shared/row-page';
import { withDefault } from '#domain/shared/with-default';

export const FEEDBACK_STATES = ['new', 'read', 'answered'] as const;
export const FeedbackState = t.keyof({ new: null, read: null, answered: null }, 'FeedbackState');
export type FeedbackState = t.TypeOf<typeof FeedbackState>;

/** A message in the inbox, the document `feedback/{id}`. */
export const StoredFeedback = t.readonly(
  t.strict({
    id: t.string,
    message: t.string,
    email: t.union([t.string, t.null]),
    /** Ms since 1970. */
    sentAt: t.number,
    state: withDefault(FeedbackState, 'new'),
  }),
  'FeedbackMessage',
);
export type StoredFeedback = t.TypeOf<typeof StoredFeedback>;

/** Action of an admin on messages. */
export const FeedbackAction = t.keyof({ read: null, unread: null, answered: null, delete: null }, 'FeedbackAction');
export type FeedbackAction = t.TypeOf<typeof FeedbackAction>;

/** The feedback messages as admins read them. `forbidden` for everybody else. */
export interface FeedbackInbox {
  /** Reads one page, last message first. @param state null for all messages. */
  readonly page: (state: FeedbackState | null, range: RowCursor, limit: number) => Answer<RowPage<StoredFeedback>>;
}
