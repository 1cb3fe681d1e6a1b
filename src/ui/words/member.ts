import type { Failure } from '#domain/failure';
import type { ToastMessage } from '#ui/design/toasts/toast.ts';
import { failureWords } from './failures';
import { fieldFault } from './fields';

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
      return fieldFault(failure.rule) ?? failureWords(failure).sentence;
    default:
      return failureWords(failure).sentence;
  }
};

/** What happened to a picture. */
export const pictureWords = (failure: Failure): string =>
  failure._tag === 'invalid' ? (fieldFault(failure.rule) ?? failureWords(failure).sentence) : `${failureWords(failure).sentence} Your picture is as it was.`;

/** The house's file of everything that it keeps about a member. */
export const EXPORT_FILE = 'marquee-data.json';

/** What a member is told about what they did to their own things. */
export const MEMBER_TOASTS = {
  accountDeleted: { text: 'Your account is deleted. Thank you for watching.', tone: 'good' },
  pictureKept: { text: 'Your new picture is up.', tone: 'good' },
  pictureRemoved: { text: 'Your picture is removed.', tone: 'good' },
  dataSaved: { text: 'Your data is on its way into your downloads.', tone: 'good' },
} as const satisfies Readonly<Record<string, ToastMessage>>;
