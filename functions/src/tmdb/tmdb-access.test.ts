import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it } from 'vitest';
import { createTmdbAccess } from './tmdb-access';

let server: Server | null = null;
afterEach(() => { server?.close(); server = null; });

/** Starts a server in TMDB's place that records path and token of its requests. */
const startTmdb = async (respond: (path: string) => { readonly status: number; readonly body: unknown }) => {
  const requests: string[] = [];
  const started = createServer((request, response) => {
    requests.push(`${request.url ?? ''} ${request.headers.authorization ?? ''}`);
    const { status, body } = respond(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return { requests, origin: `http://127.0.0.1:${(started.address() as AddressInfo).port}` };
};
const clock = { now: () => Date.UTC(2026, 10, 23) };

describe('createTmdbAccess', () => {
  it('sends the token to TMDB and returns the answer', async () => {
    const { requests, origin } = await startTmdb(() => ({ status: 200, body: { page: 1 } }));
    const { gateway } = createTmdbAccess(origin, 'secret', clock);
    const response = await gateway({ method: 'GET', target: '/movie/popular?page=1' });
    expect([response.status, new TextDecoder().decode(response.body), response.headers['cache-control']]).toEqual([
      200, '{"page":1}', 'public, max-age=300, s-maxage=3600',
    ]);
    expect(requests).toEqual(['/3/movie/popular?page=1 Bearer secret']);
  });

  it('reads a title from TMDB for the page of clients without scripts', async () => {
    const { requests, origin } = await startTmdb(() => ({
      status: 200,
      body: {
        id: 603, title: 'The Matrix', original_title: 'The Matrix', original_language: 'en', release_date: '1999-03-31',
        poster_path: '/p.jpg', backdrop_path: '/b.jpg',
        genres: [],
      },
    }));
    const details = await createTmdbAccess(origin, '', clock).catalogue.getDetails({ mediaType: 'movie', id: 603 })();
    expect(E.isRight(details) ? [details.right.title, details.right.year, details.right.backdropPath] : details).toEqual([
      'The Matrix', 1999, '/b.jpg',
    ]);
    expect(requests.map((request) => request.replace(/[?].*$/, ''))).toEqual(['/3/movie/603']);
  });

  it('answers not-found for a title that TMDB does not have', async () => {
    const { origin } = await startTmdb(() => ({ status: 404, body: { success: false, status_code: 34 } }));
    expect(await createTmdbAccess(origin, '', clock).catalogue.getDetails({ mediaType: 'movie', id: 603 })()).toMatchObject(
      E.left({ _tag: 'not-found' }),
    );
  });
});
