import type { AppConfig } from '#application/ports/app-config';
import { MAX_EMAIL_LENGTH } from '#domain/feedback/feedback';

export type FeedbackMessages = {
  readonly lead: string;
  readonly emailHint: string;
  /** Two lines of the letterboard after sending; `sent` is the text below. */
  readonly board: readonly [string, string];
  readonly sent: string;
};

/** Texts of the feedback page by data location: without a server there is no recipient for messages. */
export const FEEDBACK_MESSAGES: Readonly<Record<AppConfig['dataLocation'], FeedbackMessages>> = {
  server: {
    lead: 'Something broken, missing or lovely? Tell us. A person reads every message.',
    emailHint: `Only if you would like an answer; at most ${MAX_EMAIL_LENGTH} characters.`,
    board: ['Thank /you', 'message [re]ceived'],
    sent: 'If you left an address, the answer goes there.',
  },
  browser: {
    lead: 'Something broken, missing or lovely? This copy of Marquee runs in your browser alone: the form works, but nobody else gets what you write.',
    emailHint: `No answer can come here, so leave it empty if you like; at most ${MAX_EMAIL_LENGTH} characters.`,
    board: ['Well /said', 'kept in [this] page'],
    sent: 'This copy of Marquee runs in your browser alone: your message stays in this page and is gone with it.',
  },
};
