import { useLocation, useSearchParams } from 'react-router-dom';
import { registerPath, safeReturnPath } from '#application/account/return-path';

/** Data passed from one auth page to the next: the typed e-mail address and the return path. */
export type AuthLinks = {
  readonly email: string;
  /** Paths of the auth pages, each with the return path. */
  readonly toLogin: string;
  readonly toRegister: string;
  readonly toReset: string;
};

const emailIn = (state: unknown): string => (typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '');

export const useAuthLinks = (): AuthLinks => {
  const state: unknown = useLocation().state;
  const [parameters] = useSearchParams();
  const next = safeReturnPath(parameters.get('next'));
  const returnParams = new URLSearchParams(next === null ? {} : { next });
  const query = returnParams.size === 0 ? '' : `?${returnParams.toString()}`;
  return {
    email: emailIn(state),
    toLogin: `/login${query}`,
    toRegister: registerPath(next),
    toReset: `/login?reset${next === null ? '' : `&${returnParams.toString()}`}`,
  };
};
