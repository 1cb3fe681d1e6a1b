import { useEffect } from 'react';
import * as TE from 'fp-ts/TaskEither';
import { signInWithPasskey } from '#application/account/passkeys/enter-with-passkey';
import { ACCOUNT_API, LOG, PASSKEYS } from '#application/service-keys';
import { isSignedOutView } from '#application/session/session-service';
import { unsupportedMethod } from '#domain/users/sign-in-methods';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { useSignInSuccessHandler } from '#ui/features/auth/use-sign-in-outcome.ts';
import { useLazyRequest } from '#ui/hooks/use-lazy-request.ts';
import { ACCOUNT_TOASTS } from '#ui/messages/account-toasts.messages.ts';
import { passkeyFailureText } from '#ui/messages/account/passkey-failure.messages.ts';
import { PASSKEY_SIGN_IN_MESSAGES } from '#ui/messages/account/passkey-sign-in.messages.ts';
import { SESSION_NOT_STARTED_TEXT } from '#ui/messages/auth.messages.ts';
import { useService } from '#ui/services.tsx';
import { useSessionView } from '#ui/shell/providers/session-provider.tsx';

/** Renders the button that signs in with a passkey. The browser's prompt and Firebase load with the press; a closed prompt says nothing. */
export const PasskeySignIn = (): React.JSX.Element => {
  const [passkeys, accountApi, log] = [useService(PASSKEYS), useService(ACCOUNT_API), useService(LOG)];
  const withSessionStart = useSignInSuccessHandler();
  const hasNotStarted = isSignedOutView(useSessionView());
  const { failure, isAnswered, isLoading, send } = useLazyRequest(() =>
    passkeys === null ? TE.left(unsupportedMethod) : withSessionStart(signInWithPasskey(passkeys, accountApi), ACCOUNT_TOASTS.signedIn));
  useEffect(() => {
    if (failure === null || failure._tag === 'aborted') return;
    log.failure('sign-in.passkey', failure);
    toast(ACCOUNT_TOASTS.signInFailed);
  }, [failure, log]);
  const said = failure === null || isLoading ? null : passkeyFailureText(failure);
  return (
    <div className="passkey-sign-in">
      <Button wide busy={isLoading || (isAnswered && !hasNotStarted)} onClick={send}>{PASSKEY_SIGN_IN_MESSAGES.button}</Button>
      {isLoading ? <p className="hint" role="status">{PASSKEY_SIGN_IN_MESSAGES.waiting}</p> : null}
      {said === null ? null : <FormNote tone="bad">{said}</FormNote>}
      {isAnswered && hasNotStarted ? <FormNote tone="bad">{SESSION_NOT_STARTED_TEXT}</FormNote> : null}
    </div>
  );
};
