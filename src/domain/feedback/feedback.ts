import * as t from 'io-ts';
import type { Answer } from '../shared/answer';
import { strictObject } from '../shared/strict-object';

export const MAX_MESSAGE_LENGTH = 4000;
export const MAX_EMAIL_LENGTH = 254;

/** What a person writes to the house. */
export const Feedback = strictObject({ message: t.string, email: t.union([t.string, t.null]) }, 'Feedback');
export type Feedback = t.TypeOf<typeof Feedback>;

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Fields that break a rule, by name; an empty record means that it can be sent. The address is optional. */
export const feedbackErrors = ({ message, email }: Feedback): Readonly<Partial<Record<'message' | 'email', 'required' | 'too-long' | 'not-an-email'>>> => ({
  ...(message.trim() === '' ? { message: 'required' as const } : message.length > MAX_MESSAGE_LENGTH ? { message: 'too-long' as const } : {}),
  ...(email === null || email.trim() === '' ? {} : email.length > MAX_EMAIL_LENGTH ? { email: 'too-long' as const } : emailShape.test(email.trim()) ? {} : { email: 'not-an-email' as const }),
});

/** Where feedback goes. */
export interface FeedbackService {
  /** Keeps the message; sending the same twice keeps it twice. @param signal gives it up as far as it is not kept yet. */
  readonly send: (feedback: Feedback, signal?: AbortSignal) => Answer<void>;
}
