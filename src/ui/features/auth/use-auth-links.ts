import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { registerPath, safeReturnPath } from '#application/account/return-path';
import { CATALOGUE_USE_CASES, MEMBER_LISTS_LOADER } from '#application/service-keys';
import { isSignedIn } from '#domain/users/session';
import type { UserId } from '#domain/users/user-id';
import { toast } from '#ui/design/toasts/toast.ts';
import { ACCOUNT_TOASTS } from '#ui/messages/account-toasts.messages.ts';
import { useService } from '#ui/services.tsx';
import { useSession } from '#ui/shell/providers/session-provider.tsx';
import { hasReturnBehind } from '#ui/shell/navigation/return-behind.ts';

/** Data passed from one auth page to the next: the typed e-mail address and the return path. */
export type AuthLinks = {
  readonly email: string;
  /** An invitation to a list leads here: the page to return to shows it. */
  readonly isInvited: boolean;
  /** Paths of the auth pages, each with the return path. */
  readonly toLogin: string;
  readonly toRegister: string;
  readonly toReset: string;
  /**
   * Returns the props of the link between sign-in and sign-up. It replaces this one in the history, and keeps the typed address and where
   * the user came from.
   */
  readonly swap: (email: string) => { readonly replace: true; readonly state: object };
};

const emailIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';

/** Returns the links of an auth page. */
export const useAuthLinks = (): AuthLinks => {
  const state: unknown = useLocation().state;
  const [parameters] = useSearchParams();
  const next = safeReturnPath(parameters.get('next'));
  const returnParams = new URLSearchParams(next === null ? {} : { next });
  const query = returnParams.size === 0 ? '' : `?${returnParams.toString()}`;
  return {
    email: emailIn(state),
    isInvited: /[?&]invitation=/.test(next ?? ''),
    swap: (email) => ({ replace: true, state: { ...(hasReturnBehind(state) && state), email } }),
    toLogin: `/login${query}`,
    toRegister: registerPath(next),
    toReset: `/login?reset${next === null ? '' : `&${returnParams.toString()}`}`,
  };
};

/**
 * Goes back once the user is signed in, if the page to return to is behind this one: the history then contains it once. The title that the
 * link there promised to save is saved, if the visitor has signed in here: a member who comes again by Forward saves nothing.
 */
export const useReturn = (): void => {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const { loading, session } = useSession();
  const [loader, catalogue] = [useService(MEMBER_LISTS_LOADER), useService(CATALOGUE_USE_CASES)];
  const uid = isSignedIn(session) ? session.uid : null;
  const isVisitor = !loading && uid === null;
  const wasVisitor = useRef(false);
  const goBack = useEffectEvent((by: UserId) => {
    if (!hasReturnBehind(state)) return;
    void navigate(-1);
    const { save } = state;
    if (save === undefined || !wasVisitor.current) return;
    void import('#ui/features/lists/card-actions/save-after-sign-in.ts')
      .then(({ saveAfterSignIn }) => saveAfterSignIn({ current$: loader.current$, getDetails: catalogue.getDetails }, by, save))
      .catch(() => toast(ACCOUNT_TOASTS.notSaved));
  });
  useEffect(() => {
    if (isVisitor) wasVisitor.current = true;
    if (uid !== null) goBack(uid);
  }, [isVisitor, uid]);
};
