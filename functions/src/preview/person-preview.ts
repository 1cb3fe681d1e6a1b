import * as E from 'fp-ts/Either';
import { tmdbImageUrlBuilder } from '#adapters/tmdb/tmdb-image-url-builder';
import { parsePersonId } from '#application/metadata/addresses';
import { excludeFromSearch, replaceMetadata } from '#application/metadata/replace-metadata';
import { personMetadata } from '#application/metadata/person-metadata';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { notFound } from '#domain/shared/failure';
import {
  CACHED, documentPage, NOT_CACHED, stringOrEmpty, whenRead, type BuildOutput, type PreviewPage, type PreviewQuery,
} from './preview-page';

const imageUrls = tmdbImageUrlBuilder({ base: 'https://image.tmdb.org' });

/** Renders the document of a person's page with the person's head. Without an answer of the catalogue the page itself shows the error. */
export const renderPersonPreview = (built: () => Promise<BuildOutput>, getPerson: Catalogue['getPerson']) =>
  whenRead(async (query: PreviewQuery): Promise<PreviewPage> => {
    const { document, site } = await built();
    const id = parsePersonId(stringOrEmpty(query['id']));
    const found = id === null ? E.left(notFound('person')) : await getPerson(id)();
    if (E.isRight(found))
      return documentPage(
        replaceMetadata(document, personMetadata(found.right, imageUrls.source('profile', found.right.imagePath)?.src ?? null, site), site),
        CACHED,
      );
    return found.left._tag === 'not-found' ? documentPage(excludeFromSearch(document), CACHED, 404) : documentPage(document, NOT_CACHED);
  });
