// Puts the TMDB gateway behind /api/tmdb of the local server and of the development server.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { createTmdbGateway, type GatewayOptions } from '#adapters/tmdb/gateway/tmdb-gateway';

const PREFIX = '/api/tmdb';

/** Returns whether a request target, exactly as received, is for the gateway. Targets with a host or a backslash never are. */
const isForTmdb = (target: string): boolean => target.startsWith(`${PREFIX}/`);

/** Another site's page must not spend the token's calls. Old browsers and programs other than browsers send no such header. */
const isFromOtherSite = (request: IncomingMessage): boolean =>
  !['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site']?.toString());

/** Handles requests for TMDB and returns true; returns false for all others. Closing the connection ends the call to TMDB. */
export const tmdbMiddleware = (options: GatewayOptions): ((request: IncomingMessage, response: ServerResponse) => boolean) => {
  const gateway = createTmdbGateway(options);
  return (request, response) => {
    const target = request.url ?? '';
    if (!isForTmdb(target)) return false;
    if (isFromOtherSite(request)) {
      response
        .writeHead(403, { 'content-type': 'application/json' })
        .end('{"success":false,"status_message":"Only pages of this server may ask."}');
      return true;
    }
    const controller = new AbortController();
    response.on('close', () => controller.abort());
    void gateway({ method: request.method ?? 'GET', target: target.slice(PREFIX.length), signal: controller.signal }).then(
      ({ status, headers, body }) => {
        if (!response.destroyed) response.writeHead(status, headers).end(body);
      },
    );
    return true;
  };
};

/** Vite's plugin that serves the gateway in development and in the preview of a build. */
export const tmdbPlugin = (options: GatewayOptions): Plugin => {
  const handle = tmdbMiddleware(options);
  const use = (server: {
    readonly middlewares: { use(next: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): unknown };
  }): void => {
    server.middlewares.use((request, response, next) => {
      if (!handle(request, response)) next();
    });
  };
  return { name: 'marquee:tmdb', configureServer: use, configurePreviewServer: use };
};
