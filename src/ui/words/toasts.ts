import type { ToastMessage } from '#ui/design/toasts/toast.ts';

/** What toasts say, by what happened. */
export const TOASTS = {
  signedIn: { text: 'Welcome back!', tone: 'good' },
  signedUp: { text: 'Good to see you, enjoy our app!', tone: 'good' },
  signingFailed: { text: 'Something went wrong, please try again!', tone: 'good' },
  emailChangeAsked: { text: 'Please open your imbox to verify your new email!', tone: 'plain' },
  feedbackSent: { text: 'Your message is on its way to us.', tone: 'good' },
} as const satisfies Readonly<Record<string, ToastMessage>>;
