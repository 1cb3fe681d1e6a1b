import { MAX_EMAIL_LENGTH } from '../feedback/feedback';

const shape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** An address as it is compared and kept: nothing around it, lower-case (as the identity service keeps it). */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export type EmailError = 'required' | 'too-long' | 'not-an-email';

/** Why an address will not do, or null. Only its shape is judged; whether letters arrive is seen by sending one. */
export const emailError = (email: string): EmailError | null => {
  const address = normalizeEmail(email);
  if (address === '') return 'required';
  if (address.length > MAX_EMAIL_LENGTH) return 'too-long';
  return shape.test(address) ? null : 'not-an-email';
};
