import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * Number of hash digits in a bucket's key: few enough that a bucket cannot be traced to one network, and enough that callers rarely
 * share a bucket.
 */
const HASH_DIGITS = 5;

/** Groups of the network prefix: the holder of one IPv6 address has the 2^64 addresses with the same four groups. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

const groupsOf = (part: string | undefined): ReadonlyArray<string> => (part === undefined || part === '' ? [] : part.split(':'));

const networkOf = (address: string): string => {
  const [head, tail] = address.split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * Returns the part of an address that its holder cannot change at will: the network of an IPv6 address, all of an IPv4 address, also
 * of one in IPv6 notation.
 */
export const networkPrefix = (address: string): string => {
  const unmapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(unmapped) ? networkOf(unmapped) : unmapped;
};

/** The end of the path of a request. Only the platform writes it: what a caller puts into `X-Forwarded-For` stands before it. */
export type CallerAddresses = {
  /** Address that the last machine received the request from; behind Hosting the caller's. A direct caller may invent it. */
  readonly address: string;
  /** Address that the platform received the request from: a machine of Hosting, or a direct caller. Cannot be invented. */
  readonly lastHop: string;
};

/**
 * @param forwardedFor `X-Forwarded-For`, to which every machine appends the address that it received the request from.
 * @param peer address of the connection, used without that header.
 */
export const toCallerAddresses = (forwardedFor: string | null, peer: string): CallerAddresses => {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim()).filter((hop) => hop !== '');
  const lastHop = hops.at(-1) ?? peer;
  return { address: hops.at(-2) ?? lastHop, lastHop };
};

/** Returns a key for the callers of one network. It contains the last hop, so that nobody can use up the bucket of another network. */
export const networkKey = ({ address, lastHop }: CallerAddresses): string => `${networkPrefix(address)} ${networkPrefix(lastHop)}`;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);

/** Returns the bucket key of the anonymous callers of one network: a truncated hash. */
export const anonymousNetworkBucketKey = (path: CallerAddresses): string => `anon-${hash(networkKey(path))}`;

/** Returns the bucket key of all anonymous callers behind one last hop: a truncated hash. */
export const lastHopBucketKey = ({ lastHop }: CallerAddresses): string => `anon-hop-${hash(networkPrefix(lastHop))}`;

/** Bucket key of all anonymous callers together. */
export const ANONYMOUS_TOTAL = 'anon-all';
