import * as E from 'fp-ts/Either';
import { excludeFromSearch, replaceMetadata } from '#application/metadata/replace-metadata';
import { sharedListMetadata } from '#application/metadata/shared-list-metadata';
import type { SharedListSummary } from '#domain/lists/shares/shared-list';
import type { Answer } from '#domain/shared/answer';
import { documentPage, whenRead, type BuildOutput, type PreviewPage } from './preview-page';

/** An ended link is not found at once, so no cache keeps the page. */
const NEVER_CACHED = 'no-store';

/**
 * Renders the document of a shared list's page with the list's name, its owner and the number of its titles. Search engines leave the page
 * out, whatever the answer.
 */
export const renderSharedListPreview = (built: () => Promise<BuildOutput>, readSummary: (shareId: string) => Answer<SharedListSummary>) =>
  whenRead(async (shareId: string): Promise<PreviewPage> => {
    const { document, site } = await built();
    const found = await readSummary(shareId)();
    if (E.isRight(found)) return documentPage(replaceMetadata(document, sharedListMetadata(found.right), site), NEVER_CACHED);
    return documentPage(excludeFromSearch(document), NEVER_CACHED, found.left._tag === 'not-found' ? 404 : 200);
  });
