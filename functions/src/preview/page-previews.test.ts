import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as TE from 'fp-ts/TaskEither';
import { afterAll, describe, expect, it } from 'vitest';
import { personFile } from '#adapters/embedded-catalogue/files/file-names';
import { getSharedListSummary } from '#application/server/lists/get-shared-list';
import { aPerson } from '#domain/catalogue/person.fixture';
import { notFound, unexpected, type Failure } from '#domain/shared/failure';
import { createHandlerWithLists } from '../http/lists/list-endpoints.fixture';
import { createPagePreviews, type PreviewSources } from './page-previews';

const SITE = 'https://films.example';
const folder = mkdtempSync(join(tmpdir(), 'previews-'));
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
for (const page of ['details', 'person', 'shell'])
  write(`${page}.html`, `<html><head><title>Marquee</title></head><body>${page}</body></html>`);
write('profile.json', JSON.stringify({ catalogue: 'embedded', site: SITE, posters: [] }));
write(`catalogue/${personFile(801)}`, JSON.stringify({ 801: { name: 'Henriette </script> Dufour', born: '1920-02-03' } }));
afterAll(() => rmSync(folder, { recursive: true }));

const open = (sources: Partial<PreviewSources> = {}) =>
  createPagePreviews(pathToFileURL(`${folder}/`), { tmdb: null, sharedList: () => TE.left(notFound('list')), ...sources });
const withPerson = (failure: Failure | null) =>
  open({
    tmdb: {
      getDetails: () => TE.left(notFound('title')),
      getPerson: () => (failure === null ? TE.right(aPerson({ id: 801, imagePath: '/p.jpg' })) : TE.left(failure)),
    },
  });

describe("a person's page", () => {
  it('has name, address and facts of the shipped catalogue, in the document of its page', async () => {
    const { status, headers, body } = await open()('GET', '/person', { id: '801' });
    expect([status, headers['Cache-Control']]).toEqual([200, 'public, max-age=60, s-maxage=600']);
    expect(body).toContain('<title>Henriette &lt;/script&gt; Dufour · Marquee</title>');
    expect(body).toContain(`<link rel="canonical" href="${SITE}/person?id=801"/>`);
    expect(body).toContain('"@type":"Person","name":"Henriette \\u003c/script> Dufour"');
    expect(body).toContain('<body>person</body>');
  });

  it('has the photograph of TMDB', async () => {
    expect((await withPerson(null)('GET', '/person', { id: '801' })).body).toContain(
      '<meta property="og:image" content="https://image.tmdb.org/t/p/w185/p.jpg"/>',
    );
  });

  it.each([[{}], [{ id: '0' }], [{ id: ['801'] }], [{ id: '802' }]])('is not found and excluded from search for %j', async (query) => {
    const { status, body } = await open()('GET', '/person', query);
    expect([status, body.includes('content="noindex"'), body.includes('<title>Marquee</title>')]).toEqual([404, true, true]);
  });

  it('is the plain document, not cached, when the catalogue cannot be read', async () => {
    const { status, headers, body } = await withPerson(unexpected('broken'))('GET', '/person', { id: '801' });
    expect([status, headers['Cache-Control'], body.includes('noindex')]).toEqual([200, 'no-cache', false]);
  });
});

describe('the page of a shared list', () => {
  const openLists = async () => {
    const server = await createHandlerWithLists();
    const { response } = await server.call('shareList', 'POST', { body: { data: { listID: 'noir' } } });
    const { shareId } = response as { readonly shareId: string };
    const preview = open({ sharedList: (id) => getSharedListSummary(server.deps, id) });
    return { ...server, shareId, page: (id = shareId) => preview('GET', `/lists/${id}`, {}) };
  };

  it('has the name, owner and number of titles of the list, noindex and nothing private, and no cache keeps it', async () => {
    const { page, shareId } = await openLists();
    const { status, headers, body } = await page();
    expect([status, headers['Cache-Control']]).toEqual([200, 'no-store']);
    expect(body).toContain('<title>Noir November · Marquee</title>');
    expect(body).toContain('<meta property="og:description" content="“Noir November”, a list of 2 titles by maya."/>');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).not.toMatch(/maya@|userID|listID|note|canonical|og:url/);
    expect(body).not.toContain(shareId);
  });

  it('is not found after the link has ended, and for other ids', async () => {
    const { page, call } = await openLists();
    await call('unshareList', 'DELETE', { body: { data: { listID: 'noir' } } });
    for (const { status, headers, body } of [await page(), await page('..%2f'), await page('')])
      expect([status, headers['Cache-Control'], body.includes('content="noindex"'), body.includes('Noir')]).toEqual([
        404, 'no-store', true, false,
      ]);
  });

  it('is the document with noindex when the list cannot be read', async () => {
    const { status, body } = await open({ sharedList: () => TE.left(unexpected('broken')) })('GET', '/lists/x', {});
    expect([status, body.includes('content="noindex"')]).toEqual([200, true]);
  });
});

it.each(['/details', '/person', '/lists/x'])('%s rejects other methods than GET and HEAD', async (path) => {
  expect(await open()('POST', path, {})).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-cache' } });
});
