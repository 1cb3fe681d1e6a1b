import { readFile } from 'node:fs/promises';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { embeddedCatalogue } from '../../../src/adapters/embedded-catalogue/embedded-catalogue';
import { tmdbPictures } from '../../../src/adapters/tmdb/tmdb-pictures';
import type { Catalogue } from '../../../src/domain/catalogue/catalogue';
import type { Title } from '../../../src/domain/catalogue/title';
import { fromItemKey } from '../../../src/domain/catalogue/title-id';
import { titleInWords, titleWithYear } from '../../../src/domain/catalogue/title-words';
import { fillHead, type Told } from './fill-head';
import { readFolder } from './read-folder';

type Page = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string };
type Query = Readonly<Record<string, unknown>>;

/** Shared caches keep a filled page for ten minutes, browsers hardly at all: it names hashed files that the next deploy replaces. */
const KEPT = 'public, max-age=60, s-maxage=600';
const HTML = 'text/html; charset=utf-8';

const pictures = tmdbPictures({ base: 'https://image.tmdb.org' });

const toldOf = (title: Title): Told => ({
  title: titleWithYear(title),
  description: titleInWords(title),
  picture: pictures.source('backdrop', title.backdropPath)?.src ?? pictures.source('poster', title.posterPath)?.src ?? null,
});

const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The document of a title's page with what its address is about in the head. Whatever goes wrong, the page is served as it is: it
 * finds out for itself what there is to show, and says so if there is nothing.
 */
export const titlePage =
  (document: () => Promise<string>, catalogue: Pick<Catalogue, 'details'>) =>
  async (method: string, query: Query): Promise<Page> => {
    if (method !== 'GET' && method !== 'HEAD')
      return { status: 405, headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }, body: 'This page is asked for with GET.' };
    const plain = await document();
    const id = O.toNullable(fromItemKey(`${word(query['type'])}-${word(query['id'])}`));
    const found = id === null ? null : await catalogue.details(id)();
    const known = found !== null && E.isRight(found);
    // What could not be read now may be read by the next who asks.
    const passing = found !== null && E.isLeft(found) && found.left._tag !== 'not-found';
    const body = passing ? plain : fillHead(plain, known ? toldOf(found.right) : null);
    return { status: 200, headers: { 'Content-Type': HTML, 'Cache-Control': passing ? 'no-cache' : KEPT }, body };
  };

/** The same from what the build has put into this folder: `details.html`, and the catalogue's facts below `catalogue/`. */
export const detailsPage = (folder: URL): ReturnType<typeof titlePage> => {
  let read: Promise<string> | null = null;
  const document = (): Promise<string> => (read ??= readFile(new URL('details.html', folder), 'utf8'));
  return titlePage(document, embeddedCatalogue(readFolder(new URL('catalogue/', folder))));
};
