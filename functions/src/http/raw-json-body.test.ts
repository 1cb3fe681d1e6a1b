import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepRawBodies, sentContentType } from './raw-json-body';

let server: Server;
let stop = (): void => undefined;
beforeAll(async () => {
  stop = keepRawBodies();
  server = createServer((request, response) => response.end(JSON.stringify([request.headers['content-type'], sentContentType(request)])));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  // Test files share one process.
  stop();
  await new Promise((resolve) => void server.close(resolve));
});

const send = async (path: string, type: string | null): Promise<unknown> => {
  const { port } = server.address() as AddressInfo;
  const headers = type === null ? {} : { 'content-type': type };
  return (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: type === null ? null : '{bad' })).json();
};

it('hides the type of a call from the parsers of the platform and keeps it for the function', async () => {
  expect(await send('/api/sendFeedback', 'application/json; charset=utf-8')).toEqual([
    'application/octet-stream', 'application/json; charset=utf-8',
  ]);
  expect(await send('/api/sendFeedback', 'text/plain')).toEqual(['application/octet-stream', 'text/plain']);
});

it('leaves events of other services and calls without a body alone', async () => {
  expect(await send('/', 'application/json')).toEqual(['application/json', null]);
  expect(await send('/api/health', null)).toEqual([null, null]);
});
