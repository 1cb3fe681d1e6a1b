import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { timedOut } from '#domain/shared/failure';
import { fetchCatalogueFile } from './fetch-catalogue-file';
import { memoize } from './file-cache';

const answerWith = (respondWith: () => Promise<Response>, onLine = true): ReturnType<ReturnType<typeof fetchCatalogueFile>> => {
  vi.stubGlobal('fetch', vi.fn(respondWith));
  vi.stubGlobal('navigator', { onLine });
  return fetchCatalogueFile('/catalogue/')('first-view.json');
};
const respond = (status: number, body: string) => (): Promise<Response> => Promise.resolve(new Response(body, { status }));
const noNetwork = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('fetchCatalogueFile', () => {
  it('returns the parsed JSON of the file in the folder', async () => {
    expect(await answerWith(respond(200, '{"a":1}'))()).toEqual(E.right({ a: 1 }));
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/catalogue/first-view.json');
  });

  it.each([
    ['a status of 404', respond(404, ''), true, { _tag: 'unavailable', status: 404 }],
    ['a status of 503', respond(503, ''), true, { _tag: 'unavailable', status: 503 }],
    ['a body that is not JSON', respond(200, '<html>'), true, { _tag: 'unavailable' }],
    ['a network error while the browser is offline', noNetwork, false, { _tag: 'offline' }],
    ['a network error while the browser is online', noNetwork, true, { _tag: 'unavailable', status: null }],
    ['an aborted request', () => Promise.reject(new DOMException('', 'AbortError')), true, { _tag: 'aborted' }],
  ])('maps %s to a failure', async (_, respondWith, onLine, failure) => {
    const result = await answerWith(respondWith, onLine)();
    expect(E.isLeft(result) && result.left).toMatchObject(failure);
  });

  it('sends a request each time the answer runs, and none before', async () => {
    const answer = answerWith(respond(200, '1'));
    expect(fetch).not.toHaveBeenCalled();
    await answer();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('fetchCatalogueFile when no response arrives', () => {
  const never = (): Promise<Response> => new Promise(() => undefined);
  const halfway = (): Promise<Response> =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start: (body) => {
            body.enqueue(new Uint8Array([91]));
          },
        }),
      ),
    );

  it.each([
    ['sends no headers', never],
    ['stops in the middle of the body', halfway],
  ])('fails with timedOut after 20 seconds if the response %s', async (_, respondWith) => {
    vi.useFakeTimers();
    const onResult = vi.fn();
    void answerWith(respondWith)().then(onResult);
    await vi.advanceTimersByTimeAsync(19_900);
    expect(onResult).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(onResult).toHaveBeenCalledWith(E.left(timedOut));
  });

  it('aborts the request on time-out, and a retry sends a new request and leaves no timer', async () => {
    vi.useFakeTimers();
    const responses = [never, respond(200, '1')];
    const cached = memoize(1)('front', answerWith(() => (responses.shift() ?? never)()));
    const first = cached();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await first).toEqual(E.left(timedOut));
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(await cached()).toEqual(E.right(1));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('returns aborted when the signal aborts', async () => {
    const controller = new AbortController();
    const fetchUntilAborted = (_: unknown, { signal }: RequestInit = {}): Promise<Response> =>
      new Promise((_resolve, reject) => { signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))); });
    vi.stubGlobal('fetch', vi.fn(fetchUntilAborted));
    const answer = fetchCatalogueFile('/catalogue/')('first-view.json', controller.signal)();
    controller.abort();
    expect(await answer).toEqual(E.left({ _tag: 'aborted' }));
  });
});
