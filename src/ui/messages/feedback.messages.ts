import type { AppConfig } from '#application/ports/app-config';
import { MAX_EMAIL_LENGTH, MAX_FEEDBACK_LENGTH } from '#domain/feedback/feedback';
import type { ToastMessage } from '#ui/design/toasts/toast.ts';
import { formatNumber } from '#ui/messages/format/format.ts';

type DataLocation = AppConfig['dataLocation'];

export type FeedbackMessages = {
  readonly lead: string;
  readonly emailHint: string;
  /** Two lines of the letterboard after sending; `sent` is the text below. */
  readonly board: readonly [string, string];
  readonly sent: string;
  readonly toast: ToastMessage;
};

/** Texts of the feedback page by data location: without a server there is no recipient for messages. */
export const FEEDBACK_MESSAGES: Readonly<Record<DataLocation, FeedbackMessages>> = {
  server: {
    lead: 'Is something broken or missing? Tell us. A person reads every message.',
    emailHint: `Only if you want a reply. At most ${MAX_EMAIL_LENGTH} characters.`,
    board: ['Thank /you', 'message [re]ceived'],
    sent: 'If you left an e-mail address, we’ll reply there.',
    toast: { text: 'Thank you. We’ve received your message.', tone: 'good' },
  },
  browser: {
    lead: 'This is a demo that runs only in your browser. You can try the form, but your message isn’t sent to anyone.',
    emailHint: `You can leave this empty: no one can reply. At most ${MAX_EMAIL_LENGTH} characters.`,
    board: ['Thank /you', 'kept [on] device'],
    sent: 'Demo: your message wasn’t sent. It stays in this browser, where the demo admin can read it.',
    toast: { text: 'Demo: your message wasn’t sent to anyone.', tone: 'info' },
  },
};

/** Texts of the feedback form. */
export const FEEDBACK_FORM_MESSAGES = {
  title: 'Feedback',
  message: 'Your message',
  email: 'Your e-mail',
  send: 'Send',
  sendAgain: 'Send again',
  privacy: 'See [Privacy](/privacy) for who reads your message and for how long.',
  failed: (reason: string): string => `Your message wasn’t sent, but it’s still here. ${reason}`,
  toHomePage: 'Go to the home page',
  sendAnother: 'Send another message',
  before: 'Before you write',
  beforeText:
    'The [help page](/help) explains search, filters and keyboard shortcuts. The [FAQ](/faq) explains where our data comes from and what we store about you.',
  whatHelps: 'What helps us',
  whatHelpsText: 'The title or page, what you did, and what you expected.',
} as const;

/** Returns the text of the character counter; `counts` is false while the message is short. */
export const characterCounterText = (length: number, counts: boolean): string =>
  counts
    ? `${formatNumber(length)} of ${formatNumber(MAX_FEEDBACK_LENGTH)} characters.`
    : `Up to ${formatNumber(MAX_FEEDBACK_LENGTH)} characters.`;
/** Announces the characters left; a negative number means that the message is too long. */
export const charactersLeftText = (left: number): string =>
  left < 0 ? `Longer than ${formatNumber(MAX_FEEDBACK_LENGTH)} characters.` : `At most ${formatNumber(left)} characters left.`;
