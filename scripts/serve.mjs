// Serves a production build as Hosting does: brotli, clean URLs, the shell or the not-found page for the rest, and TMDB behind /api/tmdb.
// Usage: node scripts/serve.mjs [dir] [--port 4173] [--tmdb http://127.0.0.1:4210 | --tmdb-in VARIABLE]
import { createServer, request as httpRequest } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, normalize, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { cacheControl, cleanUrl, isAppAddress, NOT_FOUND_PAGE, securityHeaders, SHELL } from './firebase/hosting.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.json': 'application/json',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg', '.webp': 'image/webp', '.woff2': 'font/woff2', '.txt': 'text/plain; charset=utf-8', '.xml': 'application/xml',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.xml']);

/** Starts a server; `close()` stops it. `secure` (key and certificate) enables HTTP/2, which Hosting uses. */
export const serve = ({ dir, port = 0, tmdb = null, host = '127.0.0.1', hosts = {}, secure = null }) => {
  const base = resolve(dir);
  const cache = new Map();
  const headers = securityHeaders(hosts);

  const fileAt = (pathname) => {
    const path = normalize(join(base, cleanUrl(pathname)));
    return path.startsWith(base) && existsSync(path) && statSync(path).isFile() ? path : null;
  };
  const bodyOf = (path) => {
    const changed = statSync(path).mtimeMs;
    const cached = cache.get(path);
    if (cached?.changed === changed) return cached;
    const plain = readFileSync(path);
    const isCompressed = COMPRESSED.has(extname(path));
    const body = { changed, plain, brotli: isCompressed ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : null, etag: `"${createHash('sha1').update(plain).digest('base64url')}"` };
    cache.set(path, body);
    return body;
  };
  const forwardToTmdb = (request, response) => {
    const target = new URL(request.url.replace(/^\/api\/tmdb/, '/3'), tmdb);
    const forwarded = httpRequest(target, { method: request.method, headers: { accept: 'application/json', authorization: `Bearer ${process.env.TMDB_TOKEN ?? 'local'}` } }, (tmdbResponse) => {
      response.writeHead(tmdbResponse.statusCode ?? 502, { 'Content-Type': tmdbResponse.headers['content-type'] ?? 'application/json', ...(tmdbResponse.headers['retry-after'] ? { 'Retry-After': tmdbResponse.headers['retry-after'] } : {}) });
      tmdbResponse.pipe(response);
    });
    forwarded.on('error', () => response.writeHead(502).end());
    response.on('close', () => forwarded.destroy());
    forwarded.end();
  };

  const handle = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (tmdb !== null && pathname.startsWith('/api/tmdb/')) return forwardToTmdb(request, response);
    if (pathname.startsWith('/api/')) return response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"message":"Not here","status":404}');
    const decoded = (() => { try { return decodeURIComponent(pathname); } catch { return '/'; } })();
    const found = fileAt(decoded);
    if (found === null && /^\/(assets|catalogue)\//.test(decoded)) return response.writeHead(404).end();
    const status = found !== null || isAppAddress(decoded) ? 200 : 404;
    const path = found ?? join(base, status === 200 ? SHELL : NOT_FOUND_PAGE);
    if (!existsSync(path)) return response.writeHead(404).end();
    const { plain, brotli, etag } = bodyOf(path);
    const all = { ...headers, 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream', 'Cache-Control': cacheControl(decoded), ETag: etag, Vary: 'Accept-Encoding' };
    if (status === 200 && request.headers['if-none-match'] === etag) return response.writeHead(304, all).end();
    const isBrotli = brotli !== null && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const body = isBrotli ? brotli : plain;
    response.writeHead(status, { ...all, 'Content-Length': body.length, ...(isBrotli ? { 'Content-Encoding': 'br' } : {}) });
    return response.end(request.method === 'HEAD' ? undefined : body);
  };
  const server = secure === null ? createServer(handle) : createSecureServer({ ...secure, allowHTTP1: true }, handle);
  const sockets = new Set();
  server.on(secure === null ? 'connection' : 'secureConnection', (socket) => sockets.add(socket.once('close', () => sockets.delete(socket))));
  const close = () => new Promise((closed) => {
    server.close(closed);
    for (const socket of sockets) socket.destroy();
  });
  return new Promise((ready) => {
    server.listen(port, host, () => {
      const { port: actualPort } = server.address();
      ready({ port: actualPort, address: `${secure === null ? 'http' : 'https'}://${host}:${actualPort}`, close });
    });
  });
};

const [, script = ''] = process.argv;
if (existsSync(script) && import.meta.url === pathToFileURL(realpathSync(script)).href) {
  const argument = (name, defaultValue) => { const index = process.argv.indexOf(`--${name}`); return index < 0 ? defaultValue : process.argv[index + 1]; };
  const dir = process.argv[2]?.startsWith('--') === false ? process.argv[2] : 'dist';
  const { address } = await serve({ dir, port: Number(argument('port', '4173')), tmdb: argument('tmdb', process.env[argument('tmdb-in', '')] ?? null) });
  console.log(`Marquee is running at ${address}`);
}
