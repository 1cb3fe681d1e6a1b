import { readFile } from 'node:fs/promises';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { PREVIEWS_FILE } from '#adapters/embedded-catalogue/files/file-names';
import { decodePreviews, type Preview, type PreviewsFile } from '#adapters/embedded-catalogue/files/previews-file';
import { tmdbImageUrls } from '#adapters/tmdb/tmdb-image-urls';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { Title } from '#domain/catalogue/title';
import { parseItemKey, isTmdbId, itemKey, type TitleId } from '#domain/catalogue/title-id';
import { titleLabel, titleWithYear } from '#domain/catalogue/title-label';
import { notFound } from '#domain/shared/failure';
import { renderMetaTags, type MetaTags } from './render-meta-tags';
import { readFolder } from './read-folder';

/** What the build has made: the document, and whether the facts beside it are all that there is (`embedded`) or some of it (`tmdb`). */
export type Built = { readonly document: string; readonly catalogue: 'embedded' | 'tmdb' };

type Page = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string };
type Query = Readonly<Record<string, unknown>>;

/** Shared caches keep a filled page for ten minutes, browsers hardly at all: it names hashed files that the next deploy replaces. */
const KEPT = 'public, max-age=60, s-maxage=600';
/** What is not kept at all. */
const AGAIN = 'no-cache';
const HTML = 'text/html; charset=utf-8';

const pictures = tmdbImageUrls({ base: 'https://image.tmdb.org' });

const toldOf = (title: Title, preview: Preview | null): MetaTags => ({
  title: titleWithYear(title),
  description: titleLabel(title),
  picture: preview === null ? null : (pictures.source(preview.kind, preview.path)?.src ?? null),
});

/** What is known of titles beside the document. */
export type PreviewFacts = {
  readonly details: Catalogue['getDetails'];
  /** The picture that previews show of it; null where none is known or it cannot be told. */
  readonly preview: (id: TitleId) => Promise<Preview | null>;
};

const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The document of a title's page with what its address is about in the head. Whatever goes wrong, the page is served as it is: it
 * finds out for itself what there is to show, and says so if there is nothing.
 */
export const renderTitlePreview =
  (built: () => Promise<Built>, facts: PreviewFacts) =>
  async (method: string, query: Query): Promise<Page> => {
    if (method !== 'GET' && method !== 'HEAD')
      return { status: 405, headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain', 'Cache-Control': AGAIN }, body: 'This page is asked for with GET.' };
    const { document: plain, catalogue } = await built();
    const asked = O.toNullable(parseItemKey(`${word(query['type'])}-${word(query['id'])}`));
    // TMDB has no title of a number that the shipped facts gave out themselves.
    const id = asked !== null && catalogue === 'tmdb' && !isTmdbId(asked.id) ? null : asked;
    const found = id === null ? E.left(notFound('title')) : await facts.details(id)();
    const page = (body: string, kept: string): Page => ({ status: 200, headers: { 'Content-Type': HTML, 'Cache-Control': kept }, body });
    if (E.isRight(found)) return page(renderMetaTags(plain, toldOf(found.right, await facts.preview(found.right))), KEPT);
    // What could not be read now may be read by the next who asks.
    if (found.left._tag !== 'not-found') return page(plain, AGAIN);
    // TMDB has more titles than there are facts here: what is not among them may well be there.
    return page(id !== null && catalogue === 'tmdb' ? plain : renderMetaTags(plain, null), KEPT);
  };

const Profile = t.type({ catalogue: t.keyof({ embedded: null, tmdb: null }) });

/** Which catalogue the app was built with; where that cannot be told, the one that says nothing about what it does not know. */
const catalogueIn = async (folder: URL): Promise<Built['catalogue']> => {
  const read = await readFolder(folder)('profile.json')();
  const profile = E.isRight(read) ? Profile.decode(read.right) : read;
  return E.isRight(profile) ? profile.right.catalogue : 'tmdb';
};

/** Reads once; what could not be read is read again by the next who asks. */
const once = <A>(read: () => Promise<A>): (() => Promise<A>) => {
  let kept: Promise<A> | null = null;
  return () =>
    (kept ??= read().catch((thrown: unknown) => {
      kept = null;
      throw thrown;
    }));
};

/** The same from what the build has put into this folder: `details.html`, `profile.json`, and the catalogue's facts below `catalogue/`. */
export const createTitlePreview = (folder: URL): ReturnType<typeof renderTitlePreview> => {
  const file = readFolder(new URL('catalogue/', folder));
  const built = once(async (): Promise<Built> => {
    const [document, catalogue] = await Promise.all([readFile(new URL('details.html', folder), 'utf8'), catalogueIn(folder)]);
    return { document, catalogue };
  });
  const previews = once(async (): Promise<PreviewsFile> => {
    const read = E.chain(decodePreviews)(await file(PREVIEWS_FILE)());
    if (E.isLeft(read)) throw new Error(`The pictures of previews cannot be read: ${JSON.stringify(read.left)}`);
    return read.right;
  });
  const preview = (id: TitleId): Promise<Preview | null> => previews().then((known) => known[itemKey(id)] ?? null, () => null);
  return renderTitlePreview(built, { details: embeddedCatalogue(file).getDetails, preview });
};
