import { afterEach, vi } from 'vitest';
import { httpSharedEvenings } from '#adapters/functions-api/http-shared-evenings';
import { keepsSharedEveningsContract } from '#domain/shared-evening/shared-evenings.contract';
import { createTestHandler, testRequest, type TestHandler } from '../request-handler.fixture';

/** Sends a request of the browser's adapter to the server in this process. Each call comes from a network of its own. */
const sendTo = (handler: TestHandler): typeof fetch => {
  let calls = 0;
  return async (url, init) => {
    const { pathname, search } = new URL(url as string);
    const text = typeof init?.body === 'string' ? init.body : '';
    const { status, body, headers } = await handler.answer(
      testRequest(pathname.slice('/api/'.length), init?.method ?? 'GET', { text, query: search.slice(1), address: `192.0.2.${(calls += 1)}` }),
    );
    return new Response(JSON.stringify(body), { status, headers });
  };
};

afterEach(() => vi.unstubAllGlobals());

keepsSharedEveningsContract('httpSharedEvenings and the endpoints', () => {
  const handler = createTestHandler();
  vi.stubGlobal('fetch', sendTo(handler));
  return {
    evenings: httpSharedEvenings({ base: 'https://marquee.example/api' }),
    wait: (millis) => {
      handler.clock.time += millis;
    },
  };
});
