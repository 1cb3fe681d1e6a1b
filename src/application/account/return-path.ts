/** Default destination after sign-in. */
export const HOME_PATH = '/home';

/** Guest pages: signed-in users are redirected away from these paths. */
const GUEST_PATHS: ReadonlySet<string> = new Set(['/login', '/register']);

/** Longest accepted return path in characters. */
const MAX_LENGTH = 2000;

/** Base for parsing relative URLs; never requested. */
const BASE_ORIGIN = 'https://inside.invalid';

const parse = (address: string): URL | null => {
  try {
    return new URL(address, BASE_ORIGIN);
  } catch {
    return null;
  }
};

/**
 * Returns the path, query and hash to return to after sign-in, if the URL is inside the app. Returns null for anything that could lead
 * to another origin (`//host`, a scheme, backslashes, invisible characters) or back to a guest page (redirect loop).
 */
export const safeReturnPath = (next: string | null): string | null => {
  if (next === null || next.length > MAX_LENGTH || !/^\/(?!\/)[^\\\p{C}\p{Z}]*$/u.test(next)) return null;
  const url = parse(next);
  if (url === null || url.origin !== BASE_ORIGIN || url.pathname.startsWith('//')) return null;
  const isGuestPath = GUEST_PATHS.has(url.pathname.toLowerCase().replace(/\/+$/, ''));
  return isGuestPath ? null : url.pathname + url.search + url.hash;
};

const withReturnPath = (guestPath: string, path: string | null): string => {
  const next = safeReturnPath(path);
  return next === null ? guestPath : `${guestPath}?${new URLSearchParams({ next }).toString()}`;
};

/** Returns the path of the sign-in page that redirects to `path` afterwards. */
export const loginPath = (path: string | null): string => withReturnPath('/login', path);

/** Returns the path of the sign-up page that redirects to `path` afterwards. */
export const registerPath = (path: string | null): string => withReturnPath('/register', path);
