import type { Failure } from '#domain/shared/failure';
import type { ToastMessage } from '#ui/design/toasts/toast.ts';
import { ERROR_CATALOGUE } from './error-catalogue';
import { failureMessage } from './failure.messages';
import { fieldErrorMessage } from './field.messages';
import { requestMessage } from './request.messages';

const NOT_CHANGED = 'Nothing was changed.';

/** What happened to a change that asks who is there first; it does not say which of the two was wrong. */
export const credentialMessage = (failure: Failure): string => {
  if (failure.isPartial === true) return 'Your new password counts already; your other sessions have not ended yet. Send it again.';
  if (failure.lacksToken === true) return `${requestMessage(failure)} ${NOT_CHANGED}`;
  const { sentence } = failureMessage(failure);
  if (failure._tag === 'unauthenticated') return `E-mail and current password do not fit this account. ${NOT_CHANGED}`;
  if (failure._tag === 'rate-limited') return `${sentence} ${NOT_CHANGED}`;
  return failure._tag === 'invalid' ? (fieldErrorMessage(failure.rule) ?? sentence) : sentence;
};

/** What happened to the wish to delete an account. Of all that are refused only the last admin's is a conflict. */
export const deletionMessage = (failure: Failure): string =>
  failure._tag === 'conflict' ? `You are the last admin here: make somebody else an admin first. ${NOT_CHANGED}` : credentialMessage(failure);

/** What the place for pictures answered, in the catalogue's words; null for what did not come from there. */
const storageWords = (failure: Failure): string | null => {
  if (failure._tag === 'unauthenticated') return ERROR_CATALOGUE.storage401.text;
  if (failure._tag === 'unavailable' && failure.status === 402) return ERROR_CATALOGUE.storage402.text;
  if (failure._tag === 'forbidden') return ERROR_CATALOGUE.storage403.text;
  return failure._tag === 'not-found' && failure.what === 'picture' ? ERROR_CATALOGUE.storage404.text : null;
};

/** What happened to a picture. */
export const imageMessage = (failure: Failure): string => {
  if (failure._tag === 'invalid') return fieldErrorMessage(failure.rule) ?? failureMessage(failure).sentence;
  const stored = storageWords(failure);
  const happened = stored === null ? failureMessage(failure).sentence : `${stored}.`;
  return `${happened} ${failure.isPartial === true ? 'Your new picture may be up already; try again.' : 'Your profile is as it was.'}`;
};

/** The house's file of everything that it keeps about a member. */
export const EXPORT_FILE = 'marquee-data.json';

/** What a member is told about what they did to their own things. */
export const MEMBER_TOASTS = {
  accountDeleted: { text: 'Your account is deleted. Thank you for watching.', tone: 'good' },
  pictureKept: { text: 'Your new picture is up.', tone: 'good' },
  pictureRemoved: { text: 'Your picture is removed.', tone: 'good' },
  dataSaved: { text: 'Your data is on its way into your downloads.', tone: 'good' },
} as const satisfies Readonly<Record<string, ToastMessage>>;
