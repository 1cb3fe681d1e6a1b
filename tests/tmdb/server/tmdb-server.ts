import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseInjectedFault, runInto, type InjectedFault } from './faults';
import { picture } from './pictures';
import { badKey, errorResponse as faultReply, type Reply } from './responses';
import { answer } from './routes';
import { createTmdbData, type TmdbData } from './tmdb-data';

export type ServerOptions = {
  /** 0 or absent: any free one. */
  readonly port?: number;
  /** The bearer token that calls have to show; absent: none. */
  readonly token?: string | null;
  /** Milliseconds before every answer. */
  readonly latency?: number;
  /** As `parseFault` reads them. */
  readonly faults?: ReadonlyArray<string>;
  /** Exactly so many titles in the popular lists. */
  readonly size?: number | null;
  /** The day of dated lists; absent: that of the newest film. */
  readonly today?: string;
  /** Whether there are pictures at all. */
  readonly pictures?: boolean;
  /** Made once and shared by servers of one process. */
  readonly data?: TmdbData;
};

type Control = { readonly latency?: number; readonly faults?: ReadonlyArray<string>; readonly size?: number | null; readonly pictures?: boolean };

export type TmdbServer = {
  /** `http://127.0.0.1:port`; calls go below `/3`, pictures below `/t/p`. */
  readonly origin: string;
  readonly data: TmdbData;
  /** Changes what goes wrong while it runs; what is not named stays. The same as `POST /__control`. */
  readonly control: (change: Control) => void;
  /** Paths below `/3` that were called, in order, with their queries. The same as `GET /__control`. */
  readonly calls: () => ReadonlyArray<string>;
  readonly close: () => Promise<void>;
};

const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, accept, content-type',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-expose-headers': 'retry-after',
};

const send = (response: ServerResponse, { status, body, headers }: Reply): void => {
  response.writeHead(status, { ...open, 'content-type': 'application/json;charset=utf-8', ...headers }).end(JSON.stringify(body));
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** Serves the embedded facts as TMDB would, with its pages and refusals, and with whatever else is to go wrong. */
export const startTmdbServer = async (options: ServerOptions = {}): Promise<TmdbServer> => {
  const world = options.data ?? createTmdbData(options.today);
  const state = { latency: options.latency ?? 0, size: options.size ?? null, pictures: options.pictures ?? true };
  let faults: ReadonlyArray<InjectedFault> = (options.faults ?? []).map(parseInjectedFault);
  let called: ReadonlyArray<string> = [];

  const control = (change: Control): void => {
    const { faults: wanted, ...rest } = change;
    if (wanted !== undefined) faults = wanted.map(parseInjectedFault);
    Object.assign(state, rest);
  };

  const goWrong = (response: ServerResponse, { kind, retryAfter }: InjectedFault): void => {
    if (kind === 'hang') return;
    if (kind === 'drop') response.destroy();
    else if (kind === 'garbage') response.writeHead(200, { ...open, 'content-type': 'application/json' }).end('<html>not JSON</html>');
    else send(response, { ...faultReply(kind), headers: retryAfter === null ? {} : { 'retry-after': retryAfter } });
  };

  const serve = (request: IncomingMessage, response: ServerResponse, url: URL): void => {
    const wrong = runInto(faults, request.method ?? 'GET', url.pathname);
    if (wrong !== null) return goWrong(response, wrong);
    if (url.pathname.startsWith('/t/p/')) {
      const drawn = state.pictures ? picture(url.pathname) : null;
      if (drawn === null) response.writeHead(404, open).end();
      else response.writeHead(200, { ...open, 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000' }).end(drawn);
      return;
    }
    called = [...called, `${url.pathname.slice(2)}${url.search}`];
    const isKnown = options.token === undefined || options.token === null || request.headers.authorization === `Bearer ${options.token}`;
    send(response, isKnown ? answer(url.pathname.replace(/^\/3/, ''), url.searchParams, { data: world, size: state.size }) : badKey);
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://local');
    if (request.method === 'OPTIONS') return void response.writeHead(204, open).end();
    if (url.pathname !== '/__control') return void setTimeout(() => { serve(request, response, url); }, state.latency);
    if (request.method !== 'POST') return send(response, { status: 200, body: { ...state, calls: called } });
    void bodyOf(request).then((text) => {
      control(JSON.parse(text) as Control);
      send(response, { status: 200, body: { ...state } });
    }).catch((error: unknown) => { send(response, { status: 400, body: { message: String(error) } }); });
  });

  await new Promise<void>((resolve) => { server.listen(options.port ?? 0, '127.0.0.1', resolve); });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    data: world,
    control,
    calls: () => called,
    close: () => new Promise((resolve) => { server.close(() => { resolve(); }); server.closeAllConnections(); }),
  };
};
