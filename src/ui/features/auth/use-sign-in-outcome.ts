import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CATALOGUE_USE_CASES, LOG, MEMBER_LISTS_LOADER, SESSION_SERVICE } from '#application/service-keys';
import { isSignedOutView } from '#application/session/session-service';
import type { Answer } from '#domain/shared/answer';
import { asPartialFailure, timedOut } from '#domain/shared/failure';
import { toast, type ToastMessage } from '#ui/design/toasts/toast.ts';
import { hasReturnBehind } from '#ui/shell/navigation/return-behind.ts';
import { useSessionView } from '#ui/shell/providers/session-provider.tsx';
import { useService } from '#ui/services.tsx';
import { SESSION_TOAST_ID } from '#ui/messages/session.messages.ts';
import { ACCOUNT_TOASTS } from '#ui/messages/account-toasts.messages.ts';
import type { FormControl } from '#ui/forms/use-form.ts';

type WithSessionStart = (signing: Answer<void>, welcome: ToastMessage) => Answer<void>;

/**
 * Returns a decorator for sign-in and sign-up. Reports the success to the session machine and shows the toast at once: the session may
 * start and unmount the page before the form receives the result. Then saves the title that the link to the page promised to save: for who
 * signed in here, not for a member who comes again by Forward, or whose session started in another tab.
 */
export const useSignInSuccessHandler = (): WithSessionStart => {
  const state: unknown = useLocation().state;
  const save = hasReturnBehind(state) ? state.save : undefined;
  const [session, loader, catalogue] = [useService(SESSION_SERVICE), useService(MEMBER_LISTS_LOADER), useService(CATALOGUE_USE_CASES)];
  return useCallback(
    (signing, welcome) =>
      pipe(
        signing,
        TE.tapIO(() => () => {
          session.send({ type: 'signIn.accepted' });
          toast({ ...welcome, id: SESSION_TOAST_ID });
          if (save === undefined) return;
          void import('#ui/features/lists/card-actions/save-after-sign-in.ts')
            .then(({ saveAfterSignIn }) =>
              saveAfterSignIn({ ...session, current$: loader.current$, getDetails: catalogue.getDetails }, save))
            .catch(() => toast(ACCOUNT_TOASTS.notSaved));
        }),
      ),
    [session, loader, catalogue, save],
  );
};

const FAILED = { 'sign-in': ACCOUNT_TOASTS.signInFailed, 'sign-up': ACCOUNT_TOASTS.signUpFailed } as const;

/**
 * Reports failures of sign-in or sign-up: shows a toast and logs the reason. The route guard redirects once the session has started. If
 * the session does not start, the form fails with a `partial` failure and can be submitted again.
 */
export const useSignInFailureHandler = <Values extends object>(
  { form, fail }: FormControl<Values>,
  source: 'sign-in' | 'sign-up',
): void => {
  const log = useService(LOG);
  const hasNotStarted = isSignedOutView(useSessionView());
  const isSubmitted = form.matches('submitted');
  const { failure } = form.context;

  useEffect(() => {
    if (isSubmitted && hasNotStarted) fail(asPartialFailure(timedOut));
  }, [fail, isSubmitted, hasNotStarted]);
  useEffect(() => {
    if (failure === null) return;
    log.failure(failure.isPartial === true ? `${source}.session` : source, failure);
    toast(FAILED[source]);
  }, [failure, log, source]);
};
