import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { LinkPreviewImage } from '#adapters/embedded-catalogue/files/link-preview-images-file';
import { tmdbImageUrlBuilder } from '#adapters/tmdb/tmdb-image-url-builder';
import { excludeFromSearch, replaceMetadata } from '#application/metadata/replace-metadata';
import { posterAddress } from '#application/metadata/addresses';
import { titleMetadata } from '#application/metadata/title-metadata';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { parseItemKey, isTmdbId, itemKey } from '#domain/catalogue/title-id';
import { notFound } from '#domain/shared/failure';
import {
  CACHED, documentPage, NOT_CACHED, stringOrEmpty, whenRead, type BuildOutput, type PreviewPage, type PreviewQuery,
} from './preview-page';

const imageUrls = tmdbImageUrlBuilder({ base: 'https://image.tmdb.org' });

/** Sources of a title's data. */
export type TitlePreviewSources = {
  readonly details: Catalogue['getDetails'];
  /** Whether the app has no title that these data lack. */
  readonly isComplete: boolean;
  /** Returns TMDB's image of a title; null if unknown or unreadable. */
  readonly preview: (title: TitleDetails) => Promise<LinkPreviewImage | null>;
};

/**
 * Renders the document of a title's page with the title's head. A title that does not exist has the status 404. On any other failure the
 * document is served unchanged: the page loads the title itself and shows the error.
 */
export const renderTitlePreview = (built: () => Promise<BuildOutput>, facts: TitlePreviewSources) =>
  whenRead(async (query: PreviewQuery): Promise<PreviewPage> => {
    const { document: plain, catalogue, site, posters } = await built();
    const requested = O.toNullable(parseItemKey(`${stringOrEmpty(query['type'])}-${stringOrEmpty(query['id'])}`));
    // TMDB does not have the ids that the shipped catalogue assigned itself.
    const id = requested !== null && catalogue === 'tmdb' && !isTmdbId(requested.id) ? null : requested;
    const found = id === null ? E.left(notFound('title')) : await facts.details(id)();
    /** The poster that the build has drawn, as the app shows it, else TMDB's image. */
    const imageOf = async (title: TitleDetails): Promise<string | null> => {
      if (site !== null && posters.has(itemKey(title))) return `${site}${posterAddress(title)}`;
      const preview = await facts.preview(title);
      return preview === null ? null : (imageUrls.source(preview.kind, preview.path)?.src ?? null);
    };
    if (E.isRight(found))
      return documentPage(replaceMetadata(plain, titleMetadata(found.right, await imageOf(found.right), site), site), CACHED);
    // A later request may succeed.
    if (found.left._tag !== 'not-found') return documentPage(plain, NOT_CACHED);
    // TMDB has more titles than the shipped catalogue: an unknown id may exist there.
    return id !== null && !facts.isComplete && catalogue === 'tmdb'
      ? documentPage(plain, CACHED)
      : documentPage(excludeFromSearch(plain), CACHED, 404);
  });
