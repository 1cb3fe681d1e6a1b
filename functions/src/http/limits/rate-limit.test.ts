import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { instanceRateLimiter } from '../../adapters/instance-rate-limiter';
import type { CallerAddresses } from './anonymous-rate-limit';
import type { Endpoint } from '../endpoint';
import { enforceRateLimit } from './rate-limit';

type Limited = Pick<Endpoint, 'method' | 'limit'>;

/** A machine of Hosting, behind which visitors and attackers are alike. */
const HOSTING = '203.0.113.7';

const open = () => {
  const clock = { time: Date.parse('2026-11-20T12:00:00Z') };
  const deps = { rateLimiter: instanceRateLimiter(), readLimiter: instanceRateLimiter(), clock: { now: () => clock.time } };
  const isAllowed = async (call: Limited, path: CallerAddresses): Promise<boolean> =>
    E.isRight(await enforceRateLimit(deps, call, null, path)());
  return { clock, isAllowed };
};

/** Calls that are limited, and how long somebody waits who sends no more than a network may in the long run. */
const CALLS: ReadonlyArray<readonly [what: string, call: Limited, stepMs: number]> = [
  ['feedback', { method: 'POST' }, 2_000_000],
  ['evenings', { method: 'POST', limit: 'evening' }, 400_000],
  ['reading', { method: 'GET' }, 1000],
];
/** Ten senders; `sent` counts the calls. */
const FLOODS: ReadonlyArray<readonly [from: string, path: (sender: number, sent: number) => CallerAddresses]> = [
  ['networks behind the machine of Hosting that others come by', (sender) => ({ address: `198.51.${sender}.1`, lastHop: HOSTING })],
  ['networks of one block', (sender) => ({ address: `2001:db8:7:${sender}::1`, lastHop: HOSTING })],
  ['direct callers who invent addresses', (sender, sent) => ({ address: `10.${sent >> 8}.${sent & 255}.1`, lastHop: `192.0.${sender}.1` })],
  ['direct callers who take the address of a visitor', (sender) => ({ address: '192.0.2.200', lastHop: `192.0.${sender}.1` })],
];

describe('a flood of ten', () => {
  it.each(CALLS.flatMap(([what, call, stepMs]) => FLOODS.map(([from, path]) => ({ what, from, call, stepMs, path }))))(
    '$from leaves $what to others as long as it lasts',
    async ({ call, stepMs, path }) => {
      const { clock, isAllowed } = open();
      const refused: string[] = [];
      let sent = 0;
      for (let step = 0; step < 40; step += 1) {
        for (let each = 0; each < 40; each += 1)
          for (let sender = 0; sender < 10; sender += 1) await isAllowed(call, path(sender, (sent += 1)));
        for (const address of ['192.0.2.200', `192.0.3.${step}`, `2001:db8:9:${step}::1`])
          if (!(await isAllowed(call, { address, lastHop: HOSTING }))) refused.push(`${step}: ${address}`);
        clock.time += stepMs;
      }
      expect(refused).toEqual([]);
    },
  );
});
