import * as E from 'fp-ts/Either';
import type { SharedListPart, SharedTitle } from '#domain/lists/shares/shared-list';
import type { SharedListReader } from '#domain/lists/shares/shared-list-reader';
import type { Answer } from '#domain/shared/answer';
import { aborted, type Failure } from '#domain/shared/failure';
import type { ReadAllOptions } from '#application/lists/items/read-all-items';

/** Longest wait in ms that a limit of requests may ask for between two pages: a long list takes more requests than are allowed at once. */
const MAX_WAIT_MS = 5000;
/** Wait in ms if the limit names none. */
const USUAL_WAIT_MS = 1000;

const wait = (millis: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, millis);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });

/** Returns the wait in ms after which the request may be repeated; null if the failure is final. */
const waitAfter = (failure: Failure): number | null => {
  if (failure._tag !== 'rate-limited') return null;
  const millis = failure.retryAfterMs ?? USUAL_WAIT_MS;
  return millis <= MAX_WAIT_MS ? millis : null;
};

/**
 * Reads all titles of a shared list in the owner's order, page by page; waits where too many requests are sent. Fails as a whole: a copy of
 * some titles would look complete.
 */
export const readWholeSharedList =
  (lists: SharedListReader, shareId: string, { onProgress, signal }: ReadAllOptions): Answer<ReadonlyArray<SharedTitle>> =>
  async () => {
    const titles = new Map<string, SharedTitle>();
    let cursor: string | null = null;
    for (;;) {
      const page: E.Either<Failure, SharedListPart> = signal.aborted ? E.left(aborted) : await lists.read(shareId, cursor, signal)();
      if (E.isRight(page)) {
        for (const title of page.right.items) titles.set(title.itemKey, title);
        onProgress(titles.size);
        cursor = page.right.cursor;
        if (cursor === null) return E.right([...titles.values()]);
        continue;
      }
      const millis = waitAfter(page.left);
      if (millis === null) return page;
      await wait(millis, signal);
    }
  };
