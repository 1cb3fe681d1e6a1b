// Serves a production build as Hosting does: brotli, clean URLs, the shell or the not-found page for the rest, and the TMDB gateway at
// /api/tmdb. Usage: node scripts/serve.mjs [dir] [--port 4173] [--tmdb http://127.0.0.1:4210 | --tmdb-in VARIABLE]
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { CommandError, endWithSentence } from './command-error.mjs';
import { cacheControl, cleanUrl, DOCUMENTS, INLINE_SOURCES, isAppAddress, knownDocument, NOT_FOUND_PAGE, redirectOf, securityHeaders,
  SHELL } from './firebase/hosting.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8',
    '.json': 'application/json',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg', '.webp': 'image/webp', '.woff2': 'font/woff2',
    '.txt': 'text/plain; charset=utf-8', '.xml': 'application/xml',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.xml']);
const bodies = new Map(); // by path, for all servers of this process: compressing takes longer than sending

/**
 * Path of a file or page, decoded; null for a target that is not a path of this server: with a host, a dot segment, a backslash or control
 * characters.
 */
const pathOf = (target) => {
  if (!target.startsWith('/')) return null;
  try {
    const path = decodeURIComponent(target.split(/[?#]/)[0]);
    return /[\\\p{Cc}]/u.test(path) || path.split('/').some((part) => part === '.' || part === '..') ? null : path;
  } catch {
    return null;
  }
};

const queryOf = (target) => (target.includes('?') ? target.slice(target.indexOf('?')) : '');

/** Returns the middleware of the TMDB gateway. It is TypeScript, which Node runs through tsx. */
const loadTmdb = async (origin, token) => {
  const { tsImport } = await import('tsx/esm/api');
  const { tmdbMiddleware } = await tsImport('./tmdb-middleware.ts', import.meta.url);
  return tmdbMiddleware({ origin, token });
};

/** Starts a server; `close()` stops it. `secure` (key and certificate) enables HTTP/2, which Hosting uses. Rejects if the port is taken. */
export const serve = async ({ dir, port = 0, tmdb = null, token = null, host = '127.0.0.1', hosts = {}, secure = null, answers }) => {
  const base = resolve(dir);
  const headers = securityHeaders(hosts);
  const isHandledByTmdb = tmdb === null ? () => false : await loadTmdb(tmdb, token);

  /** Returns the file of an address: below the folder, and without a part that starts with a dot, as on Hosting. */
  const fileAt = (pathname, query = '') => {
    const known = knownDocument(pathname, query);
    if (known !== null && existsSync(join(base, known))) return join(base, known);
    if (/\/[./]/.test(pathname) || pathname.startsWith(`${DOCUMENTS}/`)) return null;
    const path = normalize(join(base, cleanUrl(pathname)));
    return path.startsWith(`${base}${sep}`) && statSync(path, { throwIfNoEntry: false })?.isFile() === true ? path : null;
  };
  const bodyOf = (path) => {
    const changed = statSync(path).mtimeMs;
    const cached = bodies.get(path);
    if (cached?.changed === changed) return cached;
    const plain = readFileSync(path);
    const isCompressed = COMPRESSED.has(extname(path));
    const body = { changed, plain, brotli: isCompressed ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : null, etag: `"${createHash('sha1').update(plain).digest('base64url')}"` };
    bodies.set(path, body);
    return body;
  };
  /**
   * Returns the headers of a document: its policy allows the scripts and styles that it contains. Reads them each time, because a build can
   * replace them.
   */
  const headersAt = (path) => {
    const file = join(base, INLINE_SOURCES);
    const inline = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8'))[path] : undefined;
    return inline === undefined ? headers : securityHeaders({ ...hosts, ...inline });
  };
  const sendText = (response, status, text, more = {}) =>
    response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache', ...more }).end(text);

  const respond = (request, response) => {
    const target = request.url ?? '';
    if (answers?.(target) === false || isHandledByTmdb(request, response)) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Only GET and HEAD are allowed.',
      { Allow: 'GET, HEAD' });
    const path = pathOf(target);
    if (path === null) return sendText(response, 400, 'This is not an address of this server.');
    if (path.startsWith('/api/')) return response.writeHead(404,
      { ...headers, 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' }).end('{"message":"Not here","status":404}');
    const found = fileAt(path, queryOf(target));
    const other = redirectOf(path, (address) => fileAt(address) !== null);
    if (other !== null) return sendText(response, 301, '', { Location: `${encodeURI(other)}${queryOf(target)}` });
    if (found === null && /^\/(assets|catalogue)\//.test(path)) return sendText(response, 404, 'There is no such file.');
    const status = found !== null || isAppAddress(path) ? 200 : 404;
    const file = found ?? join(base, status === 200 ? SHELL : NOT_FOUND_PAGE);
    if (!existsSync(file)) return sendText(response, 404, 'There is no such file.');
    const { plain, brotli, etag } = bodyOf(file);
    const all = { ...(extname(file) === '.html' ? headersAt(path) : headers),
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream', 'Cache-Control': cacheControl(path), ETag: etag,
      Vary: 'Accept-Encoding' };
    if (status === 200 && request.headers['if-none-match'] === etag) return response.writeHead(304, all).end();
    const isBrotli = brotli !== null && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const body = isBrotli ? brotli : plain;
    response.writeHead(status, { ...all, 'Content-Length': body.length, ...(isBrotli ? { 'Content-Encoding': 'br' } : {}) });
    return response.end(request.method === 'HEAD' ? undefined : body);
  };
  // A file can disappear while it is read, for example during a build: that ends the request, not the server.
  const handle = (request, response) => {
    try {
      respond(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}: ${error.message}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The server could not answer.');
    }
  };
  const server = secure === null ? createServer(handle) : createSecureServer({ ...secure, allowHTTP1: true }, handle);
  const sockets = new Set();
  server.on(secure === null ? 'connection' : 'secureConnection', (socket) =>
    sockets.add(socket.once('close', () => sockets.delete(socket))));
  const close = () => new Promise((closed) => {
    server.close(closed);
    for (const socket of sockets) socket.destroy();
  });
  return new Promise((ready, refuse) => {
    server.once('error', refuse);
    server.listen(port, host, () => {
      const { port: actualPort } = server.address();
      ready({ port: actualPort, address: `${secure === null ? 'http' : 'https'}://${host}:${actualPort}`, close });
    });
  });
};

const [, script = ''] = process.argv;
if (existsSync(script) && import.meta.url === pathToFileURL(realpathSync(script)).href) {
  const argument = (name, defaultValue) => { const index = process.argv.indexOf(`--${name}`); return index < 0 ? defaultValue
    : process.argv[index + 1]; };
  const dir = process.argv[2]?.startsWith('--') === false ? process.argv[2] : 'dist';
  const port = argument('port', '4173');
  const tmdb = argument('tmdb', process.env[argument('tmdb-in', '')] ?? null);
  await endWithSentence(async () => {
    if (!existsSync(join(dir, 'index.html'))) throw new CommandError(`There is no built app in ${dir}: run "npm run build" first.`);
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
      throw new CommandError(`--port is "${port}": it has to be a number from 0 to 65535.`);
    const { address } = await serve({ dir, port: Number(port), tmdb, token: process.env.TMDB_TOKEN?.trim() || null });
    console.log(`Marquee is running at ${address}`);
  });
}
