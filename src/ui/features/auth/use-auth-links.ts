import { useLocation, useSearchParams } from 'react-router-dom';
import { registerPath, safeReturnPath } from '#application/account/return-path';

/** What one door hands on to the next: the address that was typed, and where the person was going. */
export type AuthLinks = {
  readonly email: string;
  /** Addresses of the doors, with where the person was going. */
  readonly toLogin: string;
  readonly toRegister: string;
  readonly toReset: string;
};

const emailIn = (state: unknown): string => (typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '');

export const useAuthLinks = (): AuthLinks => {
  const state: unknown = useLocation().state;
  const [parameters] = useSearchParams();
  const next = safeReturnPath(parameters.get('next'));
  const login = new URLSearchParams(next === null ? {} : { next });
  const query = login.size === 0 ? '' : `?${login.toString()}`;
  return {
    email: emailIn(state),
    toLogin: `/login${query}`,
    toRegister: registerPath(next),
    toReset: `/login?reset${next === null ? '' : `&${login.toString()}`}`,
  };
};
