import * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { cutText } from '#domain/shared/cut-text';
import { refineCodec } from '#domain/shared/refine-codec';
import { strictObject } from '#domain/shared/codecs/strict-object';

export const MAX_FEEDBACK_LENGTH = 4000;
export const MAX_EMAIL_LENGTH = 254;

/** Longest beginning of a message that stands for it, in UTF-16 units. */
const MAX_BEGINNING = 60;

/** Returns the beginning of a message in one line, which names it in the audit log. */
export const feedbackBeginning = (message: string): string => {
  const line = message.trim().replace(/\s+/g, ' ');
  return line.length <= MAX_BEGINNING ? line : `${cutText(line, MAX_BEGINNING).trimEnd()}…`;
};

/** A message from a user; `email` is an optional reply address. */
export const Feedback = strictObject({ message: t.string, email: t.union([t.string, t.null]) }, 'Feedback');
export type Feedback = t.TypeOf<typeof Feedback>;

/** Id of a message, made by its sender: calls that repeat it store the message once. */
export const FeedbackId = refineCodec(t.string, (text) => /^[0-9a-f]{32}$/.test(text), 'an id of 32 hexadecimal digits');

/** A message as it is sent. Senders that do not repeat calls need no id. */
export type FeedbackInput = Feedback & { readonly id?: string | undefined };

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Returns the violated rules by field name; an empty record if valid. The address is optional. */
export const feedbackErrors = ({
  message, email,
}: Feedback): Readonly<Partial<Record<'message' | 'email', 'required' | 'too-long' | 'not-an-email'>>> => ({
  ...(message.trim() === ''
    ? { message: 'required' as const }
    : message.length > MAX_FEEDBACK_LENGTH
      ? { message: 'too-long' as const }
      : {}),
  ...(email === null || email.trim() === ''
    ? {}
    : email.length > MAX_EMAIL_LENGTH
      ? { email: 'too-long' as const }
      : emailShape.test(email.trim())
        ? {}
        : { email: 'not-an-email' as const }),
});

/** Receives feedback. */
export interface FeedbackService {
  /**
   * Stores the message; a message whose id is stored already changes nothing.
   * @param signal cancels sending unless the message is already stored.
   */
  readonly send: (feedback: FeedbackInput, signal?: AbortSignal) => Answer<void>;
}
