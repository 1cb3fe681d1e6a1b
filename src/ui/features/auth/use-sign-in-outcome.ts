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

/** So long a session may take to begin after the identity service let somebody in; then the form can be sent again. */
const PATIENCE_MS = 12_000;

/** Says welcome as soon as somebody is let in: the session may begin, and the page be gone, before the form knows. */
export const withWelcomeToast = (signing: Answer<void>, welcome: ToastMessage): Answer<void> => pipe(signing, TE.tapIO(() => () => toast(welcome)));

const FAILED = { 'sign-in': TOASTS.signInFailed, 'sign-up': TOASTS.signUpFailed } as const;

/**
 * Tells why signing in or up failed: a toast, the reason in the log. The page itself is left by its guard, once the session has begun.
 * @returns whether somebody was let in whose session did not begin; not any more once they change something or try again.
 */
export const useSignInOutcome = <Values extends object>({ form, reset }: FormControl<Values>, where: 'sign-in' | 'sign-up'): boolean => {
  const log = useService(LOG);
  const { session } = useSession();
  const isThere = isSignedIn(session);
  const isSent = form.matches('submitted');
  const { failure, values } = form.context;
  const [letIn, setLetIn] = useState<Values | null>(null);

  useEffect(() => {
    if (failure === null) return;
    log.failure(where, failure);
    toast(FAILED[where]);
  }, [failure, log, where]);
  useEffect(() => {
    if (!isSent || isThere) return undefined;
    const patience = setTimeout(() => {
      log.failure(`${where}.session`, timedOut);
      toast(FAILED[where]);
      setLetIn(values);
      reset(values);
    }, PATIENCE_MS);
    return () => clearTimeout(patience);
  }, [reset, isSent, isThere, log, values, where]);
  return letIn === values && form.matches('editing');
};
