import type { Failure } from '#domain/shared/failure';
import { isAccountDisabledFailure } from '#domain/users/auth-service';
import { METHOD_REASONS } from '#domain/users/sign-in-methods';
import { ACCOUNT_DISABLED_TEXT } from '#ui/messages/auth.messages.ts';
import { requestFailureText } from '#ui/messages/request.messages.ts';

/** Sign-in with Google. */
export const GOOGLE_MESSAGES = {
  button: 'Continue with Google',
  waiting: 'Continue in the window that Google opened.',
  page: 'Open Google’s page',
  newHere:
    'If you’re new, this creates an account, and you accept the [terms](/terms). See [Privacy](/privacy) for what we store.',
  existsTitle: 'Connect Google to your account',
  existsText: (email: string): string =>
    `${email} already has an account here. Enter its password once, and you can sign in with Google from then on.`,
  connect: 'Connect and sign in',
} as const;

const NOTHING = 'Nothing was changed.';

const REASONS: Readonly<Record<string, string>> = {
  [METHOD_REASONS.blocked]: 'Your browser blocked Google’s window. Allow it and try again.',
  [METHOD_REASONS.closed]: `You left Google without choosing an account. ${NOTHING}`,
  [METHOD_REASONS.unsupported]: `This site doesn’t accept Google at the moment. ${NOTHING}`,
  [METHOD_REASONS.taken]: `This Google account or its address belongs to another account here. ${NOTHING}`,
};

/** Returns the error text of a call to Google. */
export const googleFailureText = (failure: Failure): string => {
  if (isAccountDisabledFailure(failure)) return ACCOUNT_DISABLED_TEXT;
  if (failure._tag === 'unauthenticated') return 'Google couldn’t confirm it’s you. Nothing was changed; try again.';
  return (failure._tag === 'forbidden' || failure._tag === 'conflict' ? REASONS[failure.what] : undefined) ?? requestFailureText(failure);
};
