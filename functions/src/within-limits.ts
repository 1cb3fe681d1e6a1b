import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '../../src/domain/answer';
import type { BucketRule } from '../../src/domain/limits/bucket';
import type { Bearer } from '../../src/domain/user/identities';
import type { Method } from './endpoint';
import type { World } from './world';

/** A member may make 60 calls at once and one more every second; a stranger 20, and one more every 20 seconds. */
const MEMBERS: BucketRule = { capacity: 60, refillMs: 1000 };
const STRANGERS: BucketRule = { capacity: 20, refillMs: 20_000 };

/** Takes a token for a call that writes. Members have one bucket for all calls and instances, strangers one in each instance. */
export const withinLimits = (
  { limits, strangers, clock }: Pick<World, 'limits' | 'strangers' | 'clock'>,
  method: Method,
  by: Bearer | null,
  address: string,
): Answer<void> => {
  if (method === 'GET') return TE.right(undefined);
  return by === null ? strangers.take(address, STRANGERS, clock.now()) : limits.take(by.uid, MEMBERS, clock.now());
};
