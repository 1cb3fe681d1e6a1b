import type { Fetch } from './fetch-once';

/** Shows TMDB its read token with every call, as the server between does: in a browser a token would be everybody's. */
export const withBearerToken = (fetch: Fetch, token: string): Fetch => (url, init) =>
  fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
