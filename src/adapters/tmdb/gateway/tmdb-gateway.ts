import { TimeoutError, withTimeout } from '#domain/shared/with-timeout';
import { checkTmdbRequest } from './allowed-request';

export type GatewayRequest = {
  readonly method: string;
  /** Path below `/3` with its query, exactly as received. */ readonly target: string;
  readonly signal?: AbortSignal;
};
export type GatewayResponse = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array };
export type TmdbGateway = (request: GatewayRequest) => Promise<GatewayResponse>;

type GatewayFetch = (
  url: string,
  init: { readonly signal: AbortSignal; readonly headers: Readonly<Record<string, string>>; readonly redirect: 'manual' },
) => Promise<Response>;

export type GatewayOptions = {
  /** Origin of TMDB or of a server that replaces it; the only host that is ever called. */
  readonly origin: string;
  /** TMDB's read access token; null for a server that needs none. */
  readonly token: string | null;
  readonly fetch?: GatewayFetch;
  /** Time limit of a request with its body, ms. */
  readonly timeLimit?: number;
  /** Largest body, inflated, bytes. */
  readonly maxBytes?: number;
};

/** Longer than the client's own limit, so that the client is the one that reports a time-out. */
const TIME_LIMIT_MS = 15_000;
const MAX_BYTES = 4 * 1024 * 1024;

/** The body was larger than the gateway passes on. */
class TooLargeError extends Error {}

/** Reads a body up to a number of bytes. Rejects with `TooLargeError` as soon as there are more, and does not read the rest. */
const readBody = async (response: Response, maxBytes: number): Promise<Uint8Array> => {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw new TooLargeError();
    }
    chunks.push(part.value);
  }
  const body = new Uint8Array(size);
  chunks.reduce((offset, chunk) => {
    body.set(chunk, offset);
    return offset + chunk.byteLength;
  }, 0);
  return body;
};

const HEADERS = {
  'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff',
} as const;

/** Returns an error in TMDB's format, which the app's client reads. */
const errorResponse = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): GatewayResponse => ({
  status,
  headers: { ...HEADERS, ...headers },
  body: new TextEncoder().encode(JSON.stringify({ success: false, status_message: message })),
});

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/**
 * Creates the gateway between the app and TMDB, which adds the token. It calls one host, follows no redirect, and refuses whatever the
 * app does not use, so that the token serves nothing else. TMDB's errors are passed on, a 429 with its `Retry-After`. Never rejects: 502 if
 * TMDB cannot be reached or its answer cannot be passed on, 504 after the time limit. Aborting the signal ends the call to TMDB.
 */
export const createTmdbGateway = ({
  origin, token, fetch = globalThis.fetch, timeLimit = TIME_LIMIT_MS, maxBytes = MAX_BYTES,
}: GatewayOptions): TmdbGateway => {
  const base = `${new URL(origin).origin}/3`;
  const headers = { accept: 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
  return async ({ method, target, signal }) => {
    const checked = checkTmdbRequest(method, target);
    if (!checked.isAllowed) {
      const { status, message, allow } = checked.rejection;
      return errorResponse(status, message, allow === undefined ? {} : { allow });
    }
    const send = async (limited: AbortSignal): Promise<GatewayResponse> => {
      const response = await fetch(`${base}${checked.target}`, { signal: limited, headers, redirect: 'manual' });
      if (isRedirect(response.status)) {
        await response.body?.cancel();
        return errorResponse(502, 'TMDB redirected the request.');
      }
      const retryAfter = response.headers.get('retry-after');
      return {
        status: response.status,
        headers: { ...HEADERS, ...(retryAfter === null ? {} : { 'retry-after': retryAfter }) },
        body: await readBody(response, maxBytes),
      };
    };
    try {
      return await withTimeout(timeLimit, send, signal);
    } catch (error) {
      if (error instanceof TimeoutError) return errorResponse(504, 'TMDB did not answer in time.');
      return errorResponse(502, error instanceof TooLargeError ? 'The answer of TMDB is too large.' : 'TMDB could not be reached.');
    }
  };
};
