import type { Failure } from '#domain/shared/failure';
import { isAccountDisabledFailure } from '#domain/users/auth-service';
import { MAX_PASSKEYS, PASSKEY_REASONS } from '#domain/users/passkeys/passkey';
import { METHOD_REASONS } from '#domain/users/sign-in-methods';
import { ACCOUNT_DISABLED_TEXT } from '#ui/messages/auth.messages.ts';
import { requestFailureText } from '#ui/messages/request.messages.ts';

const REASONS: Readonly<Record<string, string>> = {
  [PASSKEY_REASONS.unknown]: 'This passkey doesn’t open an account here. It may have been removed.',
  [PASSKEY_REASONS.full]: `You have ${MAX_PASSKEYS} passkeys, the most there can be. Remove one first.`,
  [PASSKEY_REASONS.known]: 'This device or password manager already has a passkey for your account.',
  [PASSKEY_REASONS.expired]: 'That took too long. Try again.',
  [PASSKEY_REASONS.unsuitable]: 'This device can’t keep a passkey. It may have no screen lock.',
  [METHOD_REASONS.unsupported]: 'This site doesn’t accept passkeys at the moment.',
};

/** Returns the error text of a call that asks for a passkey; null for a prompt that the person has closed. */
export const passkeyFailureText = (failure: Failure): string | null => {
  if (failure._tag === 'aborted') return null;
  if (isAccountDisabledFailure(failure)) return ACCOUNT_DISABLED_TEXT;
  if (failure._tag === 'unauthenticated') return 'The answer of your passkey doesn’t fit. Try again.';
  return ('what' in failure ? REASONS[failure.what] : undefined) ?? requestFailureText(failure);
};
