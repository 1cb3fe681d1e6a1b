import type { ToastMessage } from '#ui/design/toasts/toast.ts';
import { ERROR_CATALOGUE } from './error-catalogue';

const toastOf = ({ text, tone }: Required<Pick<ToastMessage, 'text' | 'tone'>>): ToastMessage => ({ text, tone });

/** Toasts by event. */
export const ACCOUNT_TOASTS = {
  signedIn: toastOf(ERROR_CATALOGUE.signInSucceeds),
  signedUp: toastOf(ERROR_CATALOGUE.signUpSucceeds),
  signInFailed: toastOf(ERROR_CATALOGUE.signInFails),
  signUpFailed: toastOf(ERROR_CATALOGUE.signUpFails),
  emailChangeRequested: toastOf(ERROR_CATALOGUE.emailChangeRequested),
  notSaved: { text: 'The title couldn’t be saved. Try again.', tone: 'bad' },
  verificationSent: { text: 'We’ve sent you the e-mail again.', tone: 'good' },
} satisfies Readonly<Record<string, ToastMessage>>;
