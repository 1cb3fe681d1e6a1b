import { readFile } from 'node:fs/promises';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { LINK_PREVIEW_IMAGES_FILE } from '#adapters/embedded-catalogue/files/file-names';
import { decodeLinkPreviewImages, type LinkPreviewImage, type LinkPreviewImagesFile } from '#adapters/embedded-catalogue/files/link-preview-images-file';
import { tmdbImageUrlBuilder } from '#adapters/tmdb/tmdb-image-url-builder';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { parseItemKey, isTmdbId, itemKey, type TitleId } from '#domain/catalogue/title-id';
import { titleDescriptionText, titleWithYear } from '#domain/catalogue/title-text';
import { notFound } from '#domain/shared/failure';
import { replaceMetaTags, type MetaTags } from './replace-meta-tags';
import { readFileFromFolder } from './read-file-from-folder';

/** Build output: the document, and whether the shipped catalogue is complete (`embedded`) or partial (`tmdb`). */
export type BuildOutput = { readonly document: string; readonly catalogue: 'embedded' | 'tmdb' };

type Page = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string };
type Query = Readonly<Record<string, unknown>>;

/** Shared caches keep a rendered page for ten minutes, browsers for one: it names hashed files that the next deploy replaces. */
const CACHED = 'public, max-age=60, s-maxage=600';
/** Not cached. */
const NOT_CACHED = 'no-cache';
const HTML = 'text/html; charset=utf-8';

const imageUrls = tmdbImageUrlBuilder({ base: 'https://image.tmdb.org' });

const toMetaTags = (title: Title, preview: LinkPreviewImage | null): MetaTags => ({
  title: titleWithYear(title),
  description: titleDescriptionText(title),
  image: preview === null ? null : (imageUrls.source(preview.kind, preview.path)?.src ?? null),
});

/** Sources of a title's data. */
export type MetaTagSources = {
  readonly details: Catalogue['getDetails'];
  /** Returns the preview image of a title; null if unknown or unreadable. */
  readonly preview: (title: TitleDetails) => Promise<LinkPreviewImage | null>;
};

const stringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Renders the document of a title's page with the title's meta tags. On any failure the document is served unchanged: the page loads
 * the title itself and shows the error.
 */
export const renderTitlePreview =
  (built: () => Promise<BuildOutput>, facts: MetaTagSources) =>
  async (method: string, query: Query): Promise<Page> => {
    if (method !== 'GET' && method !== 'HEAD')
      return { status: 405, headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain', 'Cache-Control': NOT_CACHED }, body: 'This page is asked for with GET.' };
    const { document: plain, catalogue } = await built();
    const requested = O.toNullable(parseItemKey(`${stringOrEmpty(query['type'])}-${stringOrEmpty(query['id'])}`));
    // TMDB does not have the ids that the shipped catalogue assigned itself.
    const id = requested !== null && catalogue === 'tmdb' && !isTmdbId(requested.id) ? null : requested;
    const found = id === null ? E.left(notFound('title')) : await facts.details(id)();
    const page = (body: string, cacheControl: string): Page => ({ status: 200, headers: { 'Content-Type': HTML, 'Cache-Control': cacheControl }, body });
    if (E.isRight(found)) return page(replaceMetaTags(plain, toMetaTags(found.right, await facts.preview(found.right))), CACHED);
    // A later request may succeed.
    if (found.left._tag !== 'not-found') return page(plain, NOT_CACHED);
    // TMDB has more titles than the shipped catalogue: an unknown id may exist there.
    return page(id !== null && catalogue === 'tmdb' ? plain : replaceMetaTags(plain, null), CACHED);
  };

const BuildProfile = t.type({ catalogue: t.keyof({ embedded: null, tmdb: null }) });

/** Returns the title's own picture at TMDB. */
const ownPreview = ({ backdropPath, posterPath }: Title): LinkPreviewImage | null =>
  backdropPath !== null ? { kind: 'backdrop', path: backdropPath } : posterPath !== null ? { kind: 'poster', path: posterPath } : null;

/** Returns the catalogue that the app was built with; `tmdb` if unknown, because `tmdb` makes no claim about unknown titles. */
export const readCatalogueKind = async (folder: URL): Promise<BuildOutput['catalogue']> => {
  const read = await readFileFromFolder(folder)('profile.json')();
  const profile = E.isRight(read) ? BuildProfile.decode(read.right) : read;
  return E.isRight(profile) ? profile.right.catalogue : 'tmdb';
};

/** Caches the result of `read`; a failed read is repeated by the next caller. */
const cacheResult = <A>(read: () => Promise<A>): (() => Promise<A>) => {
  let cached: Promise<A> | null = null;
  return () =>
    (cached ??= read().catch((error: unknown) => {
      cached = null;
      throw error;
    }));
};

/**
 * Creates the renderer for a build folder with `details.html`, `profile.json` and the catalogue below `catalogue/`.
 * @param fromTmdb TMDB's catalogue, for a site that uses it; null fills the pages from the shipped catalogue.
 */
export const createTitlePreviewRenderer = (folder: URL, fromTmdb: Pick<Catalogue, 'getDetails'> | null): ReturnType<typeof renderTitlePreview> => {
  const file = readFileFromFolder(new URL('catalogue/', folder));
  const built = cacheResult(async (): Promise<BuildOutput> => {
    const [document, catalogue] = await Promise.all([readFile(new URL('details.html', folder), 'utf8'), readCatalogueKind(folder)]);
    return { document, catalogue };
  });
  if (fromTmdb !== null) return renderTitlePreview(built, { details: fromTmdb.getDetails, preview: (title) => Promise.resolve(ownPreview(title)) });
  const previews = cacheResult(async (): Promise<LinkPreviewImagesFile> => {
    const read = E.chain(decodeLinkPreviewImages)(await file(LINK_PREVIEW_IMAGES_FILE)());
    if (E.isLeft(read)) throw new Error(`The preview images cannot be read: ${JSON.stringify(read.left)}`);
    return read.right;
  });
  const preview = (id: TitleId): Promise<LinkPreviewImage | null> => previews().then((images) => images[itemKey(id)] ?? null, () => null);
  return renderTitlePreview(built, { details: embeddedCatalogue(file).getDetails, preview });
};
