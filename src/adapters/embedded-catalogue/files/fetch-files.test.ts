import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { timedOut } from '#domain/shared/failure';
import { fetchFiles } from './fetch-files';
import { memoize } from './file-cache';

const answering = (fetched: () => Promise<Response>, onLine = true): ReturnType<ReturnType<typeof fetchFiles>> => {
  vi.stubGlobal('fetch', vi.fn(fetched));
  vi.stubGlobal('navigator', { onLine });
  return fetchFiles('/catalogue/')('front.json');
};
const respond = (status: number, body: string) => (): Promise<Response> => Promise.resolve(new Response(body, { status }));
const noNetwork = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('reading files over HTTP', () => {
  it('gives the parsed file of the folder', async () => {
    expect(await answering(respond(200, '{"a":1}'))()).toEqual(E.right({ a: 1 }));
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/catalogue/front.json');
  });

  it.each([
    ['a file that is gone', respond(404, ''), true, { _tag: 'unavailable', status: 404 }],
    ['a broken server', respond(503, ''), true, { _tag: 'unavailable', status: 503 }],
    ['something else than JSON', respond(200, '<html>'), true, { _tag: 'unavailable' }],
    ['no connection', noNetwork, false, { _tag: 'offline' }],
    ['a server that cannot be reached', noNetwork, true, { _tag: 'unavailable', status: null }],
    ['an aborted request', () => Promise.reject(new DOMException('', 'AbortError')), true, { _tag: 'aborted' }],
  ])('tells %s', async (_, fetched, onLine, failure) => {
    const result = await answering(fetched, onLine)();
    expect(E.isLeft(result) && result.left).toMatchObject(failure);
  });

  it('asks anew each time it is run, and not before', async () => {
    const answer = answering(respond(200, '1'));
    expect(fetch).not.toHaveBeenCalled();
    await answer();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('a file that does not come', () => {
  const never = (): Promise<Response> => new Promise(() => undefined);
  const halfway = (): Promise<Response> => Promise.resolve(new Response(new ReadableStream({ start: (body) => { body.enqueue(new Uint8Array([91])); } })));

  it.each([
    ['never begins', never, {}],
    ['stops in its middle', halfway, {}],
    ['was asked for by the page’s head', noNetwork, { '/catalogue/front.json': never() }],
  ])('is told after 20 seconds: one that %s', async (_, fetched, early) => {
    vi.useFakeTimers();
    vi.stubGlobal('marqueeEarlyFiles', early);
    const heard = vi.fn();
    void answering(fetched)().then(heard);
    await vi.advanceTimersByTimeAsync(19_900);
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(heard).toHaveBeenCalledWith(E.left(timedOut));
  });

  it('is stopped, and asked for anew by whoever tries again, who leaves no timer behind', async () => {
    vi.useFakeTimers();
    const answers = [never, respond(200, '1')];
    const kept = memoize(1)('front', answering(() => (answers.shift() ?? never)()));
    const first = kept();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await first).toEqual(E.left(timedOut));
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(await kept()).toEqual(E.right(1));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not waited for by somebody who has left', async () => {
    const leaving = new AbortController();
    const stopped = (_: unknown, { signal }: RequestInit = {}): Promise<Response> =>
      new Promise((_resolve, reject) => { signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))); });
    vi.stubGlobal('fetch', vi.fn(stopped));
    const answer = fetchFiles('/catalogue/')('front.json', leaving.signal)();
    leaving.abort();
    expect(await answer).toEqual(E.left({ _tag: 'aborted' }));
  });
});
