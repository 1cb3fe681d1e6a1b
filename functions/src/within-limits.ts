import { createHash } from 'node:crypto';
import type { Answer } from '../../src/domain/answer';
import type { BucketRule } from '../../src/domain/limits/bucket';
import type { Bearer } from '../../src/domain/user/identities';
import type { Method } from './endpoint';
import type { World } from './world';

/** A member may write 60 times at once and once more every second; a stranger 20 times, and once more every 20 seconds. */
const MEMBERS: BucketRule = { capacity: 60, refillMs: 1000 };
const STRANGERS: BucketRule = { capacity: 20, refillMs: 20_000 };
/** Whoever it is may read 120 times at once, and twice more every second. */
const READERS: BucketRule = { capacity: 120, refillMs: 500 };

/** So many addresses share a bucket that none can be told from it, and so few of those who call that they do not meet. */
const SIGNS_OF_ADDRESS = 5;

/** The name of a stranger's bucket: what is left of an address when most of it is thrown away. */
const bucketOf = (address: string): string => `stranger-${createHash('sha256').update(address).digest('hex').slice(0, SIGNS_OF_ADDRESS)}`;

/** Takes a token: for what writes from a bucket that all instances share, one a member or address; for what reads from this instance's own. */
export const withinLimits = (
  { limits, reads, clock }: Pick<World, 'limits' | 'reads' | 'clock'>,
  method: Method,
  by: Bearer | null,
  address: string,
): Answer<void> => {
  const now = clock.now();
  if (method === 'GET') return reads.take(by?.uid ?? address, READERS, now);
  return by === null ? limits.take(bucketOf(address), STRANGERS, now) : limits.take(by.uid, MEMBERS, now);
};
