/** Where members go who have nowhere else to go. */
export const HOME_PATH = '/home';

/** Pages that somebody who has just signed in would leave at once. */
const DOORS: ReadonlySet<string> = new Set(['/login', '/register']);

/** An address longer than this is nobody's wish. */
const LONGEST = 2000;

/** Only there to read addresses against; nothing is ever asked of it. */
const INSIDE = 'https://inside.invalid';

const parse = (address: string): URL | null => {
  try {
    return new URL(address, INSIDE);
  } catch {
    return null;
  }
};

/**
 * Where somebody was going before they were asked to sign in, if that is inside the app: a path with its query. Null for anything
 * that could lead elsewhere (`//host`, a scheme, backslashes, letters that cannot be seen) or only round in circles (signing in).
 */
export const safeReturnPath = (next: string | null): string | null => {
  if (next === null || next.length > LONGEST || !/^\/(?!\/)[^\\\p{C}\p{Z}]*$/u.test(next)) return null;
  const url = parse(next);
  if (url === null || url.origin !== INSIDE || url.pathname.startsWith('//')) return null;
  const isDoor = DOORS.has(url.pathname.toLowerCase().replace(/\/+$/, ''));
  return isDoor ? null : url.pathname + url.search + url.hash;
};

const through = (door: string, place: string | null): string => {
  const next = safeReturnPath(place);
  return next === null ? door : `${door}?${new URLSearchParams({ next }).toString()}`;
};

/** The address of the sign-in page that leads back to a place afterwards. */
export const loginPath = (place: string | null): string => through('/login', place);

/** The same of the sign-up page. */
export const registerPath = (place: string | null): string => through('/register', place);
