import type { Fetch } from './fetch-once';

/** Adds TMDB's read token to every request, as the server proxy does. A token in the browser would be public. */
export const withBearerToken = (fetch: Fetch, token: string): Fetch => (url, init) =>
  fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
