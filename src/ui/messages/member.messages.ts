import type { Failure } from '#domain/shared/failure';
import type { ToastMessage } from '#ui/design/toasts/toast.ts';
import { ERROR_CATALOGUE } from './error-catalogue';
import { failureMessage } from './failure.messages';
import { fieldErrorMessage } from './field.messages';
import { requestMessage } from './request.messages';

const NOT_CHANGED = 'Nothing was changed.';

/** Returns the error text of a change that requires reauthentication; does not reveal whether e-mail or password was wrong. */
export const credentialMessage = (failure: Failure): string => {
  if (failure.isPartial === true) return 'Your new password counts already; your other sessions have not ended yet. Send it again.';
  if (failure.lacksToken === true) return `${requestMessage(failure)} ${NOT_CHANGED}`;
  const { sentence } = failureMessage(failure);
  if (failure._tag === 'unauthenticated') return `E-mail and current password do not fit this account. ${NOT_CHANGED}`;
  if (failure._tag === 'rate-limited') return `${sentence} ${NOT_CHANGED}`;
  return failure._tag === 'invalid' ? (fieldErrorMessage(failure.rule) ?? sentence) : sentence;
};

/** Returns the error text of an account deletion. A `conflict` always means that the user is the last admin. */
export const deletionMessage = (failure: Failure): string =>
  failure._tag === 'conflict' ? `You are the last admin here: make somebody else an admin first. ${NOT_CHANGED}` : credentialMessage(failure);

/** Returns the error catalogue's text for a failure of the image storage; null for any other failure. */
const storageMessage = (failure: Failure): string | null => {
  if (failure._tag === 'unauthenticated') return ERROR_CATALOGUE.storage401.text;
  if (failure._tag === 'unavailable' && failure.status === 402) return ERROR_CATALOGUE.storage402.text;
  if (failure._tag === 'forbidden') return ERROR_CATALOGUE.storage403.text;
  return failure._tag === 'not-found' && failure.what === 'image' ? ERROR_CATALOGUE.storage404.text : null;
};

/** Returns the error text of an image upload or removal. */
export const imageMessage = (failure: Failure): string => {
  if (failure._tag === 'invalid') return fieldErrorMessage(failure.rule) ?? failureMessage(failure).sentence;
  const storageError = storageMessage(failure);
  const summary = storageError === null ? failureMessage(failure).sentence : `${storageError}.`;
  return `${summary} ${failure.isPartial === true ? 'Your new picture may be up already; try again.' : 'Your profile is as it was.'}`;
};

/** File name of the export of a member's data. */
export const EXPORT_FILE = 'marquee-data.json';

/** Toasts after a member's actions on their own account and data. */
export const MEMBER_TOASTS = {
  accountDeleted: { text: 'Your account is deleted. Thank you for watching.', tone: 'good' },
  avatarSaved: { text: 'Your new picture is up.', tone: 'good' },
  avatarRemoved: { text: 'Your picture is removed.', tone: 'good' },
  dataSaved: { text: 'Your data is on its way into your downloads.', tone: 'good' },
} as const satisfies Readonly<Record<string, ToastMessage>>;
