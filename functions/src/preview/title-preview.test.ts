import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { LinkPreviewImage } from '#adapters/embedded-catalogue/files/link-preview-images-file';
import { notFound, unexpected, type Failure } from '#domain/shared/failure';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import type { BuildOutput } from './preview-page';
import { renderTitlePreview } from './title-preview';

const head =
  '<!doctype html><html><head>\n    <title>Marquee</title>\n    <meta property="og:image" content="https://marquee.example/share.jpg">\n    <link rel="stylesheet" href="/a.css">\n  ';
const plain = `${head}</head>\n  <body><p>$& <title>kept</title></p></body></html>`;
const casablanca: Partial<TitleDetails> = {
  mediaType: 'movie',
  id: 289,
  title: 'Casablanca',
  year: 1942,
  overview: 'Rick & "Ilsa" <script>',
  genres: [],
};

const wide: LinkPreviewImage = { kind: 'backdrop', path: '/b.jpg' };

const createPage = (
  failure: Failure | null, preview: LinkPreviewImage | null = wide, catalogue: BuildOutput['catalogue'] = 'embedded',
  other: Partial<TitleDetails> = {},
  isComplete = false,
) =>
  renderTitlePreview(
    () => Promise.resolve({ document: plain, catalogue, site: 'https://marquee.example', posters: new Set(['movie-603']) }),
    {
      details: () => (failure === null ? TE.right(aTitleDetails({ ...casablanca, ...other })) : TE.left(failure)),
      preview: () => Promise.resolve(preview),
      isComplete,
    },
  );

describe('renderTitlePreview', () => {
  it("renders the title's meta tags once, with escaped text", async () => {
    const { status, headers, body } = await createPage(null)('GET', { type: 'movie', id: '289' });
    expect([status, headers['Cache-Control']]).toEqual([200, 'public, max-age=60, s-maxage=600']);
    expect(body.match(/<title>[^<]*/g)).toEqual(['<title>Casablanca (1942) · Marquee', '<title>kept']);
    expect(body).toContain('<meta name="description" content="Rick &amp; &quot;Ilsa&quot; &lt;script&gt;"/>');
    expect(body).toContain('<meta property="og:image" content="https://image.tmdb.org/t/p/w780/b.jpg"/>');
    expect(body).not.toContain('<script>');
    expect(body).toContain('<link rel="canonical" href="https://marquee.example/details?type=movie&amp;id=289"/>');
    expect(body).toContain('"@type":"Movie","name":"Casablanca"');
    expect(body).toContain('href="/a.css"');
    expect(body.slice(body.indexOf('</head>'))).toBe(plain.slice(plain.indexOf('</head>')));
  });

  it.each<[LinkPreviewImage | null, string]>([
    [wide, 'https://image.tmdb.org/t/p/w780/b.jpg'],
    [{ kind: 'poster', path: '/p.jpg' }, 'https://image.tmdb.org/t/p/w342/p.jpg'],
    [{ kind: 'poster', path: '/../p.jpg' }, 'https://marquee.example/share.jpg'],
    [null, 'https://marquee.example/share.jpg'],
  ])('renders one image for the preview %j', async (preview, imageUrl) => {
    const { body } = await createPage(null, preview)('GET', { type: 'movie', id: '289' });
    expect(body.match(/og:image" content="[^"]*/g)).toEqual([`og:image" content="${imageUrl}`]);
  });

  it.each([
    [{}],
    [{ type: 'movie' }],
    [{ type: 'film', id: '1' }],
    [{ type: 'movie', id: '1; drop' }],
    [{ type: ['movie'], id: '1' }],
    [{ type: 'movie', id: '404' }],
  ])('renders the document with 404 and noindex for the query %j', async (query) => {
    const { status, body } = await createPage(notFound('title'))('GET', query);
    expect([status, body.includes('content="noindex"'), body.includes('<title>Marquee</title>')]).toEqual([404, true, true]);
  });

  it.each([
    [{ type: 'movie', id: '603' }, false],
    [{ type: 'film', id: '603' }, true],
  ])('with the TMDB catalogue, renders an unknown title without noindex if the id may exist: %j', async (query, isNoIndex) => {
    const { status, headers, body } = await createPage(notFound('title'), wide, 'tmdb')('GET', query);
    expect(status).toBe(isNoIndex ? 404 : 200);
    expect((await createPage(notFound('title'), wide, 'tmdb', {}, true)('GET', query)).status).toBe(404);
    expect([body.includes('content="noindex"'), body === plain, headers['Cache-Control']]).toEqual([
      isNoIndex, !isNoIndex, 'public, max-age=60, s-maxage=600',
    ]);
    expect((await createPage(null, wide, 'tmdb')('GET', { type: 'movie', id: '289' })).body).toContain('<title>Casablanca (1942)');
    // TMDB does not have the ids that the shipped catalogue assigned itself.
    expect((await createPage(null, wide, 'tmdb')('GET', { type: 'movie', id: '-60' })).body).toContain('content="noindex"');
    expect((await createPage(null)('GET', { type: 'movie', id: '-60' })).body).toContain('<title>Casablanca (1942)');
  });

  it('renders the unchanged document, not cached, when the catalogue cannot be read', async () => {
    expect(await createPage(unexpected('broken'))('GET', { type: 'movie', id: '289' })).toMatchObject({
      status: 200,
      body: plain,
      headers: { 'Cache-Control': 'no-cache' },
    });
  });

  it('names the poster that the build has drawn', async () => {
    const { body } = await createPage(null, wide, 'embedded', { id: 603 })('GET', { type: 'movie', id: '603' });
    expect(body.match(/og:image" content="[^"]*/g)).toEqual(['og:image" content="https://marquee.example/posters/movie-603.jpg']);
  });

  it('rejects other methods than GET and HEAD', async () => {
    expect(await createPage(null)('POST', {})).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-cache' } });
  });
});
