import { spawnSync } from 'node:child_process';
import { createServer, IncomingMessage, request, ServerResponse } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { INLINE_SOURCES, securityHeaders } from '../../scripts/firebase/hosting.mjs';
import { serve, type Served } from '../../scripts/serve.mjs';
import { tmdbMiddleware } from '../../scripts/tmdb-middleware.ts';

type Reply = { readonly status: number; readonly headers: IncomingMessage['headers']; readonly body: string };

/** Sends a request target exactly as given; `fetch` would normalize it. */
const send = (port: number, target: string,
  { method = 'GET', headers = {} }: { readonly method?: string; readonly headers?: Readonly<Record<string,
  string>> } = {}): Promise<Reply> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: target, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString('utf8') }));
    }).on('error', reject).end();
  });

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

/** Requests that reached TMDB, and those that reached another server with a token. */
const tmdbRequests: { readonly target: string; readonly token: string | undefined }[] = [];
const stolen: string[] = [];
const tmdb = createServer((incoming, response) => {
  tmdbRequests.push({ target: incoming.url ?? '', token: incoming.headers.authorization });
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":603}');
});
const otherServer = createServer((incoming, response) => {
  stolen.push(incoming.headers.authorization ?? '');
  response.end();
});
const portOf = (server: ReturnType<typeof createServer>): number => (server.address() as AddressInfo).port;
const listening = (server: ReturnType<typeof createServer>): Promise<void> =>
  new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });

let app: Served;
beforeAll(async () => {
  write('dist/index.html', 'landing');
  write('dist/movies.html', 'movies');
  write('dist/movies/popular.html', 'popular');
  write('dist/shell.html', 'shell');
  write('dist/404.html', 'not found');
  write('dist/details.html', 'any title');
  write('dist/person.html', 'any person');
  write('dist/documents/movie-603.html', 'The Matrix');
  write('dist/documents/person--7.html', 'Keanu Reeves');
  write('dist/assets/index-0123abcd.js', 'script');
  write('dist/.ports', 'ports');
  write('dist/.vite/manifest.json', 'manifest');
  write(`dist/${INLINE_SOURCES}`, JSON.stringify({ '/movies/popular': { script: ["'sha256-start'"], style: ["'sha256-list'"] } }));
  write('dist-tmdb/index.html', 'another build');
  write('secret.txt', 'secret');
  await Promise.all([tmdb, otherServer].map(listening));
  app = await serve({ dir: join(folder, 'dist'), tmdb: `http://127.0.0.1:${portOf(tmdb)}`, token: 'secret-token' });
});
afterAll(async () => {
  await Promise.all([app.close(), ...[tmdb, otherServer].map((server) => new Promise((resolve) => server.close(resolve)))]);
  rmSync(folder, { recursive: true });
});

describe('TMDB gateway of the local server', () => {
  it('adds the token to a request of the app', async () => {
    const { status, body } = await send(app.port, '/api/tmdb/movie/603?language=en-US');
    expect([status, body, tmdbRequests.splice(0)]).toEqual([200, '{"id":603}',
      [{ target: '/3/movie/603?language=en-US', token: 'Bearer secret-token' }]]);
  });

  it.each([
    ['two slashes', (host: string) => `//${host}/api/tmdb/movie/603`],
      ['the absolute form', (host: string) => `http://${host}/api/tmdb/movie/603`],
    ['a backslash', (host: string) => `/\\${host}/api/tmdb/movie/603`],
      ['two slashes below the prefix', (host: string) => `/api/tmdb//${host}/movie/603`],
    ['a user name', (host: string) => `/api/tmdb@${host}/movie/603`], ['dot segments', (host: string) => `/api/tmdb/..//${host}/movie/603`],
  ])('sends the token to no host named with %s', async (_, target) => {
    const { status } = await send(app.port, target(`127.0.0.1:${portOf(otherServer)}`));
    expect(status).toBeGreaterThanOrEqual(400);
    expect([stolen, tmdbRequests]).toEqual([[], []]);
  });

  it('refuses other methods, other endpoints and pages of other sites', async () => {
    const replies = await Promise.all([
      send(app.port, '/api/tmdb/movie/603', { method: 'POST' }), send(app.port, '/api/tmdb/account'),
        send(app.port, '/api/tmdb/movie/603/../../account'),
      send(app.port, '/api/tmdb/movie/603', { headers: { 'sec-fetch-site': 'cross-site' } }),
    ]);
    expect([replies.map(({ status }) => status), replies[0].headers.allow, tmdbRequests]).toEqual([[405, 404, 404, 403], 'GET', []]);
  });

  it('ends the call to TMDB when the browser goes away', async () => {
    const calls: { readonly signal: AbortSignal; readonly ended: Promise<Response> }[] = [];
    const handle = tmdbMiddleware({
      origin: 'https://tmdb.example', token: null,
      fetch: (_, { signal }) => {
        const ended = new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
        calls.push({ signal, ended });
        return ended;
      },
    });
    const incoming = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/api/tmdb/movie/603' });
    const response = new ServerResponse(incoming);
    expect([handle(incoming, response), calls.map(({ signal }) => signal.aborted)]).toEqual([true, [false]]);
    response.emit('close');
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true]);
    await expect(calls[0]?.ended).rejects.toThrow('aborted');
  });
});

describe('files of the local server', () => {
  it.each(['/..%2fdist-tmdb/index.html', '/%2e%2e/dist-tmdb/index', '/..%2f..%2fsecret.txt', '/../secret.txt', '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt', '/%00', '/%E0%A4%A', '*', 'movies'])('are only those of its folder: %s', async (target) => {
    const { status, body } = await send(app.port, target);
    expect([status, /secret|another/.test(body)]).toEqual([400, false]);
  });

  it.each(['/.ports', '/.vite/manifest.json', '/%2eports', '/.x', '//', '///', '//movies', '//movies/', '/movies//popular',
    '/nowhere'])('are not found at %s, with the headers of a page', async (target) => {
    const { status, headers, body } = await send(app.port, target);
    expect([status, body]).toEqual([404, 'not found']);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['/details?type=movie&id=603', 'The Matrix'], ['/details?id=603&type=movie&x=1', 'The Matrix'], ['/person?id=-7', 'Keanu Reeves'],
      ['/details?type=tv&id=603', 'any title'], ['/details', 'any title'], ['/person?id=8', 'any person'],
    ['/details?type=movie&id=603%2f', 'any title'], ['/details?type=..%2fmovie&id=603', 'any title'],
      ['/details?type=person&id=-7', 'any title'], ['/movies?type=movie&id=603', 'movies'],
  ])('are the document of the title or person that %s names', async (target, document) => {
    const { status, body } = await send(app.port, target);
    expect([status, body]).toEqual([200, document]);
  });

  it.each(['/documents/movie-603', '/documents/movie-603.html', '/Documents/movie-603',
    '/details/movie-603'])('of known titles are no addresses of their own: %s', async (target) => {
    expect(await send(app.port, target)).toMatchObject({ status: 404, body: 'not found' });
  });

  it('allow the inline scripts and styles of a document in its own policy only', async () => {
    const policies = await Promise.all(['/movies/popular', '/movies', '/movies/nowhere'].map(async (target) =>
      (await send(app.port, target)).headers['content-security-policy']));
    expect(policies.map((policy) => /style-src ([^;]*)/.exec(String(policy))?.[1])).toEqual(["'self' 'sha256-list'", "'self'", "'self'"]);
    expect(policies.map((policy) => /script-src 'self' 'sha256-start';/.test(String(policy)))).toEqual([true, false, false]);
  });

  it.each(['/', '/movies', '/login', '/nowhere', '/.x', '//', '/%00', '/assets/gone-0123abcd.js', '/api/nothing',
    '/MOVIES'])('have every security header at %s', async (target) => {
    const { headers } = await send(app.port, target);
    for (const [name, value] of Object.entries(securityHeaders())) expect(headers[name.toLowerCase()], name).toBe(value);
  });

  it.each([
    ['/Movies', '/movies'], ['/MOVIES/popular?year=1', '/movies/popular?year=1'],
      ['/MOVIES/POPULAR?from=1970', '/movies/popular?from=1970'], ['/Genre/Science-Fiction', '/genre/science-fiction'],
      ['/Lists/aBc', '/lists/aBc'], ['/Admin/users/aBc', '/admin/users/aBc'], ['/movies/', '/movies'], ['/movies.html', '/movies'],
      ['/index.html', '/'], ['/Login/?next=//x', '/login?next=//x'],
  ])('redirect %s to %s', async (from, to) => {
    const { status, headers } = await send(app.port, from);
    expect([status, headers.location]).toEqual([301, to]);
  });

  it('with a hash in their name are cached for good, missing ones are not', async () => {
    const [found, missing] = await Promise.all([send(app.port, '/assets/index-0123abcd.js'), send(app.port, '/assets/gone-0123abcd.js')]);
    expect([found.status, found.headers['cache-control'], missing.status, missing.headers['cache-control']]).toEqual([200,
      'public, max-age=31536000, immutable', 404, 'no-cache']);
  });

  it('are read only', async () => {
    const replies = await Promise.all(['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => send(app.port, '/movies', { method })));
    expect(replies.map(({ status, headers }) => [status, headers.allow])).toEqual(replies.map(() => [405, 'GET, HEAD']));
  });

  it('that cannot be read end the request with 500, not the server', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    write('dist/assets/gone-soon.js', 'here');
    const file = join(folder, 'dist/assets/gone-soon.js');
    rmSync(file);
    mkdirSync(join(folder, 'dist/404.html.d'));
    rmSync(join(folder, 'dist/404.html'));
    mkdirSync(join(folder, 'dist/404.html'));
    expect((await send(app.port, '/nowhere')).status).toBe(500);
    rmSync(join(folder, 'dist/404.html'), { recursive: true });
    write('dist/404.html', 'not found');
    expect([(await send(app.port, '/nowhere')).status, log.mock.calls.length]).toEqual([404, 1]);
  });
});

it('the local server survives broken requests', async () => {
  await Promise.all(['GARBAGE\r\n\r\n', 'GET  HTTP/1.1\r\n\r\n', 'GET // HTTP/1.1\r\nHost: a\r\n\r\n',
    'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n'].map((text) => new Promise<void>((resolve) => {
    const socket = connect(app.port, '127.0.0.1', () => socket.end(text));
    socket.on('close', () => resolve()).on('error', () => resolve()).resume();
  })));
  expect((await send(app.port, '/')).status).toBe(200);
});

describe('npm run serve', () => {
  const run = (args: ReadonlyArray<string>): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../../scripts/serve.mjs'), ...args],
      { encoding: 'utf8', timeout: 100_000 });
    expect([status, stdout]).toEqual([1, '']);
    return stderr.trim();
  };

  it('ends with one sentence for a taken port, an invalid one, and a folder without a build', () => {
    const dist = join(folder, 'dist');
    expect(run([dist, '--port', String(app.port)])).toBe(`Another program uses port ${app.port}: stop it, or choose another port with --port.`);
    expect(run([dist, '--port', 'many'])).toBe('--port is "many": it has to be a number from 0 to 65535.');
    expect(run([join(folder, 'none')])).toBe(`There is no built app in ${join(folder, 'none')}: run "npm run build" first.`);
  });
});
