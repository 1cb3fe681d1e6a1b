import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchAfterEarly, takeEarlyResponse } from './early-responses';

const URL = '/api/tmdb/movie/popular?page=1';
const early = (response: Promise<Response>): void => void vi.stubGlobal('marqueePrefetch', { [URL]: response });
const setup = (now = 0) => {
  const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() => Promise.resolve(new Response('sent')));
  return { send, fetch: fetchAfterEarly(send, () => now) };
};
const textOf = async (response: Promise<Response>): Promise<string> => (await response).text();

afterEach(() => vi.unstubAllGlobals());

describe('takeEarlyResponse', () => {
  it('returns a response once, and none for other URLs', async () => {
    early(Promise.resolve(new Response('early')));
    expect(takeEarlyResponse('/other')).toBeUndefined();
    expect(await takeEarlyResponse(URL)?.then((response) => response.text())).toBe('early');
    expect(takeEarlyResponse(URL)).toBeUndefined();
  });
});

describe('fetchAfterEarly', () => {
  it('uses the early response of a URL once, then sends requests', async () => {
    early(Promise.resolve(new Response('early')));
    const { send, fetch } = setup();
    expect([await textOf(fetch(URL, {})), await textOf(fetch(URL, {}))]).toEqual(['early', 'sent']);
    expect(send).toHaveBeenCalledOnce();
  });

  it('uses a response with an error status, so that the caller counts it as an attempt', async () => {
    early(Promise.resolve(new Response('', { status: 503 })));
    const { send, fetch } = setup();
    expect((await fetch(URL, {})).status).toBe(503);
    expect(send).not.toHaveBeenCalled();
  });

  it('sends the request if the early one failed on the network, with the same options', async () => {
    early(Promise.reject(new TypeError('Failed to fetch')));
    const { send, fetch } = setup();
    expect(await textOf(fetch(URL, { cache: 'no-cache' }))).toBe('sent');
    expect(send).toHaveBeenCalledExactlyOnceWith(URL, { cache: 'no-cache' });
  });

  it('does not use a response of a page that has been open for a minute', async () => {
    early(Promise.resolve(new Response('early')));
    expect(await textOf(setup(60_001).fetch(URL, {}))).toBe('sent');
  });
});
