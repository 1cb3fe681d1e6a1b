/** Length is the only password requirement; no composition rules (NIST SP 800-63B, section 5.1.1). */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

export type PasswordError = 'required' | 'password-too-short' | 'password-too-long';

/** Returns why a new password is invalid, or null. Length counts Unicode code points, spaces included. */
export const passwordError = (password: string): PasswordError | null => {
  const length = Array.from(password).length;
  if (length === 0) return 'required';
  if (length < MIN_PASSWORD_LENGTH) return 'password-too-short';
  return length > MAX_PASSWORD_LENGTH ? 'password-too-long' : null;
};
