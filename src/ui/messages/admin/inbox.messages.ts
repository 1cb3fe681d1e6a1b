import type { FeedbackAction, FeedbackState } from '#domain/feedback/feedback-inbox';
import { formatCountWithNoun } from '#ui/messages/format/format.ts';

const messageCount = (count: number): string => formatCountWithNoun(count, 'message', 'messages');

/** Texts of the feedback inbox. */
export const INBOX_MESSAGES = {
  description: 'Messages that visitors and members sent from the feedback page.',
  table: 'Feedback messages',
  state: 'Messages',
  all: 'All',
  save: 'Save these',
  columns: { main: 'Message', email: 'Answer to', state: 'State', sentAt: 'Sent', actions: 'Actions' },
  noAddress: 'No address',
  answer: 'Answer',
  answerTo: (email: string): string => `Answer ${email}`,
  subject: 'Your feedback on Marquee',
  selectAll: {
    new: 'Select all new messages', read: 'Select all read messages', answered: 'Select all answered messages', all: 'Select all messages',
  },
  showAll: 'Show the whole message',
  showLess: 'Show less',
  more: 'Actions for this message',
  named: (text: string): string => `“${text}”`,
  saveTitle: 'Save messages',
  saveSubtitle: 'The messages of the chosen filter, with their addresses. Handle the file with care.',
  empty: {
    new: 'There are no new messages. They appear here when people write from the feedback page.',
    read: 'No messages are marked as read.',
    answered: 'No messages are marked as answered.',
    all: 'There are no messages. They appear here when people write from the feedback page.',
  },
} as const;

/** Names of the states. */
export const FEEDBACK_STATE_NAMES: Readonly<Record<FeedbackState, string>> = { new: 'New', read: 'Read', answered: 'Answered' };

/** Names of the actions. */
export const FEEDBACK_ACTION_NAMES: Readonly<Record<FeedbackAction, string>> = {
  read: 'Mark as read', unread: 'Mark as new', answered: 'Mark as answered', delete: 'Delete',
};

const DONE: Readonly<Record<FeedbackAction, string>> = {
  read: 'Marked as read', unread: 'Marked as new', answered: 'Marked as answered', delete: 'Message deleted',
};
/** Returns the message about a change of one message. */
export const feedbackDoneText = (action: FeedbackAction): string => DONE[action];

const TITLES: Readonly<Record<FeedbackAction, (count: number) => string>> = {
  read: (count) => `Mark ${messageCount(count)} as read`,
  unread: (count) => `Mark ${messageCount(count)} as new`,
  answered: (count) => `Mark ${messageCount(count)} as answered`,
  delete: (count) => `Delete ${messageCount(count)}`,
};
/** Returns the title of a change of several messages. */
export const feedbackBulkHeading = (action: FeedbackAction, count: number): string => TITLES[action](count);

/** Returns the texts of the question before messages are deleted. */
export const feedbackDeletionQuestion = (count: number) => ({
  title: count === 1 ? 'Delete this message?' : `Delete ${messageCount(count)}?`,
  subtitle: count === 1 ? 'It is gone for good. You can’t undo this.' : 'They are gone for good. You can’t undo this.',
  confirmText: 'Delete',
  cancelText: 'Cancel',
});

/** Returns the name of the file with saved messages. @param day such as 2026-11-23. */
export const feedbackFileName = (state: FeedbackState | null, format: 'csv' | 'json', day: string): string =>
  `marquee-feedback-${state ?? 'all'}-${day}.${format}`;
