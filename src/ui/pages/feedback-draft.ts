import * as t from 'io-ts';
import { blankFeedback, type FeedbackValues } from '#application/feedback/feedback-form';

const Draft = t.strict({ message: t.string, email: t.string });
const STORED_AS = 'marquee.feedback-draft';

/** What was being written in this tab before a reload; null when nothing was. */
export const recallDraft = (): FeedbackValues | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null');
    return Draft.is(stored) ? stored : null;
  } catch {
    return null; // storage is forbidden, or somebody changed the text
  }
};

/** Keeps what is being written for as long as the tab lives; nothing written keeps nothing. */
export const keepDraft = (values: FeedbackValues): void => {
  const isBlank = values.message === blankFeedback.message && values.email === blankFeedback.email;
  try {
    if (isBlank) sessionStorage.removeItem(STORED_AS);
    else sessionStorage.setItem(STORED_AS, JSON.stringify(values));
  } catch {
    // Full or forbidden: the page itself still has it.
  }
};
