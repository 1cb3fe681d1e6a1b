import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { notFound, unexpected, type Failure } from '../../../src/domain/failure';
import type { TitleDetails } from '../../../src/domain/catalogue/title-details';
import { fillHead } from './fill-head';
import { titlePage, type Built } from './details-page';

const head = '<!doctype html><html><head>\n    <title>Marquee</title>\n    <meta property="og:image" content="https://marquee.example/share.jpg">\n    <link rel="stylesheet" href="/a.css">\n  ';
const plain = `${head}</head>\n  <body><p>$& <title>kept</title></p></body></html>`;
const casablanca = {
  mediaType: 'movie',
  id: 289,
  title: 'Casablanca',
  year: 1942,
  overview: 'Rick & "Ilsa" <script>',
  backdropPath: '/b.jpg',
  posterPath: '/p.jpg',
  genres: [],
};

const pageOf = (failure: Failure | null, title: object = casablanca, catalogue: Built['catalogue'] = 'embedded') =>
  titlePage(() => Promise.resolve({ document: plain, catalogue }), { details: () => (failure === null ? TE.right(title as TitleDetails) : TE.left(failure)) });

describe("a title's page for those who run no scripts", () => {
  it('tells what it is about, once, and cannot be made to say anything else', async () => {
    const { status, headers, body } = await pageOf(null)('GET', { type: 'movie', id: '289' });
    expect([status, headers['Cache-Control']]).toEqual([200, 'public, max-age=60, s-maxage=600']);
    expect(body.match(/<title>[^<]*/g)).toEqual(['<title>Casablanca (1942) · Marquee', '<title>kept']);
    expect(body).toContain('<meta name="description" content="Rick &amp; &quot;Ilsa&quot; &lt;script&gt;"/>');
    expect(body).toContain('<meta property="og:image" content="https://image.tmdb.org/t/p/w780/b.jpg"/>');
    expect(body).not.toContain('<script>');
    expect(body).toContain('href="/a.css"');
    expect(body.slice(body.indexOf('</head>'))).toBe(plain.slice(plain.indexOf('</head>')));
  });

  it('takes the poster where there is no wide picture, and leaves the picture of the house where there is none', async () => {
    expect((await pageOf(null, { ...casablanca, backdropPath: null })('GET', { type: 'movie', id: '289' })).body).toContain('/w342/p.jpg');
    const bare = await pageOf(null, { ...casablanca, backdropPath: null, posterPath: null })('GET', { type: 'movie', id: '289' });
    expect(bare.body.match(/og:image" content="[^"]*/g)).toEqual(['og:image" content="https://marquee.example/share.jpg']);
    const whole = await pageOf(null)('GET', { type: 'movie', id: '289' });
    expect(whole.body.match(/og:image" content="[^"]*/g)).toEqual(['og:image" content="https://image.tmdb.org/t/p/w780/b.jpg']);
  });

  it.each([
    [{}],
    [{ type: 'movie' }],
    [{ type: 'film', id: '1' }],
    [{ type: 'movie', id: '1; drop' }],
    [{ type: ['movie'], id: '1' }],
    [{ type: 'movie', id: '404' }],
  ])('is the plain page, for no index, at %j', async (query) => {
    const { status, body } = await pageOf(notFound('title'))('GET', query);
    expect([status, body.includes('content="noindex"'), body.includes('<title>Marquee</title>')]).toEqual([200, true, true]);
  });

  it.each([
    [{ type: 'movie', id: '603' }, false],
    [{ type: 'film', id: '603' }, true],
  ])('may be about a title that only TMDB knows: %j', async (query, strange) => {
    const { headers, body } = await pageOf(notFound('title'), casablanca, 'tmdb')('GET', query);
    expect([body.includes('content="noindex"'), body === plain, headers['Cache-Control']]).toEqual([strange, !strange, 'public, max-age=60, s-maxage=600']);
    expect((await pageOf(null, casablanca, 'tmdb')('GET', { type: 'movie', id: '289' })).body).toContain('<title>Casablanca (1942)');
  });

  it('is the plain page when the catalogue cannot be read, and not kept', async () => {
    expect(await pageOf(unexpected('broken'))('GET', { type: 'movie', id: '289' })).toMatchObject({
      status: 200,
      body: plain,
      headers: { 'Cache-Control': 'no-cache' },
    });
  });

  it('is only read', async () => {
    expect(await pageOf(null)('POST', {})).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-cache' } });
    expect(fillHead('no head at all', null)).toBe('no head at all');
  });
});
