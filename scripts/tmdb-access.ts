// What the development server asks TMDB with. The browser never sees it.
import type { BuildConfig } from '#composition/config';

export type TmdbAccess = { readonly origin: string; readonly token: string | null };

const TMDB = 'https://api.themoviedb.org';
const ORIGIN = /^https?:\/\/[^\s/?#]+$/;

const given = (text: string | undefined): string | null => (text === undefined || text.trim() === '' ? null : text.trim());

/** Reads both, blank being as good as missing. What cannot be meant throws a sentence that names the variable, and no part of the token. */
export const readTmdbAccess = (variables: Readonly<Record<string, string>>): TmdbAccess => {
  const token = given(variables['TMDB_TOKEN']);
  if (token !== null && /\s/.test(token)) throw new Error('TMDB_TOKEN has a space in it: it has to be the token and nothing else.');
  const origin = given(variables['TMDB_ORIGIN'])?.replace(/\/$/, '') ?? TMDB;
  if (!ORIGIN.test(origin)) throw new Error(`TMDB_ORIGIN is "${origin}": it has to be an address without a path, such as ${TMDB}.`);
  return { origin, token };
};

/** Why the app would start and get no answer to any question; null where it may. Whoever answers in TMDB's place may want no token. */
export const tmdbConfigError = ({ catalogue, tmdbApiBase }: Pick<BuildConfig, 'catalogue' | 'tmdbApiBase'>, { origin, token }: TmdbAccess): string | null =>
  catalogue === 'tmdb' && tmdbApiBase === '/api/tmdb' && origin === TMDB && token === null
    ? 'TMDB_TOKEN is missing: VITE_CATALOGUE is "tmdb", and TMDB answers only who brings a read access token. Put TMDB_TOKEN=… into .env.local.'
    : null;
