// How the built app is served, in one place: the local server, the hosting configuration and the tests read it.

/** Addresses that are drawn ahead; every other address without a file gets the shell. */
export const cleanUrl = (pathname) => (pathname === '/' ? '/index.html' : /\.[a-z0-9]+$/i.test(pathname) ? pathname : `${pathname.replace(/\/$/, '')}.html`);

/** Pictures are files, TMDB's, or what a person has just chosen and is cropping. */
const images = "'self' data: blob: https://image.tmdb.org";

/** What a page may load and from where. Style attributes are allowed: posters are drawn with them, and they cannot run anything. */
export const contentSecurityPolicy = ({ connect = [], image = [] } = {}) =>
  [
    "default-src 'self'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'", `img-src ${[images, ...image].join(' ')}`, "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`, 'frame-src https://www.youtube-nocookie.com', "frame-ancestors 'none'", "base-uri 'self'", "form-action 'self'", "object-src 'none'",
  ].join('; ');

export const securityHeaders = (hosts) => ({
  'Content-Security-Policy': contentSecurityPolicy(hosts),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
});

/** Files whose name holds their content's hash never change; everything else is asked for anew. */
export const cacheControl = (pathname) => (/^\/(assets|catalogue\/[0-9a-f]{8})\//.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache');
