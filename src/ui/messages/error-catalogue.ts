import type { ToastMessage } from '#ui/design/toasts/toast.ts';
import { PAGE_ERRORS } from './page-errors';

/**
 * The presentation of a situation: a toast with a tone, a toast with the server's text, a field error, a message or page, or only a log
 * entry.
 */
export type CatalogueMessage =
  | ({ readonly shownBy: 'toast'; readonly logged?: true } & Required<Pick<ToastMessage, 'text' | 'tone'>>)
  | { readonly shownBy: 'server toast'; readonly tone: NonNullable<ToastMessage['tone']> }
  | { readonly shownBy: 'field' | 'message' | 'page'; readonly text: string }
  | { readonly shownBy: 'log' };

const SIGNING_FAILED = { shownBy: 'toast', text: 'Something went wrong, please try again!', tone: 'good', logged: true } as const;

/**
 * The error catalogue of the specification, verbatim. The other files of this folder take these texts from here and add all
 * others. Situations that are only logged have no text.
 */
export const ERROR_CATALOGUE = {
  signInSucceeds: { shownBy: 'toast', text: 'Welcome back!', tone: 'good' },
  signUpSucceeds: { shownBy: 'toast', text: 'Good to see you, enjoy our app!', tone: 'good' },
  signInFails: SIGNING_FAILED,
  signUpFails: SIGNING_FAILED,
  signOutFails: SIGNING_FAILED,
  noToken: { shownBy: 'message', text: 'User token is not available' },
  helperFails: { shownBy: 'log' },
  userDocumentFails: { shownBy: 'log' },
  createUserFails: { shownBy: 'log' },
  createUserSucceeds: { shownBy: 'server toast', tone: 'plain' },
  updateUser: { shownBy: 'server toast', tone: 'info' },
  deleteUser: { shownBy: 'server toast', tone: 'good' },
  disableUser: { shownBy: 'server toast', tone: 'good' },
  emailChangeRequested: { shownBy: 'toast', text: 'Please open your imbox to verify your new email!', tone: 'warning' },
  passwordMismatch: { shownBy: 'field', text: 'Passwords do not match' },
  requiredFieldEmpty: { shownBy: 'field', text: 'This field is required!' },
  bannerTooLarge: { shownBy: 'field', text: 'Image size exceeds the maximum size of 2048 KB.' },
  storage401: { shownBy: 'message', text: 'Not authenticated' },
  storage402: { shownBy: 'message', text: 'Quota exceeded' },
  storage403: { shownBy: 'message', text: 'No permission to access the path' },
  storage404: { shownBy: 'message', text: 'Object at the path does not exist' },
  ...PAGE_ERRORS,
} as const satisfies Readonly<Record<string, CatalogueMessage>>;
