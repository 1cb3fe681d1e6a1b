import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseInjectedFault, runInto, type InjectedFault } from './faults';
import { imageSvg } from './image-svg';
import { badKey, errorResponse as faultReply, type Reply } from './responses';
import { answer } from './routes';
import { createTmdbData, type TmdbData } from './tmdb-data';

export type ServerOptions = {
  /** TCP port; 0 or absent for any free port. */
  readonly port?: number;
  /** Required bearer token; absent or null for none. */
  readonly token?: string | null;
  /** Delay before every response, ms. */
  readonly latency?: number;
  /** Injected faults in the syntax of `parseInjectedFault`. */
  readonly faults?: ReadonlyArray<string>;
  /** Exact number of titles in the popular lists; null or absent for all. */
  readonly size?: number | null;
  /** Reference day of dated lists, `YYYY-MM-DD`; absent for three weeks before the newest film. */
  readonly today?: string;
  /** Whether image paths respond with images; otherwise 404. */
  readonly images?: boolean;
  /** Data to share between servers of one process; absent to load them. */
  readonly data?: TmdbData;
};

type Control = {
  readonly latency?: number;
  readonly faults?: ReadonlyArray<string>;
  readonly size?: number | null;
  readonly images?: boolean;
};

export type TmdbServer = {
  /** `http://127.0.0.1:port`; the API is below `/3`, images are below `/t/p`. */
  readonly origin: string;
  readonly data: TmdbData;
  /** Changes faults and settings while the server runs; omitted properties stay unchanged. The same as `POST /__control`. */
  readonly control: (change: Control) => void;
  /** Returns the requested paths below `/3` with their queries, in order. The same as `GET /__control`. */
  readonly calls: () => ReadonlyArray<string>;
  readonly close: () => Promise<void>;
};

const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, accept, content-type',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-expose-headers': 'retry-after',
};

const send = (response: ServerResponse, { status, body, headers }: Reply): void => {
  response.writeHead(status, { ...CORS_HEADERS, 'content-type': 'application/json;charset=utf-8', ...headers }).end(JSON.stringify(body));
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** Serves the embedded facts in TMDB's format, with its paging, its errors and the injected faults. */
export const startTmdbServer = async (options: ServerOptions = {}): Promise<TmdbServer> => {
  const tmdbData = options.data ?? createTmdbData(options.today);
  const state = { latency: options.latency ?? 0, size: options.size ?? null, images: options.images ?? true };
  let faults: ReadonlyArray<InjectedFault> = (options.faults ?? []).map(parseInjectedFault);
  let requests: ReadonlyArray<string> = [];

  const control = (change: Control): void => {
    const { faults: newFaults, ...rest } = change;
    if (newFaults !== undefined) faults = newFaults.map(parseInjectedFault);
    Object.assign(state, rest);
  };

  const respondWithFault = (response: ServerResponse, { kind, retryAfter }: InjectedFault): void => {
    if (kind === 'hang') return;
    if (kind === 'drop') response.destroy();
    else if (kind === 'garbage')
      response.writeHead(200, { ...CORS_HEADERS, 'content-type': 'application/json' }).end('<html>not JSON</html>');
    else send(response, { ...faultReply(kind), headers: retryAfter === null ? {} : { 'retry-after': retryAfter } });
  };

  const serve = (request: IncomingMessage, response: ServerResponse, url: URL): void => {
    const fault = runInto(faults, request.method ?? 'GET', url.pathname);
    if (fault !== null) return respondWithFault(response, fault);
    if (url.pathname.startsWith('/t/p/')) {
      const svg = state.images ? imageSvg(url.pathname) : null;
      if (svg === null) response.writeHead(404, CORS_HEADERS).end();
      else
        response.writeHead(200, { ...CORS_HEADERS, 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000' }).end(svg);
      return;
    }
    requests = [...requests, `${url.pathname.slice(2)}${url.search}`];
    const isAuthorized =
      options.token === undefined || options.token === null || request.headers.authorization === `Bearer ${options.token}`;
    send(
      response,
      isAuthorized ? answer(url.pathname.replace(/^\/3/, ''), url.searchParams, { data: tmdbData, size: state.size }) : badKey,
    );
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://local');
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS_HEADERS).end();
    if (url.pathname !== '/__control') return void setTimeout(() => { serve(request, response, url); }, state.latency);
    if (request.method !== 'POST') return send(response, { status: 200, body: { ...state, calls: requests } });
    void bodyOf(request).then((text) => {
      control(JSON.parse(text) as Control);
      send(response, { status: 200, body: { ...state } });
    }).catch((error: unknown) => { send(response, { status: 400, body: { message: String(error) } }); });
  });

  await new Promise<void>((resolve) => { server.listen(options.port ?? 0, '127.0.0.1', resolve); });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    data: tmdbData,
    control,
    calls: () => requests,
    close: () => new Promise((resolve) => { server.close(() => { resolve(); }); server.closeAllConnections(); }),
  };
};
