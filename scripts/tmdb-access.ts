// Reads the origin and the token for the development server's TMDB calls. The token never reaches the browser.
import type { BuildConfig } from '#composition/config';

export type TmdbAccess = { readonly origin: string; readonly token: string | null };

const TMDB = 'https://api.themoviedb.org';
const ORIGIN = /^https?:\/\/[^\s/?#]+$/;

const nonBlank = (text: string | undefined): string | null => (text === undefined || text.trim() === '' ? null : text.trim());

/**
 * Reads origin and token; a blank value counts as missing. Throws an error that names the invalid variable and contains no part of the
 * token.
 */
export const readTmdbAccess = (variables: Readonly<Record<string, string>>): TmdbAccess => {
  const token = nonBlank(variables['TMDB_TOKEN']);
  if (token !== null && /\s/.test(token)) throw new Error('TMDB_TOKEN has a space in it: it has to be the token and nothing else.');
  const origin = nonBlank(variables['TMDB_ORIGIN'])?.replace(/\/$/, '') ?? TMDB;
  if (!ORIGIN.test(origin)) throw new Error(`TMDB_ORIGIN is "${origin}": it has to be an address without a path, such as ${TMDB}.`);
  return { origin, token };
};

/** Returns why every TMDB call of the app would fail; null if none would. A replacement server may need no token. */
export const tmdbConfigError = (
  { catalogue, tmdbApiBase }: Pick<BuildConfig, 'catalogue' | 'tmdbApiBase'>,
  { origin, token }: TmdbAccess,
): string | null =>
  catalogue === 'tmdb' && tmdbApiBase === '/api/tmdb' && origin === TMDB && token === null
    ? 'TMDB_TOKEN is missing: VITE_CATALOGUE is "tmdb", and TMDB requires a read access token. Put TMDB_TOKEN=… into .env.local.'
    : null;
