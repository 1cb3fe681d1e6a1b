import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { aborted, notFound, offline, rateLimited, unavailable, invalidData, type Failure } from '#domain/shared/failure';
import { createTmdbClient, type TmdbClient } from './tmdb-client';
import { withBearerToken } from './bearer-token.fixture';
import { BACK_OFF_MS, MAX_WAIT_MS } from './with-retry';
import { errorResponse, okResponse, stubFetch, type StubbedFetch } from './stub-fetch.fixture';

const clock = { now: () => Date.now() };
const Film = t.strict({ title: t.string });
const film = { title: 'Solaris' };

const createClient = (stub: StubbedFetch, random = () => 1): TmdbClient =>
  createTmdbClient({ fetch: stub.fetch, baseUrl: 'https://tmdb.test/3', clock, random });
const requestFor = (id: number) => ({ path: `/movie/${id}`, parameters: { language: 'en-US' }, codec: Film, what: 'title' });

/** Runs an answer and advances the fake timers until it resolves. */
const runToEnd = async <A>(answer: Answer<A>): Promise<E.Either<Failure, A>> => {
  const running = answer();
  await vi.runAllTimersAsync();
  return running;
};

beforeEach(() => { vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') }); });
afterEach(() => { vi.useRealTimers(); vi.unstubAllGlobals(); });

describe('createTmdbClient', () => {
  it('sends no request until the answer runs', async () => {
    const stub = stubFetch(okResponse(film));
    const answer = createClient(stub)(requestFor(1));
    expect(stub.calls).toEqual([]);
    expect(await runToEnd(answer)).toEqual(E.right(film));
    expect(stub.calls).toEqual(['https://tmdb.test/3/movie/1?language=en-US']);
  });

  it('returns invalid-data with the path of the error, and logs the failure', async () => {
    const logged: unknown[] = [];
    const stub = stubFetch(okResponse({ title: 7 }));
    const log = { failure: (where: string, failure: Failure) => void logged.push([where, failure]) };
    const answer = createTmdbClient({ fetch: stub.fetch, baseUrl: 'https://tmdb.test/3', clock, log })(requestFor(1));
    const failure = invalidData('tmdb /movie/1', 'title', 'string');
    expect(await runToEnd(answer)).toEqual(E.left(failure));
    expect(logged).toEqual([['tmdb /movie/1', failure]]);
  });

  it('returns invalid-data for a response that is not JSON', async () => {
    expect(await runToEnd(createClient(stubFetch(okResponse('<html>')))(requestFor(1)))).toEqual(
      E.left(invalidData('tmdb /movie/1', '(whole)', 'JSON')),
    );
  });

  it('returns not-found with the name of the resource for status 404, without a retry', async () => {
    const stub = stubFetch(errorResponse(404));
    expect(await runToEnd(createClient(stub)(requestFor(1)))).toEqual(E.left(notFound('title')));
    expect(stub.calls).toHaveLength(1);
  });

  it('returns unavailable for an invalid API key, without a retry', async () => {
    const stub = stubFetch({ status: 401, body: { status_code: 7, status_message: 'Invalid API key', success: false } });
    expect(await runToEnd(createClient(stub)(requestFor(1)))).toEqual(E.left(unavailable(401, 'Invalid API key')));
    expect(stub.calls).toHaveLength(1);
  });

  it('sends the bearer token if the fetch function adds one', async () => {
    const stub = stubFetch(okResponse(film));
    await runToEnd(createClient({ ...stub, fetch: withBearerToken(stub.fetch, 'secret') })(requestFor(1)));
    expect(stub.headers[0]).toEqual({ accept: 'application/json', authorization: 'Bearer secret' });
  });
});

describe('createTmdbClient retries', () => {
  it('succeeds after transient errors, with doubled delays', async () => {
    const stub = stubFetch(errorResponse(503), 'broken', okResponse(film));
    const startedAt = Date.now();
    expect(await runToEnd(createClient(stub)(requestFor(1)))).toEqual(E.right(film));
    expect(stub.calls).toHaveLength(3);
    expect(Date.now() - startedAt).toBe(BACK_OFF_MS + 2 * BACK_OFF_MS);
  });

  it('randomises half of the delay', async () => {
    const startedAt = Date.now();
    await runToEnd(createClient(stubFetch(errorResponse(503), okResponse(film)), () => 0)(requestFor(1)));
    expect(Date.now() - startedAt).toBe(BACK_OFF_MS / 2);
  });

  it('returns the failure after two retries', async () => {
    const stub = stubFetch(errorResponse(500));
    expect(await runToEnd(createClient(stub)(requestFor(1)))).toEqual(E.left(unavailable(500, 'status 500')));
    expect(stub.calls).toHaveLength(3);
  });

  it.each([['seconds', '3'], ['a date', 'Fri, 20 Nov 2026 12:00:03 GMT']])('waits for the Retry-After given as %s', async (_, after) => {
    const stub = stubFetch(errorResponse(429, { 'retry-after': after }), okResponse(film));
    const startedAt = Date.now();
    expect(await runToEnd(createClient(stub)(requestFor(1)))).toEqual(E.right(film));
    expect(Date.now() - startedAt).toBe(3000);
  });

  it('returns rate-limited without a retry if Retry-After exceeds MAX_WAIT_MS', async () => {
    const stub = stubFetch(errorResponse(429, { 'retry-after': '60' }));
    expect(MAX_WAIT_MS).toBeLessThan(60_000);
    expect(await runToEnd(createClient(stub)(requestFor(1)))).toEqual(E.left(rateLimited(60_000)));
    expect(stub.calls).toHaveLength(1);
  });

  it('backs off after a 429 without Retry-After', async () => {
    const stub = stubFetch(errorResponse(429));
    expect(await runToEnd(createClient(stub)(requestFor(1)))).toEqual(E.left(rateLimited(null)));
    expect(stub.calls).toHaveLength(3);
  });

  it('times out after ten seconds, without a retry', async () => {
    const stub = stubFetch('hanging');
    const startedAt = Date.now();
    expect(await runToEnd(createClient(stub)(requestFor(1)))).toEqual(E.left(unavailable(null, 'time-out')));
    expect([stub.calls.length, Date.now() - startedAt]).toEqual([1, 10_000]);
  });

  it('returns offline without a retry if the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const stub = stubFetch('broken');
    expect(await runToEnd(createClient(stub)(requestFor(1)))).toEqual(E.left(offline));
    expect(stub.calls).toHaveLength(1);
  });

  it('returns unavailable for a network error if there is no navigator', async () => {
    vi.stubGlobal('navigator', undefined);
    expect(await runToEnd(createClient(stubFetch('broken'))(requestFor(1)))).toEqual(E.left(unavailable(null, 'network')));
  });
});

describe('createTmdbClient with an aborted signal', () => {
  it('aborts the request', async () => {
    const stub = stubFetch(okResponse(film, 1000));
    const controller = new AbortController();
    const running = createClient(stub)(requestFor(1), controller.signal)();
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await running).toEqual(E.left(aborted));
    expect(stub.signals[0]?.aborted).toBe(true);
  });

  it('stops waiting for a retry immediately', async () => {
    const stub = stubFetch(errorResponse(429, { 'retry-after': '9' }), okResponse(film));
    const controller = new AbortController();
    const running = createClient(stub)(requestFor(1), controller.signal)();
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    expect(await running).toEqual(E.left(aborted));
    await vi.runAllTimersAsync();
    expect(stub.calls).toHaveLength(1);
  });

  it('sends no request if the signal is already aborted', async () => {
    const stub = stubFetch(okResponse(film));
    expect(await runToEnd(createClient(stub)(requestFor(1), AbortSignal.abort()))).toEqual(E.left(aborted));
    expect(stub.calls).toEqual([]);
  });
});

describe('createTmdbClient with equal requests', () => {
  it('sends concurrent requests once, and continues for the other caller if one aborts', async () => {
    const stub = stubFetch(okResponse(film, 1000));
    const request = createClient(stub);
    const controller = new AbortController();
    const [abortedCall, otherCall] = [request(requestFor(1), controller.signal)(), request(requestFor(1))()];
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await abortedCall).toEqual(E.left(aborted));
    expect(stub.signals[0]?.aborted).toBe(false);
    await vi.runAllTimersAsync();
    expect(await otherCall).toEqual(E.right(film));
    expect(stub.calls).toHaveLength(1);
  });

  it('aborts the shared request when the last caller aborts, and the next call sends a new one', async () => {
    const stub = stubFetch(okResponse(film, 1000));
    const request = createClient(stub);
    const [one, other] = [new AbortController(), new AbortController()];
    const answers = [request(requestFor(1), one.signal)(), request(requestFor(1), other.signal)()];
    await vi.advanceTimersByTimeAsync(10);
    one.abort();
    other.abort();
    expect(await Promise.all(answers)).toEqual([E.left(aborted), E.left(aborted)]);
    const next = request(requestFor(1))();
    await vi.runAllTimersAsync();
    expect([stub.signals[0]?.aborted, stub.calls.length]).toEqual([true, 2]);
    expect(await next).toEqual(E.right(film));
  });

  it('sends one request if a call follows an abort in the same task, as with a remounted page', async () => {
    const stub = stubFetch(okResponse(film, 1000));
    const request = createClient(stub);
    const controller = new AbortController();
    const abortedCall = request(requestFor(1), controller.signal)();
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    const next = request(requestFor(1))();
    await vi.runAllTimersAsync();
    expect([await abortedCall, await next, stub.calls.length]).toEqual([E.left(aborted), E.right(film), 1]);
  });

  it('sends a new request after the last one has been answered', async () => {
    const stub = stubFetch(okResponse(film), okResponse({ title: 'Solyaris' }));
    const request = createClient(stub);
    expect(await runToEnd(request(requestFor(1)))).toEqual(E.right(film));
    expect(await runToEnd(request(requestFor(1)))).toEqual(E.right({ title: 'Solyaris' }));
  });

  it('lets no HTTP cache answer without asking the server', async () => {
    const stub = stubFetch(okResponse(film));
    await runToEnd(createClient(stub)(requestFor(1)));
    expect(stub.cacheModes).toEqual(['no-cache']);
  });

  it('lets the HTTP cache answer a look-up, which the opening of the same title does not wait for', async () => {
    const stub = stubFetch(okResponse(film, 50), okResponse(film));
    const request = createClient(stub);
    const lookUp = request({ ...requestFor(1), purpose: 'look-up' })();
    expect(await runToEnd(request(requestFor(1)))).toEqual(E.right(film));
    await lookUp;
    expect(stub.cacheModes).toEqual(['default', 'no-cache']);
  });
});
