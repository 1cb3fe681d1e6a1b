import type { ToastMessage } from '#ui/design/toasts/toast.ts';

/** How a situation is told: by a toast of that tone, by the words of the server in one, beside a field, in place of what was asked for, or not at all. */
export type CatalogueMessage =
  | ({ readonly by: 'toast'; readonly logged?: true } & Required<Pick<ToastMessage, 'text' | 'tone'>>)
  | { readonly by: 'server toast'; readonly tone: NonNullable<ToastMessage['tone']> }
  | { readonly by: 'field' | 'message' | 'page'; readonly text: string }
  | { readonly by: 'log' };

const SIGNING_FAILED = { by: 'toast', text: 'Something went wrong, please try again!', tone: 'good', logged: true } as const;

/**
 * What the product says in each situation, to the letter: the other files of this folder have these texts from here, and say
 * everything else. What only the log is told has no text.
 */
export const ERROR_CATALOGUE = {
  signInSucceeds: { by: 'toast', text: 'Welcome back!', tone: 'good' },
  signUpSucceeds: { by: 'toast', text: 'Good to see you, enjoy our app!', tone: 'good' },
  signInFails: SIGNING_FAILED,
  signUpFails: SIGNING_FAILED,
  signOutFails: SIGNING_FAILED,
  noToken: { by: 'message', text: 'User token is not available' },
  helperFails: { by: 'log' },
  userDocumentFails: { by: 'log' },
  createUserFails: { by: 'log' },
  createUserSucceeds: { by: 'server toast', tone: 'plain' },
  updateUser: { by: 'server toast', tone: 'info' },
  deleteUser: { by: 'server toast', tone: 'good' },
  disableUser: { by: 'server toast', tone: 'good' },
  emailChangeRequested: { by: 'toast', text: 'Please open your imbox to verify your new email!', tone: 'warning' },
  passwordMismatch: { by: 'field', text: 'Passwords do not match' },
  requiredFieldEmpty: { by: 'field', text: 'This field is required!' },
  bannerTooLarge: { by: 'field', text: 'Image size exceeds the maximum size of 2048 KB.' },
  storage401: { by: 'message', text: 'Not authenticated' },
  storage402: { by: 'message', text: 'Quota exceeded' },
  storage403: { by: 'message', text: 'No permission to access the path' },
  storage404: { by: 'message', text: 'Object at the path does not exist' },
  unknownRoute: { by: 'page', text: 'No such picture' },
  lazyPageFails: { by: 'page', text: 'It took too long to answer.' },
} as const satisfies Readonly<Record<string, CatalogueMessage>>;
