import type { ToastMessage } from '#ui/design/toasts/toast.ts';
import { ERROR_CATALOGUE } from './error-catalogue';

const toastOf = ({ text, tone }: Required<Pick<ToastMessage, 'text' | 'tone'>>): ToastMessage => ({ text, tone });

/** Toasts by event. */
export const TOASTS = {
  signedIn: toastOf(ERROR_CATALOGUE.signInSucceeds),
  signedUp: toastOf(ERROR_CATALOGUE.signUpSucceeds),
  signInFailed: toastOf(ERROR_CATALOGUE.signInFails),
  signUpFailed: toastOf(ERROR_CATALOGUE.signUpFails),
  signOutFailed: toastOf(ERROR_CATALOGUE.signOutFails),
  emailChangeRequested: toastOf(ERROR_CATALOGUE.emailChangeRequested),
  feedbackSent: { text: 'Your message is on its way to us.', tone: 'good' },
  feedbackKept: { text: 'Your message stays in this page: nobody else gets it.', tone: 'info' },
  verificationSent: { text: 'The letter is on its way to you.', tone: 'good' },
} satisfies Readonly<Record<string, ToastMessage>>;

type ServerToast = 'createUserSucceeds' | 'updateUser' | 'deleteUser' | 'disableUser';

/** Returns a toast with the server's message in the tone of the action. */
export const serverToast = (action: ServerToast, message: string): ToastMessage => ({ text: message, tone: ERROR_CATALOGUE[action].tone });
