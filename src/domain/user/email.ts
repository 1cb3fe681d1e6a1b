import { LONGEST_EMAIL } from '../feedback/feedback';

const shape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** An address as it is compared and kept: nothing around it, lower-case (as the identity service keeps it). */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

export type EmailFault = 'required' | 'too-long' | 'not-an-email';

/** Why an address will not do, or null. Only its shape is judged; whether letters arrive is seen by sending one. */
export const emailFault = (email: string): EmailFault | null => {
  const address = normaliseEmail(email);
  if (address === '') return 'required';
  if (address.length > LONGEST_EMAIL) return 'too-long';
  return shape.test(address) ? null : 'not-an-email';
};
