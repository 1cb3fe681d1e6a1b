import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { aborted, notFound, offline, rateLimited, unavailable, invalidData, type Failure } from '#domain/shared/failure';
import { createTmdbClient, type TmdbClient } from './tmdb-client';
import { withBearerToken } from './bearer-token.fixture';
import { CACHE_AGE_MS, CACHE_SIZE } from './with-cache';
import { BACK_OFF_MS, MAX_WAIT_MS } from './with-retry';
import { errorResponse, okResponse, stubFetch, type StubbedFetch } from './stub-fetch.fixture';

const clock = { now: () => Date.now() };
const Film = t.strict({ title: t.string });
const film = { title: 'Solaris' };

const connected = (script: StubbedFetch, random = () => 1): TmdbClient => createTmdbClient({ fetch: script.fetch, baseUrl: 'https://tmdb.test/3', clock, random });
const question = (id: number) => ({ path: `/movie/${id}`, parameters: { language: 'en-US' }, codec: Film, what: 'title' });

/** Runs an answer while the timers fly. */
const soon = async <A>(answer: Answer<A>): Promise<E.Either<Failure, A>> => {
  const running = answer();
  await vi.runAllTimersAsync();
  return running;
};

beforeEach(() => { vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') }); });
afterEach(() => { vi.useRealTimers(); vi.unstubAllGlobals(); });

describe('asking TMDB', () => {
  it('does nothing until the answer is called for', async () => {
    const script = stubFetch(okResponse(film));
    const answer = connected(script)(question(1));
    expect(script.calls).toEqual([]);
    expect(await soon(answer)).toEqual(E.right(film));
    expect(script.calls).toEqual(['https://tmdb.test/3/movie/1?language=en-US']);
  });

  it('names the place of what does not decode, and logs it', async () => {
    const logged: unknown[] = [];
    const script = stubFetch(okResponse({ title: 7 }));
    const log = { failure: (where: string, failure: Failure) => void logged.push([where, failure]) };
    const answer = createTmdbClient({ fetch: script.fetch, baseUrl: 'https://tmdb.test/3', clock, log })(question(1));
    const failure = invalidData('tmdb /movie/1', 'title', 'string');
    expect(await soon(answer)).toEqual(E.left(failure));
    expect(logged).toEqual([['tmdb /movie/1', failure]]);
  });

  it('refuses an answer that is no JSON', async () => {
    expect(await soon(connected(stubFetch(okResponse('<html>')))(question(1)))).toEqual(E.left(invalidData('tmdb /movie/1', '(whole)', 'JSON')));
  });

  it('tells what is not there by its plain name, and does not ask for it again', async () => {
    const script = stubFetch(errorResponse(404));
    expect(await soon(connected(script)(question(1)))).toEqual(E.left(notFound('title')));
    expect(script.calls).toHaveLength(1);
  });

  it('takes a refused key for a source that is unavailable', async () => {
    const script = stubFetch({ status: 401, body: { status_code: 7, status_message: 'Invalid API key', success: false } });
    expect(await soon(connected(script)(question(1)))).toEqual(E.left(unavailable(401, 'Invalid API key')));
    expect(script.calls).toHaveLength(1);
  });

  it('shows a token where it was given one', async () => {
    const script = stubFetch(okResponse(film));
    await soon(connected({ ...script, fetch: withBearerToken(script.fetch, 'secret') })(question(1)));
    expect(script.headers[0]).toEqual({ accept: 'application/json', authorization: 'Bearer secret' });
  });
});

describe('asking again', () => {
  it('succeeds after passing faults, waiting longer each time', async () => {
    const script = stubFetch(errorResponse(503), 'broken', okResponse(film));
    const started = Date.now();
    expect(await soon(connected(script)(question(1)))).toEqual(E.right(film));
    expect(script.calls).toHaveLength(3);
    expect(Date.now() - started).toBe(BACK_OFF_MS + 2 * BACK_OFF_MS);
  });

  it('leaves half of the pause to chance', async () => {
    const started = Date.now();
    await soon(connected(stubFetch(errorResponse(503), okResponse(film)), () => 0)(question(1)));
    expect(Date.now() - started).toBe(BACK_OFF_MS / 2);
  });

  it('gives up after two retries', async () => {
    const script = stubFetch(errorResponse(500));
    expect(await soon(connected(script)(question(1)))).toEqual(E.left(unavailable(500, 'status 500')));
    expect(script.calls).toHaveLength(3);
  });

  it.each([['seconds', '3'], ['a date', 'Fri, 20 Nov 2026 12:00:03 GMT']])('waits as long as Retry-After says in %s', async (_, after) => {
    const script = stubFetch(errorResponse(429, { 'retry-after': after }), okResponse(film));
    const started = Date.now();
    expect(await soon(connected(script)(question(1)))).toEqual(E.right(film));
    expect(Date.now() - started).toBe(3000);
  });

  it('passes a long Retry-After on instead of waiting', async () => {
    const script = stubFetch(errorResponse(429, { 'retry-after': '60' }));
    expect(MAX_WAIT_MS).toBeLessThan(60_000);
    expect(await soon(connected(script)(question(1)))).toEqual(E.left(rateLimited(60_000)));
    expect(script.calls).toHaveLength(1);
  });

  it('backs off from a 429 that does not say how long', async () => {
    const script = stubFetch(errorResponse(429));
    expect(await soon(connected(script)(question(1)))).toEqual(E.left(rateLimited(null)));
    expect(script.calls).toHaveLength(3);
  });

  it('stops waiting for an answer after ten seconds, and does not start over', async () => {
    const script = stubFetch('hanging');
    const started = Date.now();
    expect(await soon(connected(script)(question(1)))).toEqual(E.left(unavailable(null, 'time-out')));
    expect([script.calls.length, Date.now() - started]).toEqual([1, 10_000]);
  });

  it('knows when the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const script = stubFetch('broken');
    expect(await soon(connected(script)(question(1)))).toEqual(E.left(offline));
    expect(script.calls).toHaveLength(1);
  });

  it('cannot tell elsewhere: the source is unavailable', async () => {
    vi.stubGlobal('navigator', undefined);
    expect(await soon(connected(stubFetch('broken'))(question(1)))).toEqual(E.left(unavailable(null, 'network')));
  });
});

describe('losing interest', () => {
  it('gives the call up', async () => {
    const script = stubFetch(okResponse(film, 1000));
    const controller = new AbortController();
    const running = connected(script)(question(1), controller.signal)();
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await running).toEqual(E.left(aborted));
    expect(script.signals[0]?.aborted).toBe(true);
  });

  it('gives waiting for a retry up at once', async () => {
    const script = stubFetch(errorResponse(429, { 'retry-after': '9' }), okResponse(film));
    const controller = new AbortController();
    const running = connected(script)(question(1), controller.signal)();
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    expect(await running).toEqual(E.left(aborted));
    await vi.runAllTimersAsync();
    expect(script.calls).toHaveLength(1);
  });

  it('asks nothing when it was lost before', async () => {
    const script = stubFetch(okResponse(film));
    expect(await soon(connected(script)(question(1), AbortSignal.abort()))).toEqual(E.left(aborted));
    expect(script.calls).toEqual([]);
  });
});

describe('equal questions', () => {
  it('in flight are one call, and one asker leaving does not take it from the other', async () => {
    const script = stubFetch(okResponse(film, 1000));
    const ask = connected(script);
    const controller = new AbortController();
    const [leaving, staying] = [ask(question(1), controller.signal)(), ask(question(1))()];
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await leaving).toEqual(E.left(aborted));
    expect(script.signals[0]?.aborted).toBe(false);
    await vi.runAllTimersAsync();
    expect(await staying).toEqual(E.right(film));
    expect(script.calls).toHaveLength(1);
  });

  it('in flight are given up when the last asker leaves, and asked anew by the next', async () => {
    const script = stubFetch(okResponse(film, 1000));
    const ask = connected(script);
    const [one, other] = [new AbortController(), new AbortController()];
    const answers = [ask(question(1), one.signal)(), ask(question(1), other.signal)()];
    await vi.advanceTimersByTimeAsync(10);
    one.abort();
    other.abort();
    expect(await Promise.all(answers)).toEqual([E.left(aborted), E.left(aborted)]);
    const next = ask(question(1))();
    await vi.runAllTimersAsync();
    expect([script.signals[0]?.aborted, script.calls.length]).toEqual([true, 2]);
    expect(await next).toEqual(E.right(film));
  });

  it('asked again in the same breath as they are dropped, as by a remounted page, are still one call', async () => {
    const script = stubFetch(okResponse(film, 1000));
    const ask = connected(script);
    const controller = new AbortController();
    const dropped = ask(question(1), controller.signal)();
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    const next = ask(question(1))();
    await vi.runAllTimersAsync();
    expect([await dropped, await next, script.calls.length]).toEqual([E.left(aborted), E.right(film), 1]);
  });

  it('are answered from memory for five minutes, and not longer', async () => {
    const script = stubFetch(okResponse(film));
    const ask = connected(script);
    await soon(ask(question(1)));
    await vi.advanceTimersByTimeAsync(CACHE_AGE_MS - 1000);
    await soon(ask(question(1)));
    expect(script.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    await soon(ask(question(1)));
    expect([script.calls.length, CACHE_AGE_MS]).toEqual([2, 300_000]);
  });

  it('are asked again after a refusal', async () => {
    const script = stubFetch(errorResponse(404), okResponse(film));
    const ask = connected(script);
    expect(E.isLeft(await soon(ask(question(1))))).toBe(true);
    expect(await soon(ask(question(1)))).toEqual(E.right(film));
  });

  it('are asked again after an answer that did not decode', async () => {
    const script = stubFetch(okResponse({ title: null }), okResponse(film));
    const ask = connected(script);
    expect(E.isLeft(await soon(ask(question(1))))).toBe(true);
    expect(await soon(ask(question(1)))).toEqual(E.right(film));
  });

  it('are forgotten, least used first, when there are too many answers', async () => {
    const script = stubFetch(okResponse(film));
    const ask = connected(script);
    for (let id = 1; id <= CACHE_SIZE; id += 1) await soon(ask(question(id)));
    await soon(ask(question(1)));
    await soon(ask(question(CACHE_SIZE + 1)));
    const before = script.calls.length;
    await soon(ask(question(1)));
    expect(script.calls.length).toBe(before);
    await soon(ask(question(2)));
    expect(script.calls.length).toBe(before + 1);
  });
});
