import type { ToastMessage } from '#ui/design/toasts/toast.ts';
import { ERROR_CATALOGUE as told } from './error-catalogue';

const toastOf = ({ text, tone }: Required<Pick<ToastMessage, 'text' | 'tone'>>): ToastMessage => ({ text, tone });

/** What toasts say, by what happened. */
export const TOASTS = {
  signedIn: toastOf(told.signInSucceeds),
  signedUp: toastOf(told.signUpSucceeds),
  signInFailed: toastOf(told.signInFails),
  signUpFailed: toastOf(told.signUpFails),
  signOutFailed: toastOf(told.signOutFails),
  emailChangeAsked: toastOf(told.emailChangeRequested),
  feedbackSent: { text: 'Your message is on its way to us.', tone: 'good' },
  feedbackKept: { text: 'Your message stays in this page: nobody else gets it.', tone: 'info' },
  verificationSent: { text: 'The letter is on its way to you.', tone: 'good' },
} satisfies Readonly<Record<string, ToastMessage>>;

type ServerToast = 'createUserSucceeds' | 'updateUser' | 'deleteUser' | 'disableUser';

/** The words of the server, in the tone that belongs to what it did. */
export const serverToast = (did: ServerToast, message: string): ToastMessage => ({ text: message, tone: told[did].tone });
