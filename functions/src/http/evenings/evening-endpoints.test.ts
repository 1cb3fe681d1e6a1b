import { afterEach, vi } from 'vitest';
import { httpSharedEvenings } from '#adapters/functions-api/http-shared-evenings';
import { keepsSharedEveningsContract } from '#domain/shared-evening/shared-evenings.contract';
import { createTestHandler, sendToHandler } from '../request-handler.fixture';

afterEach(() => vi.unstubAllGlobals());

keepsSharedEveningsContract('httpSharedEvenings and the endpoints', () => {
  const handler = createTestHandler();
  vi.stubGlobal('fetch', sendToHandler(handler));
  return {
    evenings: httpSharedEvenings({ base: 'https://marquee.example/api' }),
    wait: (millis) => {
      handler.clock.time += millis;
    },
  };
});
