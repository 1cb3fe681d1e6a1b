import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CASE_REDIRECTS, INLINE_SOURCES, securityHeaders } from '../../scripts/firebase/hosting.mjs';
import { hashedNames, PRODUCTION_HOSTS, productionConfig } from '../../scripts/firebase/hosting-config.mjs';

const root = join(import.meta.dirname, '../..');

/** The server of the Hosting emulator. */
const { default: superstatic } = createRequire(join(root, 'node_modules/firebase-tools/package.json'))('superstatic') as {
  readonly default: (options: unknown) => (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
};

type Reply = { readonly status: number; readonly headers: IncomingMessage['headers']; readonly body: string };
const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
let server: Server;

/** Sends a request target exactly as given; `fetch` would normalize it. */
const send = (target: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, path: target, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString('utf8') }),
        );
    })
      .on('error', reject)
      .end();
  });

/** Stands for a function that fails, with caching of its own. */
const failing = (_: IncomingMessage, response: ServerResponse): void =>
  void response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'private, max-age=7' }).end('{}');

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Hashes of the scripts and styles in the documents. */
const SOURCES: Readonly<Record<string, { readonly script: ReadonlyArray<string>; readonly style: ReadonlyArray<string> }>> = {
  '/': { script: ["'sha256-start'", "'sha256-early'"], style: ["'sha256-landing'"] },
  '/movies/popular': { script: ["'sha256-start'"], style: ["'sha256-list'"] },
  '/details': { script: ["'sha256-start'"], style: ["'sha256-title'"] },
};

beforeAll(async () => {
  const files = [
    'index.html', 'movies.html', 'movies/popular.html', 'shell.html', '404.html', 'robots.txt', 'assets/index-0123abcd.js',
    'assets/first-a_b-c9.css', 'catalogue/89abcdef/first-view.json', '.file',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, INLINE_SOURCES), JSON.stringify(SOURCES));
  const { hosting } = productionConfig(hashedNames(folder));
  const handle = superstatic({
    config: { ...hosting, public: '.' },
    cwd: folder, stack: 'strict', fallthrough: false,
    rewriters: { function: () => Promise.resolve(failing) },
  });
  server = createServer((incoming, response) =>
    handle(incoming, response, (error) => response.writeHead(error === undefined ? 404 : 400).end()),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

describe('Hosting answers', () => {
  it.each([
    ['/', 200, 'no-cache'],
    ['/movies', 200, 'no-cache'],
    ['/movies/popular', 200, 'no-cache'],
    ['/login', 200, 'no-cache'],
    ['/robots.txt', 200, 'no-cache'],
    ['/assets/index-0123abcd.js', 200, IMMUTABLE],
    ['/assets/first-a_b-c9.css', 200, IMMUTABLE],
    ['/catalogue/89abcdef/first-view.json', 200, IMMUTABLE],
    ['/assets/gone-0123abcd.js', 404, 'no-cache'],
    ['/assets/index-0123abcdx.js', 404, 'no-cache'],
    ['/catalogue/00000000/first-view.json', 404, 'no-cache'],
    ['/nowhere', 404, 'no-cache'],
    ['/.x', 404, 'no-cache'],
    ['/.x/.y/z', 404, 'no-cache'],
    ['/movies/.x', 404, 'no-cache'],
    ['/%2ex', 404, 'no-cache'],
    ['/%2E%2Ex', 404, 'no-cache'],
    ['/.file', 200, 'no-cache'],
    ['/.well-known/x', 404, 'no-cache'],
    ['//', 200, 'no-cache'],
    ['//movies', 200, 'no-cache'],
    ['//evil.test', 404, 'no-cache'],
    ['/movies/../nowhere', 404, 'no-cache'],
    ['/movies.html', 301, 'no-cache'],
    ['/movies/', 301, 'no-cache'],
    ['/a%0Ab', 404, 'no-cache'],
    ['/%5cx', 404, 'no-cache'],
    ['/api/anything', 503, 'private, max-age=7'],
    ['/details', 503, 'private, max-age=7'],
    ['/person', 503, 'private, max-age=7'],
    ['/lists/0123', 503, 'private, max-age=7'],
    ['/lists', 404, 'no-cache'],
    ['/lists/0123/x', 404, 'no-cache'],
    ['/person/x', 404, 'no-cache'],
    ['/details/x', 404, 'no-cache'],
    ['/details/x/y', 404, 'no-cache'],
    ['/api/.x', 404, 'no-cache'],
  ])('at %s with status %s, caching and every security header', async (target, status, cacheControl) => {
    const { headers, ...reply } = await send(target);
    expect([reply.status, headers['cache-control']]).toEqual([status, cacheControl]);
    const inline = SOURCES[target.replace('//', '/')];
    expect(headers['content-security-policy']?.includes("style-src 'self' 'sha256-"), 'a policy of its own').toBe(inline !== undefined);
    for (const [name, value] of Object.entries(securityHeaders({ ...PRODUCTION_HOSTS, ...inline })))
      expect(headers[name.toLowerCase()], name).toBe(value);
  });

  it.each([
    ['/Movies', '/movies'],
    ['/MOVIES/?page=2', '/movies?page=2'],
    ['/tv-Shows', '/tv-shows'],
    ['/Details?type=movie&id=603', '/details?type=movie&id=603'],
  ])('%s with a redirect to %s', async (from, to) => {
    const { status, headers } = await send(from);
    expect([status, headers.location]).toEqual([301, to]);
  });

  it('no page with a redirect to itself', () => {
    expect(CASE_REDIRECTS.map(({ destination }) => destination)).toEqual(
      expect.arrayContaining(['/movies', '/tv-shows', '/user-profile', '/admin']),
    );
    expect(
      CASE_REDIRECTS.filter(
        ({ regex, destination }) =>
          CASE_REDIRECTS.some((each) => new RegExp(each.regex, 'u').test(destination)) ||
          !new RegExp(regex, 'u').test(destination.toUpperCase()),
      ),
    ).toEqual([]);
  });
});
