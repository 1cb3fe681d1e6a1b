import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** So many neighbourhoods share a bucket that none can be told from it, and so few of those who call that they do not meet. */
const SIGNS_OF_ADDRESS = 5;

/** Whoever has one IPv6 address has the 2^64 that begin with the same four groups. */
const GROUPS_OF_NETWORK = 4;
const GROUPS = 8;

const groupsOf = (part: string | undefined): ReadonlyArray<string> => (part === undefined || part === '' ? [] : part.split(':'));

const networkOf = (address: string): string => {
  const [head, tail] = address.split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const between = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0');
  return [...first, ...between, ...last]
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** An address without what its owner can change at will: of IPv6 the network, of IPv4, also where it is written as IPv6, all of it. */
export const networkPrefix = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
};

/** The name of a stranger's bucket: what is left of an address when most of it is thrown away. */
export const anonymousBucket = (address: string): string =>
  `stranger-${createHash('sha256').update(networkPrefix(address)).digest('hex').slice(0, SIGNS_OF_ADDRESS)}`;

/** The bucket of all strangers together. */
export const ANONYMOUS_TOTAL = 'strangers';
