import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { decode } from '#domain/shared/decode';
import { aborted, networkFailure, timedOut, invalidData, missingToken, type Failure } from '#domain/shared/failure';
import { TimeoutError, withTimeout } from '#domain/shared/with-timeout';
import { toRequestFailure } from './to-failure';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Request to a server function. Without `body`, no body is sent. */
export type FunctionRequest = { readonly url: string; readonly method?: HttpMethod; readonly body?: unknown };

export type FunctionRequestOptions<A> = {
  /** Codec of the response. */
  readonly codec: t.Type<A, unknown>;
  /** The identity token; null fails without a request. Omit for public functions only. */
  readonly token?: string | null;
  readonly signal?: AbortSignal;
  /** Limit for the whole response, in ms. A cold start takes some seconds. */
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 20_000;

const parseJson = (text: string): E.Either<null, unknown> => {
  try {
    return E.right(JSON.parse(text) as unknown);
  } catch {
    return E.left(null);
  }
};

const headersFor = (token: string | undefined, hasBody: boolean): Record<string, string> => ({
  accept: 'application/json',
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(hasBody ? { 'content-type': 'application/json' } : {}),
});

const readResponse = async <A>(response: Response, codec: t.Type<A, unknown>, source: string): Promise<E.Either<Failure, A>> => {
  const body = parseJson(await response.text());
  if (!response.ok) {
    const { status, statusText, headers } = response;
    return E.left(
      toRequestFailure(
        { status, statusText, retryAfter: headers.get('retry-after'), body: E.isRight(body) ? body.right : null },
        Date.now(),
      ),
    );
  }
  return E.isRight(body) ? decode(codec, source)(body.right) : E.left(invalidData(source, '(whole)', 'JSON'));
};

/**
 * Sends one request to a server function, JSON both ways, with the user's token. Without a token, nothing is sent and the result is
 * `missingToken`. Every status but 2xx is a failure with the status text. Never rejects; an aborted signal ends the request immediately.
 */
export const sendFunctionRequest =
  <A>(
    { url, method = 'GET', body }: FunctionRequest,
    { codec, token, signal, timeoutMs = TIMEOUT_MS }: FunctionRequestOptions<A>,
  ): Answer<A> =>
  async () => {
    if (token === null || token === '') return E.left(missingToken);
    if (signal?.aborted === true) return E.left(aborted);
    const send = async (limited: AbortSignal): Promise<E.Either<Failure, A>> => {
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(url, { method, headers: headersFor(token, body !== undefined), signal: limited, ...init });
      return readResponse(response, codec, `${method} ${url}`);
    };
    try {
      return await withTimeout(timeoutMs, send, signal);
    } catch (error) {
      return E.left(error instanceof TimeoutError ? timedOut : networkFailure(signal, globalThis.navigator));
    }
  };
