import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/** Number of hash digits in a bucket's key: 128 bits, so that no two callers share a bucket, by chance or on purpose. */
const HASH_DIGITS = 32;

/** Groups of the network prefix: the holder of one IPv6 address has the 2^64 addresses with the same four groups. */
const NETWORK_GROUPS = 4;
/** Groups and bytes that the networks of one block share: a provider gives a site up to 2^16 IPv6 networks, or 256 IPv4 addresses. */
const BLOCK_GROUPS = 3;
const BLOCK_BYTES = 3;
const GROUPS = 8;

const groupsOf = (part: string | undefined): ReadonlyArray<string> => (part === undefined || part === '' ? [] : part.split(':'));

const groupsBefore = (address: string, count: number): string => {
  const [head, tail] = address.split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

const unmap = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Returns the part of an address that its holder cannot change at will: the network of an IPv6 address, all of an IPv4 address, also
 * of one in IPv6 notation.
 */
export const networkPrefix = (address: string): string => {
  const unmapped = unmap(address);
  return isIPv6(unmapped) ? groupsBefore(unmapped, NETWORK_GROUPS) : unmapped;
};

/** Returns the block of networks that an address belongs to, which may have one holder. A text that is no address is a block of its own. */
export const blockPrefix = (address: string): string => {
  const unmapped = unmap(address);
  if (isIPv6(unmapped)) return groupsBefore(unmapped, BLOCK_GROUPS);
  return isIPv4(unmapped) ? unmapped.split('.').slice(0, BLOCK_BYTES).join('.') : unmapped;
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

/** Bucket keys of an anonymous caller, from the narrowest circle of callers to all of them. */
export type AnonymousKeys = readonly [network: string, block: string, lastHop: string, total: string];

/** Bucket key of all anonymous callers together. */
export const ANONYMOUS_TOTAL = 'anon-all';

/**
 * Returns the bucket keys of an anonymous caller, which name no address: hashes with a secret. Those of network and block contain the last
 * hop too, because a direct caller may invent the addresses of others.
 */
export const anonymousKeys = (path: CallerAddresses, secret: string): AnonymousKeys => {
  const hash = (text: string): string => createHmac('sha256', secret).update(text).digest('hex').slice(0, HASH_DIGITS);
  const hop = blockPrefix(path.lastHop);
  const block = `${blockPrefix(path.address)} ${hop}`;
  return [`anon-${hash(networkKey(path))}`, `anon-block-${hash(block)}`, `anon-hop-${hash(hop)}`, ANONYMOUS_TOTAL];
};
