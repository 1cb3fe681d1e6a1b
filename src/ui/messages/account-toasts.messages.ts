import type { ToastMessage } from '#ui/design/toasts/toast.ts';
import { ERROR_CATALOGUE } from './error-catalogue';

const toastOf = ({ text, tone }: Required<Pick<ToastMessage, 'text' | 'tone'>>): ToastMessage => ({ text, tone });

/** Toasts by event. */
export const ACCOUNT_TOASTS = {
  signedIn: toastOf(ERROR_CATALOGUE.signInSucceeds),
  signedUp: toastOf(ERROR_CATALOGUE.signUpSucceeds),
  signInFailed: toastOf(ERROR_CATALOGUE.signInFails),
  signUpFailed: toastOf(ERROR_CATALOGUE.signUpFails),
  signOutFailed: toastOf(ERROR_CATALOGUE.signOutFails),
  emailChangeRequested: toastOf(ERROR_CATALOGUE.emailChangeRequested),
  feedbackSent: { text: 'Thank you. We’ve received your message.', tone: 'good' },
  feedbackKept: { text: 'Demo: your message wasn’t sent to anyone.', tone: 'info' },
  verificationSent: { text: 'We’ve sent you the e-mail again.', tone: 'good' },
} satisfies Readonly<Record<string, ToastMessage>>;

type ServerToast = 'createUserSucceeds' | 'updateUser' | 'deleteUser' | 'disableUser';

/** Returns a toast with the server's message in the tone of the action. */
export const serverToastMessage = (action: ServerToast, message: string): ToastMessage => ({
  text: message, tone: ERROR_CATALOGUE[action].tone,
});
