import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useEffect, useState } from 'react';
import { LOG } from '#application/service-keys';
import type { Answer } from '#domain/shared/answer';
import { timedOut } from '#domain/shared/failure';
import { isSignedIn } from '#domain/users/session';
import { toast, type ToastMessage } from '#ui/design/toasts/toast.ts';
import { useSession } from '../../app/providers/session-provider';
import { useService } from '../../services';
import { TOASTS } from '../../messages/toast.messages';
import type { FormControl } from '../../forms/use-form';

/** Milliseconds between a successful sign-in and the start of the session; afterwards the form can be submitted again. */
const SESSION_START_TIMEOUT_MS = 12_000;

/** Shows the toast as soon as `signing` succeeds: the session may start and unmount the page before the form receives the result. */
export const withWelcomeToast = (signing: Answer<void>, welcome: ToastMessage): Answer<void> => pipe(signing, TE.tapIO(() => () => toast(welcome)));

const FAILED = { 'sign-in': TOASTS.signInFailed, 'sign-up': TOASTS.signUpFailed } as const;

/**
 * Reports failures of sign-in or sign-up: shows a toast and logs the reason. The route guard redirects once the session has started.
 * @returns true if the sign-in succeeded but the session did not start in time; false after the next edit or submission.
 */
export const useSignInOutcome = <Values extends object>({ form, reset }: FormControl<Values>, where: 'sign-in' | 'sign-up'): boolean => {
  const log = useService(LOG);
  const { session } = useSession();
  const isMember = isSignedIn(session);
  const isSent = form.matches('submitted');
  const { failure, values } = form.context;
  const [acceptedValues, setAcceptedValues] = useState<Values | null>(null);

  useEffect(() => {
    if (failure === null) return;
    log.failure(where, failure);
    toast(FAILED[where]);
  }, [failure, log, where]);
  useEffect(() => {
    if (!isSent || isMember) return undefined;
    const timer = setTimeout(() => {
      log.failure(`${where}.session`, timedOut);
      toast(FAILED[where]);
      setAcceptedValues(values);
      reset(values);
    }, SESSION_START_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [reset, isSent, isMember, log, values, where]);
  return acceptedValues === values && form.matches('editing');
};
