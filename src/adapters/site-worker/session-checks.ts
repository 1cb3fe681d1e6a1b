import { NetworkOnly } from 'workbox-strategies';

/**
 * Time in s that Firebase's answers about the session have: as long as the database's. At a start the SDK waits for them for 30 to 60 s,
 * then goes on with what the browser has stored. It makes the same calls after a sign-in, which a shorter time could break off.
 */
const LIMIT_S = 10;

/** The calls for a new token, if the stored one has expired, and for the account, on Firebase or on its emulators. */
const CHECK = /(?:^|\/)(?:securetoken\.googleapis\.com\/v1\/token|identitytoolkit\.googleapis\.com\/v1\/accounts:lookup)$/;

/** Returns whether a request is about the stored session. */
export const isSessionCheck = ({ host, pathname }: Pick<URL, 'host' | 'pathname'>): boolean => CHECK.test(host + pathname);

/** Fails without an answer in time: a member's start does not wait for a network that carries nothing. */
export const sessionChecks = new NetworkOnly({ networkTimeoutSeconds: LIMIT_S });
