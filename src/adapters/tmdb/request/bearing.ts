import type { Fetch } from './attempt';

/** Shows TMDB its read token with every call: for servers and scripts only, a token in a browser is everybody's. */
export const bearing = (fetch: Fetch, token: string): Fetch => (url, init) =>
  fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
