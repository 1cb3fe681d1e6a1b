import type { Documents, Fields, Person } from './rules-attempt';

/** When everything happens that is not about time, ms since 1970. */
export const NOW = Date.now();
export const DAY = 86_400_000;

/** When everybody's sessions may have begun at the earliest, ms. Not a whole second, as `since` need not be one. */
export const SINCE = Math.floor(NOW / 1000) * 1000 - DAY + 400;

const signedIn = (uid: string, role: Person['role']): Person => ({ uid, role, authTime: Math.floor(NOW / 1000) - 60 });

/** A member. */
export const MAYA = signedIn('maya', 'user');
/** Another member. */
export const EVE = signedIn('eve', 'user');
export const ADA = signedIn('ada', 'admin');

/** The markers of everybody. */
export const ACCESS_RECORDS = {
  'access/maya': { disabled: false, role: 'user', since: SINCE },
  'access/eve': { disabled: false, role: 'user', since: SINCE },
  'access/ada': { disabled: false, role: 'admin', since: SINCE },
} satisfies Documents;

/** Everybody's markers, with this one in the place of one of them; null leaves it out. */
export const accessRecords = (uid: 'maya' | 'ada', marker: Fields | null): Documents => {
  const own = `access/${uid}`;
  const others = Object.fromEntries(Object.entries(ACCESS_RECORDS).filter(([path]) => path !== own));
  return marker === null ? others : { ...others, [own]: marker };
};

/** The facts of every scene about authority: a member, or an admin, and their marker. */
export const byMaya = { by: MAYA as Person | null, marker: ACCESS_RECORDS['access/maya'] as Fields | null };
export const byAda = { by: ADA as Person | null, marker: ACCESS_RECORDS['access/ada'] as Fields | null };

/** Ways to be nobody, by the facts of `byMaya` and `byAda`. */
export const SHUT_OUT = [
  ['nobody signed in', 'by', null],
  ['a disabled one', 'marker.disabled', true],
  ['one whom the server has not marked yet', 'marker', null],
  ['one whose session began before all were ended', 'by.authTime', Math.floor(SINCE / 1000) - 1],
] as const;

/** As `SHUT_OUT`, for what only admins may do. */
export const NOT_ADMINS = [
  ...SHUT_OUT,
  ['one whose claim says user', 'by.role', 'user'],
  ['one who has no claim', 'by.role', null],
  ['one whose marker says user', 'marker.role', 'user'],
] as const;
