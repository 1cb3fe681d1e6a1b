import { LONGEST_MESSAGE } from '#domain/feedback/feedback';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#domain/user/password';
import { ERROR_CATALOGUE as told } from './error-catalogue';

/** What is said under a field, by the rule that it breaks. */
export const FIELD_FAULTS: Readonly<Record<string, string>> = {
  required: told.requiredFieldEmpty.text,
  'passwords-differ': told.passwordMismatch.text,
  'picture-too-large': told.bannerTooLarge.text,
  'not-a-picture': 'This is not a picture that we can show: JPEG, PNG, WebP or AVIF.',
  'not-an-email': 'This does not look like an e-mail address.',
  'not-a-phone-number': 'This does not look like a phone number.',
  'password-too-short': `At least ${SHORTEST_PASSWORD} characters, please.`,
  'password-too-long': `${LONGEST_PASSWORD} characters at most.`,
  'same-email': 'This is the address that you have now.',
  'same-password': 'This is the password that you have now.',
  'not-your-email': 'This is not the address of your account.',
};

const tooLong = (longest: number): string => `This is too long: ${longest.toLocaleString('en-US')} characters at most.`;

/**
 * The words for a broken rule; null when none is broken.
 * @param longest how many characters the field takes.
 */
export const fieldFault = (rule: string | undefined, longest: number = LONGEST_MESSAGE): string | null => {
  if (rule === undefined) return null;
  return rule === 'too-long' ? tooLong(longest) : (FIELD_FAULTS[rule] ?? 'This does not fit.');
};
