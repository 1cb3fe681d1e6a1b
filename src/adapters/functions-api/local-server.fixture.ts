import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Call = { readonly method: string; readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };
export type LocalServer = { readonly base: string; readonly calls: Call[]; readonly answer: (how: (response: ServerResponse) => void) => void; readonly close: () => Promise<void> };

/** Answers with JSON. */
export const json = (status: number, body: unknown, headers: Record<string, string> = {}) => (response: ServerResponse): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

/** A server of our own that writes down what it is asked and answers as told; 200 until then. */
export const localServer = async (): Promise<LocalServer> => {
  const calls: Call[] = [];
  let how = json(200, { status: 200 });
  const server: Server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      calls.push({ method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers, body: Buffer.concat(parts).toString() });
      how(response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    calls,
    answer: (told) => { how = told; },
    close: () => new Promise((closed) => { server.closeAllConnections(); server.close(() => closed()); }),
  };
};
