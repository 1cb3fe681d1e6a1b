// Serves a production build as the hosting does: brotli, clean addresses, the shell or the not-found page for the rest, and TMDB behind /api/tmdb.
// Usage: node scripts/serve.mjs [dir] [--port 4173] [--tmdb http://127.0.0.1:4210 | --tmdb-in VARIABLE]
import { createServer, request as ask } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, normalize, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { cacheControl, cleanUrl, isAppAddress, NOWHERE, securityHeaders, SHELL } from './firebase/hosting.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.json': 'application/json',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg', '.webp': 'image/webp', '.woff2': 'font/woff2', '.txt': 'text/plain; charset=utf-8', '.xml': 'application/xml',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.xml']);

/** Starts a server; `close()` ends it. With `secure` (key and certificate) it speaks HTTP/2, as hosting does. */
export const serve = ({ dir, port = 0, tmdb = null, host = '127.0.0.1', hosts = {}, secure = null }) => {
  const base = resolve(dir);
  const kept = new Map();
  const headers = securityHeaders(hosts);

  const fileAt = (pathname) => {
    const path = normalize(join(base, cleanUrl(pathname)));
    return path.startsWith(base) && existsSync(path) && statSync(path).isFile() ? path : null;
  };
  const bodyOf = (path) => {
    const changed = statSync(path).mtimeMs;
    const known = kept.get(path);
    if (known?.changed === changed) return known;
    const plain = readFileSync(path);
    const squeeze = COMPRESSED.has(extname(path));
    const body = { changed, plain, brotli: squeeze ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : null, etag: `"${createHash('sha1').update(plain).digest('base64url')}"` };
    kept.set(path, body);
    return body;
  };
  const toTmdb = (incoming, outgoing) => {
    const target = new URL(incoming.url.replace(/^\/api\/tmdb/, '/3'), tmdb);
    const forwarded = ask(target, { method: incoming.method, headers: { accept: 'application/json', authorization: `Bearer ${process.env.TMDB_TOKEN ?? 'local'}` } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { 'Content-Type': answer.headers['content-type'] ?? 'application/json', ...(answer.headers['retry-after'] ? { 'Retry-After': answer.headers['retry-after'] } : {}) });
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.writeHead(502).end());
    outgoing.on('close', () => forwarded.destroy());
    forwarded.end();
  };

  const answer = (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://here');
    if (tmdb !== null && pathname.startsWith('/api/tmdb/')) return toTmdb(incoming, outgoing);
    if (pathname.startsWith('/api/')) return outgoing.writeHead(404, { 'Content-Type': 'application/json' }).end('{"message":"Not here","status":404}');
    const decoded = (() => { try { return decodeURIComponent(pathname); } catch { return '/'; } })();
    const found = fileAt(decoded);
    if (found === null && /^\/(assets|catalogue)\//.test(decoded)) return outgoing.writeHead(404).end();
    const path = found ?? join(base, isAppAddress(decoded) ? SHELL : NOWHERE);
    if (!existsSync(path)) return outgoing.writeHead(404).end();
    const { plain, brotli, etag } = bodyOf(path);
    const all = { ...headers, 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream', 'Cache-Control': cacheControl(decoded), ETag: etag, Vary: 'Accept-Encoding' };
    if (incoming.headers['if-none-match'] === etag) return outgoing.writeHead(304, all).end();
    const squeezed = brotli !== null && /\bbr\b/.test(incoming.headers['accept-encoding'] ?? '');
    const body = squeezed ? brotli : plain;
    outgoing.writeHead(200, { ...all, 'Content-Length': body.length, ...(squeezed ? { 'Content-Encoding': 'br' } : {}) });
    return outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  };
  const server = secure === null ? createServer(answer) : createSecureServer({ ...secure, allowHTTP1: true }, answer);
  const sockets = new Set();
  server.on(secure === null ? 'connection' : 'secureConnection', (socket) => sockets.add(socket.once('close', () => sockets.delete(socket))));
  const close = () => new Promise((closed) => {
    server.close(closed);
    for (const socket of sockets) socket.destroy();
  });
  return new Promise((ready) => {
    server.listen(port, host, () => {
      const { port: taken } = server.address();
      ready({ port: taken, address: `${secure === null ? 'http' : 'https'}://${host}:${taken}`, close });
    });
  });
};

const [, started = ''] = process.argv;
if (existsSync(started) && import.meta.url === pathToFileURL(realpathSync(started)).href) {
  const argument = (name, otherwise) => { const at = process.argv.indexOf(`--${name}`); return at < 0 ? otherwise : process.argv[at + 1]; };
  const dir = process.argv[2]?.startsWith('--') === false ? process.argv[2] : 'dist';
  const { address } = await serve({ dir, port: Number(argument('port', '4173')), tmdb: argument('tmdb', process.env[argument('tmdb-in', '')] ?? null) });
  console.log(`Marquee is at ${address}`);
}
