import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it } from 'vitest';
import { findGenreBySlug, type Genre } from '#domain/catalogue/genre';
import { notFound, timedOut, unavailable } from '#domain/shared/failure';
import { createTmdbAccess } from './tmdb-access';
import { tmdbGenrePhotographs } from './tmdb-genre-photographs';

const recordedText = readFileSync(new URL('../../../tests/tmdb/recorded/discover-movie__18months.json', import.meta.url), 'utf8');
type Row = { readonly id: number; readonly backdrop_path: string | null };
const rows = (JSON.parse(recordedText) as { readonly results: ReadonlyArray<Row> }).results.filter(
  ({ backdrop_path }) => backdrop_path !== null,
);
const genre = (slug: string): Genre => findGenreBySlug(slug) as Genre;
const WESTERN = genre('western');

let server: Server | null = null;
afterEach(() => { server?.closeAllConnections(); server?.close(); server = null; });

type Answer = { readonly status?: number; readonly body: string; readonly type?: string };

/** Starts a server in place of TMDB and of its images. `null` never answers. */
const start = async ({
  list = { body: recordedText },
  image = { body: 'picture', type: 'image/jpeg' },
  timeLimit = 60_000,
}: { list?: Answer; image?: Answer | null; timeLimit?: number } = {}) => {
  const requests: string[] = [];
  const started = createServer((request, response) => {
    const url = request.url ?? '';
    requests.push(url);
    const answer = url.startsWith('/3/') ? list : image;
    if (answer !== null) response.writeHead(answer.status ?? 200, { 'content-type': answer.type ?? 'application/json' }).end(answer.body);
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  const { catalogue } = createTmdbAccess(origin, 'secret', { now: () => Date.UTC(2026, 10, 23) });
  return { requests, source: tmdbGenrePhotographs({ catalogue, imageOrigin: `${origin}/ignored`, timeLimit }) };
};

describe('tmdbGenrePhotographs', () => {
  it('returns the backdrop of the most popular film of the genre from a recorded list', async () => {
    const { requests, source } = await start();
    const found = await source.find(WESTERN, new Set())();
    expect(E.isRight(found) ? [new TextDecoder().decode(found.right.bytes), found.right.itemKey] : found).toEqual([
      'picture', `movie-${rows[0]?.id}`,
    ]);
    const [list = '', image] = requests;
    expect(list).toMatch(/^\/3\/discover\/movie\?.*sort_by=popularity\.desc.*vote_count\.gte=200.*with_genres=37/);
    expect([image, requests.length]).toEqual([`/t/p/w1280${rows[0]?.backdrop_path}`, 2]);
  });

  it('leaves out titles that illustrate other genres, unless there is no other', async () => {
    const { source } = await start();
    const keys = rows.map(({ id }) => `movie-${id}`);
    expect(await source.find(WESTERN, new Set(keys.slice(0, 1)))()).toMatchObject({ right: { itemKey: keys[1] } });
    expect(await source.find(WESTERN, new Set(keys))()).toMatchObject({ right: { itemKey: keys[0] } });
  });

  it('asks for series of a genre that films lack', async () => {
    const { requests, source } = await start();
    await source.find(genre('soap'), new Set())();
    expect(requests[0]).toMatch(/^\/3\/discover\/tv\?.*with_genres=10766/);
  });

  it('fails with not-found without a backdrop, and asks for no picture under another name than a file’s', async () => {
    const list = (backdrop: string | null): Answer => ({
      body: JSON.stringify({
        page: 1, total_pages: 1, total_results: 1,
        results: [{ id: 1, title: 'One', original_title: 'One', genre_ids: [37], backdrop_path: backdrop }],
      }),
    });
    for (const backdrop of [null, '/../../etc/passwd', '//evil.example/x.jpg', '/x.jpg?y']) {
      const { requests, source } = await start({ list: list(backdrop) });
      expect([await source.find(WESTERN, new Set())(), requests.length]).toEqual([E.left(notFound('picture')), 1]);
      server?.close();
    }
  });

  it('fails when TMDB or the picture does, without details of the token', async () => {
    const lost = await start({ image: { status: 404, body: '' } });
    expect(await lost.source.find(WESTERN, new Set())()).toEqual(E.left(unavailable(404, 'Not Found')));
    server?.close();
    const refused = await start({ list: { status: 401, body: '{"success":false,"status_message":"Invalid token secret"}' } });
    const failure = await refused.source.find(WESTERN, new Set())();
    expect([E.isLeft(failure), JSON.stringify(failure).includes('Bearer')]).toEqual([true, false]);
  });

  it('ends after its time limit', async () => {
    const { source } = await start({ image: null, timeLimit: 100 });
    expect(await source.find(WESTERN, new Set())()).toEqual(E.left(timedOut));
  });

  it('refuses a redirect and a picture that is too large', async () => {
    const redirected = await start({ image: { status: 302, body: '' } });
    expect(await redirected.source.find(WESTERN, new Set())()).toMatchObject({ left: { _tag: 'unavailable' } });
    server?.close();
    const large = await start({ image: { body: 'x'.repeat(6 * 1024 * 1024) } });
    expect(await large.source.find(WESTERN, new Set())()).toEqual(E.left(unavailable(null, 'too large')));
  });
});
