import { keepsEveningRepositoryContract } from '#domain/shared-evening/evening-repository.contract';
import { keepsSharedEveningsContract } from '#domain/shared-evening/shared-evenings.contract';
import { memoryEvenings } from './memory-evenings.fixture';
import { memorySharedEvenings } from './memory-shared-evenings.fixture';

let ids = 0;
keepsEveningRepositoryContract('memoryEvenings', () => ({ evenings: memoryEvenings(), newId: () => String((ids += 1)) }));
keepsSharedEveningsContract('memorySharedEvenings', () => {
  let now = Date.UTC(2026, 10, 20, 20);
  return {
    evenings: memorySharedEvenings({ now: () => now }),
    wait: (millis) => {
      now += millis;
    },
  };
});
