// Defines how the built app is served, for the local server, the hosting configuration and the tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { scriptSources } from '../prerender/inline-scripts.mjs';

/**
 * Addresses of the app as Hosting patterns. Addresses that are not prerendered get the shell. Addresses that match no pattern get
 * the prerendered not-found page.
 */
export const APP_ADDRESSES = [
  '/',
  '/@(login|register|home|movies|tv-shows|search|details|person|genre|tonight|feedback|help|faq|privacy|terms|imprint)',
  '/@(movies|tv-shows|genre|lists)/*', '/tonight/pick', '/tonight/together', '/user-profile', '/user-profile/**', '/admin', '/admin/**',
];

const asExpression = (pattern) =>
  new RegExp(
    `^${pattern
      .replace(/@\(([^)]*)\)/g, '(?:$1)')
      .replace(/\/\*\*/g, '/.+')
      .replace(/\/\*/g, '/[^/]+')}${pattern === '/' ? '' : '/?'}$`,
  );
const appAddresses = APP_ADDRESSES.map(asExpression);

/**
 * Expression of all addresses of the app, for servers that read PCRE or RE2. Names that start with a dot are no addresses: servers exclude
 * them before.
 */
export const APP_EXPRESSION = appAddresses.map(({ source }) => source.replaceAll('\\/', '/')).join('|');

/**
 * Returns whether the app has, or may have, a page at a path. No part of a path starts with a dot, which Hosting's patterns do not match.
 */
export const isAppAddress = (pathname) => !pathname.includes('/.') && appAddresses.some((address) => address.test(pathname));

/** The file for addresses of the app without their own file. */
export const SHELL = '/shell.html';

/** The file for all other addresses. Firebase Hosting and most other hosts serve it by this name, with status 404. */
export const NOT_FOUND_PAGE = '/404.html';

/** The file of a build with the source expressions of the scripts and styles in its documents, by address. It is not published. */
export const INLINE_SOURCES = '.vite/inline-sources.json';

/** The folder with the documents of known titles and people, which have a head of their own. They are no addresses of the app. */
export const DOCUMENTS = '/documents';

/**
 * Returns the file of a title or a person with a document of its own, if the build has written it: `/details?type=movie&id=603` ->
 * `/documents/movie-603.html`. Null for other addresses.
 */
export const knownDocument = (pathname, query) => {
  const parameters = new URLSearchParams(query);
  const kind =
    pathname === '/person' ? 'person' : pathname === '/details' ? /^(?:movie|tv)$/.exec(parameters.get('type') ?? '')?.[0] : undefined;
  const id = /^-?[1-9]\d{0,9}$/.exec(parameters.get('id') ?? '')?.[0];
  return kind === undefined || id === undefined ? null : `${DOCUMENTS}/${kind}-${id}.html`;
};

/** Returns the file of a prerendered address, which has the name of the address. */
export const cleanUrl = (pathname) =>
  pathname === '/' ? '/index.html' : /\.[a-z0-9]+$/i.test(pathname) ? pathname : `${pathname.replace(/\/$/, '')}.html`;

/**
 * Returns an address in lower case, as the addresses of the app are: `/MOVIES/POPULAR` -> `/movies/popular`. Below other first parts, ids
 * follow, which keep their letters.
 */
const withLowerCase = (pathname) => pathname.replace(/^\/(?:(?:movies|tv-shows|genre)\/[^/]+|[^/]+)/i, (part) => part.toLowerCase());

/**
 * Returns the address that a path redirects to: without `.html`, without a slash at the end, and in lower case, if that is a page; else
 * null.
 * @param isFile returns whether an address has its own file.
 */
export const redirectOf = (pathname, isFile) => {
  if (pathname === '/' || pathname.includes('//')) return null;
  if (/\.html$/.test(pathname) && isFile(pathname)) return pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  const other = withLowerCase(pathname).replace(/\/$/, '');
  return other !== pathname && (isAppAddress(other) || isFile(other)) ? other : null;
};

/** First parts of the app's addresses. */
const PAGES = [
  ...new Set(APP_ADDRESSES.flatMap((pattern) => (/^\/(?:@\()?([^)/]*)/.exec(pattern)?.[1] ?? '').split('|')).filter((name) => name !== '')),
];

const inAnyCase = (text) => text.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/**
 * Returns an expression of the spellings of a word with at least one capital letter. RE2, which Hosting uses, has neither lookahead nor a
 * flag that superstatic supports.
 */
const withCapitals = (word) =>
  [...word]
    .flatMap((letter, index) =>
      /[a-z]/.test(letter) ? [`${word.slice(0, index)}${letter.toUpperCase()}${inAnyCase(word.slice(index + 1))}`] : [],
    )
    .join('|');

/**
 * Redirects of Hosting from pages in capital letters; it can keep the rest of an address only with captures, which its emulator does not
 * read.
 */
export const CASE_REDIRECTS = PAGES.map((page) => ({ regex: `^/(?:${withCapitals(page)})/?$`, destination: `/${page}`, type: 301 }));

/** Hosts of pictures of users that the operator lists. The domain reads the same file and accepts no others. */
const pictureHosts = JSON.parse(readFileSync(join(root, 'operator/picture-hosts.json'), 'utf8'));

const TMDB_IMAGES = 'https://image.tmdb.org';

/** Sources of images: files of the site, TMDB, an image being cropped (`data:`, `blob:`), and hosts that the operator lists. */
const images = [`'self' data: blob: ${TMDB_IMAGES}`, ...pictureHosts.map((host) => `https://${host}`)].join(' ');

/** The script with which Firebase's SDK reads Google's answer from a frame. */
const FRAME_SCRIPT = 'https://apis.google.com';

/**
 * Returns the content security policy. `frame`: the address whose frame brings Google's answer; without it, the site has no Google. Hashes
 * allow inline scripts, by default all of the build, and the styles of one document. Style attributes are allowed: posters are rendered
 * with them, and they cannot run code. The site's worker connects to TMDB's host of pictures, of which it keeps some.
 */
export const contentSecurityPolicy = ({ connect = [], image = [], script = scriptSources(), style = [], frame = [] } = {}) =>
  [
    "default-src 'self'", `script-src ${["'self'", ...(frame.length > 0 ? [FRAME_SCRIPT] : []), ...script].join(' ')}`,
    `style-src ${["'self'", ...style].join(' ')}`,
    "style-src-attr 'unsafe-inline'", `img-src ${[images, ...image].join(' ')}`, "font-src 'self'",
    `connect-src ${["'self'", TMDB_IMAGES, ...connect].join(' ')}`, `frame-src ${['https://www.youtube-nocookie.com', ...frame].join(' ')}`,
    "frame-ancestors 'none'",
    "manifest-src 'self'", "worker-src 'self'",
    "base-uri 'self'", "form-action 'self'", "object-src 'none'",
  ].join('; ');

export const securityHeaders = (hosts) => ({
  'Content-Security-Policy': contentSecurityPolicy(hosts),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  // The page checks whether Google's window is open.
  'Cross-Origin-Opener-Policy': (hosts?.frame ?? []).length > 0 ? 'same-origin-allow-popups' : 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
});

/** Returns the `Cache-Control` header: files with a content hash in their path never change; browsers revalidate everything else. */
export const cacheControl = (pathname) =>
  /^\/(assets|catalogue\/[0-9a-f]{8})\//.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
