import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { aborted, type Failure } from '#domain/shared/failure';
import type { ReadAllOptions } from '#application/lists/items/read-all-items';

type Page<A> = { readonly items: ReadonlyArray<A>; readonly cursor: string | null };

/** Longest wait in ms that a limit of requests may ask for between two pages: a long list takes more requests than are allowed at once. */
const MAX_WAIT_MS = 5000;
/** Wait in ms if the limit names none. */
const USUAL_WAIT_MS = 1000;

const wait = (millis: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, millis);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener('abort', end, { once: true });
  });

/** Returns the wait in ms after which the request may be repeated; null if the failure is final. */
const waitAfter = (failure: Failure): number | null => {
  if (failure._tag !== 'rate-limited') return null;
  const millis = failure.retryAfterMs ?? USUAL_WAIT_MS;
  return millis <= MAX_WAIT_MS ? millis : null;
};

/**
 * Reads all titles of somebody else's list, page by page, each once; waits where too many requests are sent. Fails as a whole: a copy of
 * some titles would look complete.
 */
export const readAllPages =
  <A extends { readonly itemKey: string }>(
    read: (cursor: string | null) => Answer<Page<A>>, { onProgress, signal }: Partial<ReadAllOptions> = {},
  ): Answer<ReadonlyArray<A>> =>
  async () => {
    const titles = new Map<string, A>();
    let cursor: string | null = null;
    for (;;) {
      const page: E.Either<Failure, Page<A>> = signal?.aborted === true ? E.left(aborted) : await read(cursor)();
      if (E.isRight(page)) {
        for (const title of page.right.items) titles.set(title.itemKey, title);
        onProgress?.(titles.size);
        cursor = page.right.cursor;
        if (cursor === null) return E.right([...titles.values()]);
        continue;
      }
      const millis = waitAfter(page.left);
      if (millis === null) return page;
      await wait(millis, signal);
    }
  };
