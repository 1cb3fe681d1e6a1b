import type { Clock } from '#domain/clock';
import { memoryGround } from './ground';
import { inMemoryHouse, type House } from './house';
import { demoState } from './people';

/** Opens the house of this browser. */
export const openHouse = ({ clock }: { readonly clock: Clock }): Promise<House> =>
  Promise.resolve(inMemoryHouse({ ground: memoryGround(demoState), clock, browser: 'this' }));
