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

/** Returns the bucket key of an anonymous caller: a truncated hash of the network prefix. */
export const anonymousBucket = (address: string): string =>
  `anon-${createHash('sha256').update(networkPrefix(address)).digest('hex').slice(0, HASH_DIGITS)}`;

/** Bucket key of all anonymous callers together. */
export const ANONYMOUS_TOTAL = 'anon-all';
