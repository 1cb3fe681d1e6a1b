import { readFile } from 'node:fs/promises';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { readFileFromFolder } from './read-file-from-folder';

export type PreviewPage = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string };
export type PreviewQuery = Readonly<Record<string, unknown>>;

/**
 * Build output: a document, whether the shipped catalogue is complete (`embedded`) or partial (`tmdb`), the site's origin if it is known,
 * and the item keys of the titles whose poster the build has drawn.
 */
export type BuildOutput = {
  readonly document: string;
  readonly catalogue: 'embedded' | 'tmdb';
  readonly site: string | null;
  readonly posters: ReadonlySet<string>;
};

/** Shared caches keep a rendered page for ten minutes, browsers for one: it names hashed files that the next deploy replaces. */
export const CACHED = 'public, max-age=60, s-maxage=600';
/** Not cached. */
export const NOT_CACHED = 'no-cache';

/** Returns a document as a page. */
export const documentPage = (body: string, cacheControl: string, status = 200): PreviewPage => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cacheControl },
  body,
});

/** The answer to other methods than GET and HEAD. */
const METHOD_NOT_ALLOWED: PreviewPage = {
  status: 405,
  headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain', 'Cache-Control': NOT_CACHED },
  body: 'This page is asked for with GET.',
};

/** Renders a page for requests that read it, and refuses all others. */
export const whenRead = <A>(render: (from: A) => Promise<PreviewPage>) => (method: string, from: A): Promise<PreviewPage> =>
  method === 'GET' || method === 'HEAD' ? render(from) : Promise.resolve(METHOD_NOT_ALLOWED);

export const stringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

const BuildProfile = t.type({
  catalogue: t.keyof({ embedded: null, tmdb: null }),
  site: t.union([t.string, t.null]),
  posters: t.array(t.string),
});

/** Caches the result of `read`; a failed read is repeated by the next caller. */
export const cacheResult = <A>(read: () => Promise<A>): (() => Promise<A>) => {
  let cached: Promise<A> | null = null;
  return () =>
    (cached ??= read().catch((error: unknown) => {
      cached = null;
      throw error;
    }));
};

/**
 * Reads a document of the build folder with `profile.json`; without a readable profile as on a site with TMDB, which makes no claim about
 * unknown titles.
 */
export const readBuildOutput = async (folder: URL, file: string): Promise<BuildOutput> => {
  const [document, read] = await Promise.all([readFile(new URL(file, folder), 'utf8'), readFileFromFolder(folder)('profile.json')()]);
  const profile = E.isRight(read) ? BuildProfile.decode(read.right) : read;
  return E.isRight(profile)
    ? { ...profile.right, document, posters: new Set(profile.right.posters) }
    : { document, catalogue: 'tmdb', site: null, posters: new Set() };
};
