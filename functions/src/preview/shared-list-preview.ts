import * as E from 'fp-ts/Either';
import { excludeFromSearch, replaceHead } from '#application/page-head/document-head-text';
import { sharedListHead } from '#application/page-head/shared-list-head';
import type { SharedListSummary } from '#domain/lists/shares/shared-list';
import type { Answer } from '#domain/shared/answer';
import { documentPage, whenRead, type BuildOutput, type Page } from './preview-page';

/** An ended link is not found at once, so no cache keeps the page. */
const NEVER_CACHED = 'no-store';

/**
 * Renders the document of a shared list's page with the list's name, its owner and the number of its titles. Search engines leave the page out, whatever the
 * answer.
 */
export const renderSharedListPreview = (built: () => Promise<BuildOutput>, readSummary: (shareId: string) => Answer<SharedListSummary>) =>
  whenRead(async (shareId: string): Promise<Page> => {
    const { document, site } = await built();
    const found = await readSummary(shareId)();
    if (E.isRight(found)) return documentPage(replaceHead(document, sharedListHead(found.right), site), NEVER_CACHED);
    return documentPage(excludeFromSearch(document), NEVER_CACHED, found.left._tag === 'not-found' ? 404 : 200);
  });
