import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { emulatorConfig } from '../../scripts/firebase/hosting-config.mjs';
import { named } from '../../scripts/firebase/ports.mjs';
import { sourceOf } from '../../scripts/prerender/inline-scripts.mjs';
import { expect, test } from '../e2e/steps';

const dist = join(import.meta.dirname, '../..', named('dist-emulators'));
const [script = ''] = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
const [version = ''] = readdirSync(join(dist, 'catalogue'));

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** One address of each kind with its expected status, content type and Cache-Control. */
const KINDS = [
  { kind: 'a prerendered document', address: '/movies', status: 200, type: /^text\/html/, cacheControl: 'no-cache' },
  { kind: 'a prerendered document in a subfolder', address: '/genre/western', status: 200, type: /^text\/html/, cacheControl: 'no-cache' },
  { kind: 'the landing page', address: '/', status: 200, type: /^text\/html/, cacheControl: 'no-cache' },
  { kind: 'a route without a prerendered document', address: '/login', status: 200, type: /^text\/html/, cacheControl: 'no-cache' },
  {
    kind: 'a document rendered by a function', address: '/details?type=movie&id=603', status: 200, type: /^text\/html/,
    cacheControl: 'public, max-age=60, s-maxage=600',
  },
  {
    kind: 'a path below /details, which no function serves', address: '/details/nowhere', status: 404, type: /^text\/html/,
    cacheControl: 'no-cache',
  },
  { kind: 'a deeper path below /details', address: '/details/nowhere/at/all', status: 404, type: /^text\/html/, cacheControl: 'no-cache' },
  { kind: 'an unknown address', address: '/nowhere', status: 404, type: /^text\/html/, cacheControl: 'no-cache' },
  { kind: 'an address that starts with a dot', address: '/.x', status: 404, type: /^text\/html/, cacheControl: 'no-cache' },
  { kind: 'a missing hashed file', address: '/assets/gone-0123abcd.js', status: 404, type: /^text\/html/, cacheControl: 'no-cache' },
  { kind: 'a hashed script', address: `/assets/${script}`, status: 200, type: /javascript/, cacheControl: IMMUTABLE },
  {
    kind: 'a catalogue file', address: `/catalogue/${version}/first-view.json`, status: 200, type: /^application\/json/,
    cacheControl: IMMUTABLE,
  },
  { kind: 'a file without a version', address: '/robots.txt', status: 200, type: /^text\/plain/, cacheControl: 'no-cache' },
] as const;

/** Returns a header without the hashes of the document's own scripts and styles. */
const withoutHashes = (value = ''): string => value.replace(/ 'sha256-[^']+'/g, '');

const SECURITY = emulatorConfig().hosting.headers[0]?.headers ?? [];

test('each kind of address has its content type, Cache-Control and security headers', async ({ request }) => {
  expect(SECURITY.map(({ key }) => key)).toContain('Content-Security-Policy');
  for (const { kind, address, status, type, cacheControl } of KINDS) {
    const response = await request.get(address);
    expect(response.status(), kind).toBe(status);
    const headers = response.headers();
    expect(headers['content-type'], kind).toMatch(type);
    expect(headers['cache-control'], kind).toBe(cacheControl);
    for (const { key, value } of SECURITY) expect(withoutHashes(headers[key.toLowerCase()]), `${kind}: ${key}`).toBe(withoutHashes(value));
  }
});

test('an unknown function returns 404, not the app', async ({ request }) => {
  const response = await request.get('/api/noSuchThing');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toMatch(/^application\/json/);
  expect(response.headers()['cache-control'] ?? '').not.toContain('immutable');
});

test('addresses with an extension, a trailing slash or capital letters redirect to the one address of a document', async ({ request }) => {
  for (const [from, to] of [['/movies.html', '/movies'], ['/genre/', '/genre'], ['/Movies', '/movies']] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([301, to]);
  }
});

/** A block of data is not executed; the policy against inline scripts does not concern it. */
const INLINE = /<(script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))|style)[^>]*>([\s\S]*?)<\/\1>/g;

test('each document allows its own inline scripts and styles, and has no event handlers or javascript: links', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^</]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(1000);
  // All titles have one document, and all people another.
  for (const path of [...paths.filter((each) => !each.includes('?')), '/search', '/person', '/details?type=movie&id=603', '/login']) {
    const response = await request.get(path);
    const html = await response.text();
    const policy = response.headers()['content-security-policy'] ?? '';
    const inline = [...html.matchAll(INLINE)].map(([, , text = '']) => text);
    expect(inline.length, path).toBeGreaterThan(0);
    expect(inline.filter((text) => !policy.includes(sourceOf(text))), path).toEqual([]);
    expect(html.match(/\son[a-z]+="|href="javascript:/g) ?? [], path).toEqual([]);
  }
});
