import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { decode } from '#domain/shared/decode';
import { aborted, networkFailure, timedOut, invalidData, withoutToken, type Failure } from '#domain/shared/failure';
import { toRequestFailure } from './to-failure';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What is asked of a server function. Without a body none is sent. */
export type RequestTarget = { readonly url: string; readonly method?: HttpMethod; readonly body?: unknown };

export type RequestOptions<A> = {
  /** What the answer has to be. */
  readonly codec: t.Type<A, unknown>;
  /** The identity token; null refuses without asking. Left out only for what anyone may ask. */
  readonly token?: string | null;
  readonly signal?: AbortSignal;
  /** How long the whole answer may take, in ms. A function that was asleep needs some seconds. */
  readonly timeoutMs?: number;
};

const PATIENCE_MS = 20_000;

const parsed = (text: string): E.Either<null, unknown> => {
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

const readAnswer = async <A>(response: Response, codec: t.Type<A, unknown>, source: string): Promise<E.Either<Failure, A>> => {
  const body = parsed(await response.text());
  if (!response.ok) {
    const { status, statusText, headers } = response;
    return E.left(toRequestFailure({ status, statusText, retryAfter: headers.get('retry-after'), body: E.isRight(body) ? body.right : null }, Date.now()));
  }
  return E.isRight(body) ? decode(codec, source)(body.right) : E.left(invalidData(source, '(whole)', 'JSON'));
};

/**
 * Asks a server function once: JSON both ways, with the member's token. Nothing is sent without one, and the refusal says so; any
 * status but 2xx is a failure that carries the status text. Never rejects; an aborted signal ends it at once.
 */
export const sendRequest =
  <A>({ url, method = 'GET', body }: RequestTarget, { codec, token, signal, timeoutMs = PATIENCE_MS }: RequestOptions<A>): Answer<A> =>
  async () => {
    if (token === null || token === '') return E.left(withoutToken);
    if (signal?.aborted === true) return E.left(aborted);
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(timedOut), timeoutMs);
    const stop = (): void => limit.abort(aborted);
    signal?.addEventListener('abort', stop, { once: true });
    try {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(url, { method, headers: headersFor(token, body !== undefined), signal: limit.signal, ...sent });
      return await readAnswer(response, codec, `${method} ${url}`);
    } catch {
      return E.left(limit.signal.reason === timedOut ? timedOut : networkFailure(signal, globalThis.navigator));
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  };
