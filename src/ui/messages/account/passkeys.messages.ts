import type { PasskeyChange } from '#application/account/passkeys/passkey-change-form';
import type { Failure } from '#domain/shared/failure';
import { MAX_PASSKEYS } from '#domain/users/passkeys/passkey';
import { METHOD_REASONS } from '#domain/users/sign-in-methods';
import type { ToastMessage } from '#ui/design/toasts/toast.ts';
import { once } from '#ui/design/utils/once.ts';
import { googleFailureText } from './google.messages';
import { passkeyFailureText } from './passkey-failure.messages';

const day = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }));

/** Passkeys on the page of sign-in and security. */
export const PASSKEYS_MESSAGES = {
  heading: 'Passkeys',
  text:
    'Sign in with your fingerprint, face or screen lock instead of your password. Your password stays. Resetting it by e-mail ends your passkeys, and so can a new e-mail address.',
  list: 'Your passkeys',
  empty: 'You have no passkeys yet.',
  full: `You have ${MAX_PASSKEYS} passkeys, which is the limit. Remove one to add another.`,
  loading: 'Loading your passkeys',
  added: (at: number): string => `Added ${day().format(at)}`,
  used: (at: number | null): string => (at === null ? 'Not used yet' : `Last used ${day().format(at)}`),
  add: 'Add a passkey',
  rename: 'Rename',
  renameOf: (name: string): string => `Rename ${name}`,
  remove: 'Remove',
  removeOf: (name: string): string => `Remove ${name}`,
  name: 'Name',
  nameHint: 'Leave it empty to name it after the password manager, where that is known.',
} as const;

type Kind = PasskeyChange['kind'];
type ChangeMessages = { readonly title: string; readonly text: string; readonly confirm: string; readonly done: string };

export const PASSKEY_CHANGES: Readonly<Record<Kind, ChangeMessages>> = {
  add: {
    title: 'Add a passkey',
    text: 'Confirm it’s you. Then your browser asks where to keep the passkey.',
    confirm: 'Add passkey',
    done: 'Your passkey is added. You can sign in with it from now on.',
  },
  rename: { title: 'Rename passkey', text: 'Only you see this name.', confirm: 'Save', done: 'Your passkey has its new name.' },
  remove: {
    title: 'Remove passkey',
    text: 'It can’t sign in any more. Your device or password manager may still show it; delete it there too.',
    confirm: 'Remove passkey',
    done: 'Your passkey is removed.',
  },
};

export const passkeyToast = (kind: Kind): ToastMessage => ({ text: PASSKEY_CHANGES[kind].done, tone: 'good' });

const ASKS_GOOGLE: ReadonlySet<string> = new Set([METHOD_REASONS.blocked, METHOD_REASONS.closed, METHOD_REASONS.taken]);

/** Returns the error text of a change; null for a closed prompt. @param byPassword whether the password was asked for. */
export const passkeyChangeFailureText = (failure: Failure, byPassword: boolean): string | null => {
  if ('what' in failure && ASKS_GOOGLE.has(failure.what)) return googleFailureText(failure);
  return failure._tag === 'unauthenticated' && byPassword
    ? 'Wrong password, or we couldn’t verify your passkey. Nothing was changed.'
    : passkeyFailureText(failure);
};
