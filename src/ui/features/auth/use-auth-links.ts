import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { registerPath, safeReturnPath } from '#application/account/return-path';
import { isSignedIn } from '#domain/users/session';
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
   * Returns the props of the links between sign-in, sign-up and reset. They replace the page in the history, and keep the typed address and
   * where the user came from.
   */
  readonly swap: (email: string) => { readonly replace: true; readonly state: object };
};

const emailIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';

/** Deletes the address from the state of this page's history entry, which stays after a sign-out: others may use the computer too. */
const forgetEmail = (): void => {
  const entry = history.state as { readonly usr?: object | null } | null;
  if (emailIn(entry?.usr) !== '') history.replaceState({ ...entry, usr: { ...entry?.usr, email: '' } }, '');
};

/** Returns the links of an auth page, and the address that the page before has passed on. */
export const useAuthLinks = (): AuthLinks => {
  const state: unknown = useLocation().state;
  useEffect(forgetEmail, [state]);
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

/** Goes back once the user is signed in, if the page to return to is behind this one: the history then contains it once. */
export const useReturn = (): void => {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const isMember = isSignedIn(useSession().session);
  const goBack = useEffectEvent(() => {
    if (hasReturnBehind(state)) void navigate(-1);
  });
  useEffect(() => {
    if (isMember) goBack();
  }, [isMember]);
};
