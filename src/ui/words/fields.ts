import { LONGEST_MESSAGE } from '#domain/feedback/feedback';

/** What is said under a field, by the rule that it breaks. */
export const FIELD_FAULTS: Readonly<Record<string, string>> = {
  required: 'This field is required!',
  'passwords-differ': 'Passwords do not match',
  'too-long': `This is too long: ${LONGEST_MESSAGE.toLocaleString('en-US')} characters at most.`,
  'not-an-email': 'This does not look like an e-mail address.',
  'picture-too-large': 'Image size exceeds the maximum size of 2048 KB.',
};

/** The words for a broken rule; null when none is broken. */
export const fieldFault = (rule: string | undefined): string | null => (rule === undefined ? null : (FIELD_FAULTS[rule] ?? 'This does not fit.'));
