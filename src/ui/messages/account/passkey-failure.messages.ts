import type { Failure } from '#domain/shared/failure';
import { isAccountDisabledFailure } from '#domain/users/auth-service';
import { MAX_PASSKEYS, PASSKEY_REASONS } from '#domain/users/passkeys/passkey';
import { METHOD_REASONS } from '#domain/users/sign-in-methods';
import { ACCOUNT_DISABLED_TEXT } from '#ui/messages/auth.messages.ts';
import { requestFailureText } from '#ui/messages/request.messages.ts';

const REASONS: Readonly<Record<string, string>> = {
  [PASSKEY_REASONS.unknown]: 'This passkey isn’t valid here any more. Sign in another way.',
  [PASSKEY_REASONS.full]: `You have ${MAX_PASSKEYS} passkeys, which is the limit. Remove one first.`,
  [PASSKEY_REASONS.known]: 'This device or password manager already has a passkey for your account.',
  [PASSKEY_REASONS.expired]: 'That took too long. Try again.',
  [PASSKEY_REASONS.unsuitable]: 'This device can’t store a passkey. Try setting a screen lock.',
  [PASSKEY_REASONS.unconfirmed]: 'Confirm your e-mail address first: we’ve sent you a link. Then add a passkey.',
  [METHOD_REASONS.unsupported]: 'This site doesn’t accept passkeys at the moment.',
};

/** Returns the error text of a call that asks for a passkey; null for a prompt that the person has closed. */
export const passkeyFailureText = (failure: Failure): string | null => {
  if (failure._tag === 'aborted') return null;
  if (isAccountDisabledFailure(failure)) return ACCOUNT_DISABLED_TEXT;
  if (failure._tag === 'unauthenticated') return 'We couldn’t verify your passkey. Try again.';
  return ('what' in failure ? REASONS[failure.what] : undefined) ?? requestFailureText(failure);
};
