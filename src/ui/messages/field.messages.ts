import { MAX_FEEDBACK_LENGTH } from '#domain/feedback/feedback';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/users/password';
import { ERROR_CATALOGUE } from './error-catalogue';
import { formatCountWithNoun, formatNumber } from '#ui/messages/format/format.ts';

/** The texts of field errors by the violated rule. */
export const FIELD_ERROR_MESSAGES: Readonly<Record<string, string>> = {
  required: ERROR_CATALOGUE.requiredFieldEmpty.text,
  'passwords-differ': ERROR_CATALOGUE.passwordMismatch.text,
  'image-too-large': ERROR_CATALOGUE.bannerTooLarge.text,
  'file-too-large': 'Choose a picture of at most 25 MB.',
  'too-many-pixels': 'Choose a picture of at most 50 megapixels.',
  'not-an-image': 'Choose a JPEG, PNG, WebP or AVIF picture.',
  'not-an-email': 'Enter a valid e-mail address.',
  'hidden-characters': 'The name contains an invisible character or a special space. Type it again.',
  'not-a-phone-number': 'Enter a valid phone number.',
  'not-an-address': 'Enter an address that starts with https://.',
  'not-a-picture-host': 'Enter an address on a host this site allows.',
  'password-too-short': `Use at least ${MIN_PASSWORD_LENGTH} characters.`,
  'password-too-long': `Use at most ${MAX_PASSWORD_LENGTH} characters.`,
  'password-too-common': 'Choose another password. This one is among the first ones that people guess.',
  'same-email': 'This is already your e-mail address.',
  'same-password': 'This is already your password.',
  'not-your-email': 'This isn’t the e-mail address of your account.',
};

/** Returns the length of a text and the most it can have: "7 of 1,000 characters". */
export const textLengthText = (length: number, most: number): string => `${formatNumber(length)} of ${formatNumber(most)} characters`;

/** Returns why a text is not saved; null if it is short enough. */
export const tooLongText = (length: number, most: number): string | null =>
  length <= most ? null : `This is ${formatCountWithNoun(length - most, 'character', 'characters')} too long. Shorten it to save it.`;

const tooLong = (longest: number): string => `Use at most ${formatNumber(longest)} characters.`;

/**
 * Returns the text for a violated rule; null for undefined.
 * @param longest the maximum length of the field in characters.
 */
export const fieldErrorMessage = (rule: string | undefined, longest: number = MAX_FEEDBACK_LENGTH): string | null => {
  if (rule === undefined) return null;
  return rule === 'too-long' ? tooLong(longest) : (FIELD_ERROR_MESSAGES[rule] ?? 'This isn’t valid.');
};
