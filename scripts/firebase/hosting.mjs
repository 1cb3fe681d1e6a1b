// How the built app is served, in one place: the local server, the hosting configuration and the tests read it.

/**
 * Addresses of the app, in Hosting's patterns: those that are not drawn ahead get the shell. What is not here leads nowhere, and gets
 * the not-found page that was drawn ahead.
 */
export const APP_ADDRESSES = ['/', '/@(login|register|home|movies|tv-shows|search|details|person|genre|feedback|help|faq)', '/@(movies|tv-shows|genre)/*', '/user-profile', '/user-profile/**', '/admin', '/admin/**'];

const asExpression = (pattern) => new RegExp(`^${pattern.replace(/@\(([^)]*)\)/g, '(?:$1)').replace(/\/\*\*/g, '/.+').replace(/\/\*/g, '/[^/]+')}/?$`);
const appAddresses = APP_ADDRESSES.map(asExpression);

/** Whether the app has a page there, or may have one. */
export const isAppAddress = (pathname) => appAddresses.some((address) => address.test(pathname));

/** The files for addresses without one of their own. */
export const SHELL = '/shell.html';
export const NOWHERE = '/nowhere.html';

/** Addresses that are drawn ahead have files of their names. */
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
