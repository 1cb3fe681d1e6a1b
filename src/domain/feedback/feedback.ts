import * as t from 'io-ts';
import type { Answer } from '../answer';
import { closed } from '../closed';

export const LONGEST_MESSAGE = 4000;
export const LONGEST_EMAIL = 254;

/** What a person writes to the house. */
export const Feedback = closed({ message: t.string, email: t.union([t.string, t.null]) }, 'Feedback');
export type Feedback = t.TypeOf<typeof Feedback>;

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Fields that break a rule, by name; an empty record means that it can be sent. The address is optional. */
export const feedbackFaults = ({ message, email }: Feedback): Readonly<Partial<Record<'message' | 'email', 'required' | 'too-long' | 'not-an-email'>>> => ({
  ...(message.trim() === '' ? { message: 'required' as const } : message.length > LONGEST_MESSAGE ? { message: 'too-long' as const } : {}),
  ...(email === null || email.trim() === '' ? {} : email.length > LONGEST_EMAIL ? { email: 'too-long' as const } : emailShape.test(email.trim()) ? {} : { email: 'not-an-email' as const }),
});

/** Where feedback goes. */
export interface FeedbackBox {
  /** Keeps the message; sending the same twice keeps it twice. @param signal gives it up as far as it is not kept yet. */
  readonly send: (feedback: Feedback, signal?: AbortSignal) => Answer<void>;
}
