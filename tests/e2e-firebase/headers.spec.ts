import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { emulatorConfig } from '../../scripts/firebase/hosting-config.mjs';
import { named } from '../../scripts/firebase/ports.mjs';
import { expect, test } from '../e2e/steps';

const dist = join(import.meta.dirname, '../..', named('dist-emulators'));
const [script = ''] = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
const [version = ''] = readdirSync(join(dist, 'catalogue'));

const FOR_GOOD = 'public, max-age=31536000, immutable';

/** An address of each kind: what it is, and how long it may be kept. */
const KINDS = [
  { kind: 'a document drawn ahead', address: '/movies', status: 200, type: /^text\/html/, keeps: 'no-cache' },
  { kind: 'a deeper one', address: '/genre/western', status: 200, type: /^text\/html/, keeps: 'no-cache' },
  { kind: 'the front door', address: '/', status: 200, type: /^text\/html/, keeps: 'no-cache' },
  { kind: 'an address of the app alone', address: '/login', status: 200, type: /^text\/html/, keeps: 'no-cache' },
  { kind: 'a document filled in by a function', address: '/details?type=movie&id=603', status: 200, type: /^text\/html/, keeps: 'public, max-age=60, s-maxage=600' },
  { kind: 'an address below that, where no function answers', address: '/details/nowhere', status: 200, type: /^text\/html/, keeps: 'no-cache' },
  { kind: 'one further below', address: '/details/nowhere/at/all', status: 200, type: /^text\/html/, keeps: 'no-cache' },
  { kind: 'a hashed script', address: `/assets/${script}`, status: 200, type: /javascript/, keeps: FOR_GOOD },
  { kind: 'a file of the catalogue', address: `/catalogue/${version}/front.json`, status: 200, type: /^application\/json/, keeps: FOR_GOOD },
  { kind: 'a file that may change', address: '/robots.txt', status: 200, type: /^text\/plain/, keeps: 'no-cache' },
] as const;

const SECURITY = emulatorConfig().hosting.headers[0]?.headers ?? [];

for (const { kind, address, status, type, keeps } of KINDS) {
  test(`${kind} is sent with its headers`, async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(status);
    const headers = answer.headers();
    expect(headers['content-type']).toMatch(type);
    expect(headers['cache-control']).toBe(keeps);
    expect(SECURITY.map(({ key }) => key)).toContain('Content-Security-Policy');
    for (const { key, value } of SECURITY) expect(headers[key.toLowerCase()], key).toBe(value);
  });
}

test('what is not there is not the app: a hashed file that is gone, a function that does not exist', async ({ request }) => {
  expect((await request.get('/assets/gone-0123abcd.js')).status()).toBe(404);
  const answer = await request.get('/api/noSuchThing');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toMatch(/^application\/json/);
  expect(answer.headers()['cache-control'] ?? '').not.toContain('immutable');
});

test('every document has one address, without an end', async ({ request }) => {
  for (const [from, to] of [['/movies.html', '/movies'], ['/genre/', '/genre']] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, to]);
  }
});

test('no document has anything inline that could run', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const places = [...sitemap.matchAll(/<loc>https?:\/\/[^</]+([^<]*)<\/loc>/g)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(40);
  for (const place of [...places, '/search', '/person', '/details?type=movie&id=603', '/login']) {
    const html = await (await request.get(place)).text();
    expect(html, place).toMatch(/<script[^>]* src="\/assets\//);
    expect(html.match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? [], place).toEqual([]);
    expect(html.match(/<style[\s>]|\son[a-z]+="|href="javascript:/g) ?? [], place).toEqual([]);
  }
});
