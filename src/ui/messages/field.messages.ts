import { MAX_MESSAGE_LENGTH } from '#domain/feedback/feedback';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/users/password';
import { ERROR_CATALOGUE } from './error-catalogue';

/** The texts of field errors by the violated rule. */
export const FIELD_ERRORS: Readonly<Record<string, string>> = {
  required: ERROR_CATALOGUE.requiredFieldEmpty.text,
  'passwords-differ': ERROR_CATALOGUE.passwordMismatch.text,
  'image-too-large': ERROR_CATALOGUE.bannerTooLarge.text,
  'not-an-image': 'This is not a picture that we can show: JPEG, PNG, WebP or AVIF.',
  'not-an-email': 'This does not look like an e-mail address.',
  'not-a-phone-number': 'This does not look like a phone number.',
  'password-too-short': `At least ${MIN_PASSWORD_LENGTH} characters, please.`,
  'password-too-long': `${MAX_PASSWORD_LENGTH} characters at most.`,
  'same-email': 'This is the address that you have now.',
  'same-password': 'This is the password that you have now.',
  'not-your-email': 'This is not the address of your account.',
};

const tooLong = (longest: number): string => `This is too long: ${longest.toLocaleString('en-US')} characters at most.`;

/**
 * Returns the text for a violated rule; null for undefined.
 * @param longest the maximum length of the field in characters.
 */
export const fieldErrorMessage = (rule: string | undefined, longest: number = MAX_MESSAGE_LENGTH): string | null => {
  if (rule === undefined) return null;
  return rule === 'too-long' ? tooLong(longest) : (FIELD_ERRORS[rule] ?? 'This does not fit.');
};
