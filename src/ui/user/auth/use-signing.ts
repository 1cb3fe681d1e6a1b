import { useEffect } from 'react';
import { LOG } from '#application/keys';
import { isSignedIn } from '#domain/user/session';
import { toast, type ToastMessage } from '#ui/design/toasts/toast.ts';
import { useSession } from '../../app/session';
import { useService } from '../../services';
import { TOASTS } from '../../words/toasts';
import type { FormControl } from '../use-form';

/** So long a session may take to begin after the identity service let somebody in; then the form can be sent again. */
const PATIENCE_MS = 12_000;

/**
 * Tells how signing in or up went: a toast for either, the reason in the log. The page itself is left by its guard, once the
 * session has begun.
 */
export const useSigning = <Values extends object>({ form, begin }: FormControl<Values>, where: 'sign-in' | 'sign-up', welcome: ToastMessage): void => {
  const log = useService(LOG);
  const { session } = useSession();
  const isThere = isSignedIn(session);
  const isSent = form.matches('submitted');
  const { failure, values } = form.context;

  useEffect(() => {
    if (failure === null) return;
    log.failure(where, failure);
    toast(TOASTS.signingFailed);
  }, [failure, log, where]);
  useEffect(() => {
    if (isSent) toast(welcome);
  }, [isSent, welcome]);
  useEffect(() => {
    if (!isSent || isThere) return undefined;
    const patience = setTimeout(() => {
      toast(TOASTS.signingFailed);
      begin(values);
    }, PATIENCE_MS);
    return () => clearTimeout(patience);
  }, [begin, isSent, isThere, values]);
};
