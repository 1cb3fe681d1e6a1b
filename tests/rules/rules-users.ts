import type { Documents, Fields, Person } from './rules-attempt';

/** Time of all cases that do not test time, ms since 1970. */
export const NOW = Date.now();
export const DAY = 86_400_000;

/** Earliest valid sign-in of all users, ms since 1970. Not a whole second, because `since` need not be one. */
export const SINCE = Math.floor(NOW / 1000) * 1000 - DAY + 400;

const signedIn = (uid: string, role: Person['role']): Person => ({ uid, role, authTime: Math.floor(NOW / 1000) - 60, madeAt: null });

/** A member. */
export const MAYA = signedIn('maya', 'user');
/** Another member. */
export const EVE = signedIn('eve', 'user');
export const ADA = signedIn('ada', 'admin');

/** Access records of all users. */
export const ACCESS_RECORDS = {
  'access/maya': { disabled: false, role: 'user', since: SINCE },
  'access/eve': { disabled: false, role: 'user', since: SINCE },
  'access/ada': { disabled: false, role: 'admin', since: SINCE },
} satisfies Documents;

/** Returns all access records with the record of `uid` replaced; null omits it. */
export const accessRecords = (uid: 'maya' | 'ada', access: Fields | null): Documents => {
  const own = `access/${uid}`;
  const others = Object.fromEntries(Object.entries(ACCESS_RECORDS).filter(([path]) => path !== own));
  return access === null ? others : { ...others, [own]: access };
};

/** Facts of cases about authorization: a caller (member or admin) and the caller's access record. */
export const byMaya = { by: MAYA as Person | null, access: ACCESS_RECORDS['access/maya'] as Fields | null };
export const byAda = { by: ADA as Person | null, access: ACCESS_RECORDS['access/ada'] as Fields | null };

/** Variations of `byMaya` and `byAda` without any access. */
export const SHUT_OUT = [
  ['a visitor', 'by', null],
  ['a disabled user', 'access.disabled', true],
  ['a user without an access record', 'access', null],
  ['a user whose session began before all sessions were ended', 'by.authTime', Math.floor(SINCE / 1000) - 1],
  ['a user whose token of a passkey was made before all sessions were ended', 'by.madeAt', Math.floor(SINCE / 1000) - 1],
  ['a user whose session began a second before all sessions were ended', 'access.since', (MAYA.authTime + 1) * 1000],
] as const;

/** `SHUT_OUT` and callers who are not admins. */
export const NOT_ADMINS = [
  ...SHUT_OUT,
  ['a caller with the claim user', 'by.role', 'user'],
  ['a caller without a claim', 'by.role', null],
  ['a caller whose access record has the role user', 'access.role', 'user'],
] as const;
