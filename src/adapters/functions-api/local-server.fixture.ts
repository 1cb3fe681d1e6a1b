import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Call = { readonly method: string; readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };
export type LocalServer = {
  readonly base: string;
  readonly calls: Call[];
  readonly answer: (respond: (response: ServerResponse) => void) => void;
  readonly close: () => Promise<void>;
};

/** Returns a responder that sends JSON. */
export const json = (status: number, body: unknown, headers: Record<string, string> = {}) => (response: ServerResponse): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

/** Starts a local server that records its calls and responds by `answer`; with status 200 by default. */
export const localServer = async (): Promise<LocalServer> => {
  const calls: Call[] = [];
  let respond = json(200, { status: 200 });
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      calls.push({
        method: request.method ?? '', path: request.url ?? '', headers: request.headers,
        body: Buffer.concat(parts).toString(),
      });
      respond(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    calls,
    answer: (next) => { respond = next; },
    close: () => new Promise((resolve) => { server.closeAllConnections(); server.close(() => resolve()); }),
  };
};
