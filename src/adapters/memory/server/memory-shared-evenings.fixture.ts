import { createEveningCode } from '#domain/shared-evening/shared-evening';
import type { SharedEvenings } from '#domain/shared-evening/shared-evenings';
import type { Clock } from '#application/ports/clock';
import { sharedEveningsOf } from '#application/server/evenings/evening-use-cases.fixture';
import { memoryEvenings } from './memory-evenings.fixture';

/** Shared evenings in memory, for stories and tests: a site without a server offers none. */
export const memorySharedEvenings = (clock: Clock): SharedEvenings => {
  let count = 0;
  const next = (): number => (count += 1);
  return sharedEveningsOf({
    evenings: memoryEvenings(), clock,
    newEveningId: () => next().toString(16).padStart(32, '0'),
    newEveningCode: () => createEveningCode((below) => next() % below),
  });
};
