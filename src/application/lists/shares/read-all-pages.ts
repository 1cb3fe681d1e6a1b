import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { aborted, conflict, type Failure } from '#domain/shared/failure';
import type { ReadAllOptions } from '#application/lists/items/read-all-items';

type Page<A> = { readonly items: ReadonlyArray<A>; readonly cursor: string | null; readonly itemCount: number };

/** Longest wait in ms that a limit of requests may ask for between two pages: a long list takes more requests than are allowed at once. */
const MAX_WAIT_MS = 5000;
/** Wait in ms if the limit names none. */
const USUAL_WAIT_MS = 1000;
/** Most readings of a list that changes meanwhile. */
const MAX_READINGS = 3;

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

/** `isWhole`: no title can be missing, because there is one page only, or the list has as many titles. */
type Reading<A> = { readonly titles: ReadonlyArray<A>; readonly isWhole: boolean };

/** Reads all pages once, each title once; waits where too many requests are sent. */
const readOnce =
  <A extends { readonly itemKey: string }>(
    read: (cursor: string | null) => Answer<Page<A>>, { onProgress, signal }: Partial<ReadAllOptions>,
  ): Answer<Reading<A>> =>
  async () => {
    const titles = new Map<string, A>();
    let cursor: string | null = null;
    for (;;) {
      const isFirst = cursor === null;
      const page: E.Either<Failure, Page<A>> = signal?.aborted === true ? E.left(aborted) : await read(cursor)();
      if (E.isRight(page)) {
        for (const title of page.right.items) titles.set(title.itemKey, title);
        onProgress?.(titles.size);
        cursor = page.right.cursor;
        if (cursor === null)
          return E.right({ titles: [...titles.values()], isWhole: isFirst || titles.size === page.right.itemCount });
        continue;
      }
      const millis = waitAfter(page.left);
      if (millis === null) return page;
      await wait(millis, signal);
    }
  };

/**
 * Reads all titles of somebody else's list. A title that is moved to a page that was read is on none of them. A list is therefore read
 * again until it has the counted number of titles, or the same ones twice: counts are late, and damaged titles are left out. Fails as a
 * whole, with `conflict` for a list that keeps changing: a copy of some titles would look complete.
 */
export const readAllPages =
  <A extends { readonly itemKey: string }>(
    read: (cursor: string | null) => Answer<Page<A>>, options: Partial<ReadAllOptions> = {},
  ): Answer<ReadonlyArray<A>> =>
  async () => {
    let before: string | null = null;
    for (let reading = 1; reading <= MAX_READINGS; reading += 1) {
      const answer: E.Either<Failure, Reading<A>> = await readOnce(read, options)();
      if (E.isLeft(answer)) return answer;
      const { titles, isWhole } = answer.right;
      const keys = titles.map(({ itemKey }) => itemKey).join(' ');
      if (isWhole || keys === before) return E.right(titles);
      before = keys;
    }
    return E.left(conflict('list'));
  };
