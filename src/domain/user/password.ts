/** Length is what makes a password strong, so it is all that is asked for (NIST SP 800-63B, section 5.1.1); no composition rules. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;

export type PasswordFault = 'required' | 'password-too-short' | 'password-too-long';

/** Why a new password will not do, or null. Counted in characters as people count them, spaces included. */
export const passwordFault = (password: string): PasswordFault | null => {
  const length = Array.from(password).length;
  if (length === 0) return 'required';
  if (length < SHORTEST_PASSWORD) return 'password-too-short';
  return length > LONGEST_PASSWORD ? 'password-too-long' : null;
};
