import { MAX_EMAIL_LENGTH } from '#domain/feedback/feedback';

const shape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Trims and lower-cases an e-mail address for comparison and storage, as the identity service does. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export type EmailError = 'required' | 'too-long' | 'not-an-email';

/** Returns why an address is invalid, or null. Checks the format only; the verification e-mail checks delivery. */
export const emailError = (email: string): EmailError | null => {
  const address = normalizeEmail(email);
  if (address === '') return 'required';
  if (address.length > MAX_EMAIL_LENGTH) return 'too-long';
  return shape.test(address) ? null : 'not-an-email';
};
