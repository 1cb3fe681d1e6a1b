import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchFiles } from './fetch-files';

const answering = (fetched: () => Promise<Response>, onLine = true): ReturnType<ReturnType<typeof fetchFiles>> => {
  vi.stubGlobal('fetch', vi.fn(fetched));
  vi.stubGlobal('navigator', { onLine });
  return fetchFiles('/catalogue/')('front.json');
};
const respond = (status: number, body: string) => (): Promise<Response> => Promise.resolve(new Response(body, { status }));
const noNetwork = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => { vi.unstubAllGlobals(); });

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
