import type { Failure } from '#domain/failure';
import { LONGEST_EMAIL } from '#domain/feedback/feedback';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#domain/user/password';
import { LONGEST_NAME } from '#domain/user/profile';
import type { ToastMessage } from '#ui/design/toasts/toast.ts';
import { failureWords } from './failures';
import { fieldFault } from './fields';

/** What is said under the fields of a member's own forms, where it says more than the general words. */
const FAULTS: Readonly<Record<string, string>> = {
  'name too-long': `This is too long: ${LONGEST_NAME} characters at most.`,
  'email too-long': `This is too long: ${LONGEST_EMAIL} characters at most.`,
  'new_email too-long': `This is too long: ${LONGEST_EMAIL} characters at most.`,
  'new_email same-email': 'This is your address already.',
  'new_password password-too-short': `Use at least ${SHORTEST_PASSWORD} characters.`,
  'new_password password-too-long': `Use at most ${LONGEST_PASSWORD} characters.`,
  'new_password same-password': 'This is your password already.',
  'phoneNumber not-a-phone-number': 'Only digits, spaces and + ( ) . - make a phone number.',
  'email not-your-email': 'This is not the address of your account.',
  'picture not-a-picture': 'This file is not a picture that we can read. Use a JPEG, PNG, WebP or AVIF file.',
};

/** The words under a field; null when no rule is broken. */
export const memberFault = (field: string, rule: string | undefined): string | null => (rule === undefined ? null : (FAULTS[`${field} ${rule}`] ?? fieldFault(rule)));

/** What happened to a change that asks who is there first; it does not say which of the two was wrong. */
export const credentialWords = (failure: Failure): string => {
  switch (failure._tag) {
    case 'unauthenticated':
      return 'E-mail and current password do not fit this account. Nothing was changed.';
    case 'conflict':
      return 'This address cannot be used. Nothing was changed.';
    case 'too-many':
      return `${failureWords(failure).sentence} Nothing was changed.`;
    case 'invalid':
      return memberFault(failure.field, failure.rule) ?? failureWords(failure).sentence;
    default:
      return failureWords(failure).sentence;
  }
};

/** What happened to a picture. */
export const pictureWords = (failure: Failure): string =>
  failure._tag === 'invalid' ? (memberFault('picture', failure.rule) ?? failureWords(failure).sentence) : `${failureWords(failure).sentence} Your picture is as it was.`;

/** The house's file of everything that it keeps about a member. */
export const EXPORT_FILE = 'marquee-data.json';

/** What a member is told about what they did to their own things. */
export const MEMBER_TOASTS = {
  accountDeleted: { text: 'Your account is deleted. Thank you for watching.', tone: 'good' },
  pictureKept: { text: 'Your new picture is up.', tone: 'good' },
  pictureRemoved: { text: 'Your picture is removed.', tone: 'good' },
  dataSaved: { text: 'Your data is on its way into your downloads.', tone: 'good' },
} as const satisfies Readonly<Record<string, ToastMessage>>;
