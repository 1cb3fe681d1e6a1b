import * as E from 'fp-ts/Either';
import { firstValueFrom, from, fromEvent, map, merge } from 'rxjs';
import type { ItemCursor, ItemQuery } from '#domain/lists/item-query';
import type { ListItem } from '#domain/lists/list-item';
import type { ItemsPage, ListRepository } from '#domain/lists/list-repository';
import type { Answer } from '#domain/shared/answer';
import { aborted, type Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';

export type ReadAllOptions = {
  /** Says how many items are read. */
  readonly onProgress: (count: number) => void;
  /** Ends the reading with `aborted`. */
  readonly signal: AbortSignal;
};

/**
 * Reads all items of a query once, in parts, from the backend: a watch may begin with a part that this device has kept. Fails as a whole:
 * an act on some of the titles would look complete.
 */
export const readAllItems =
  (
    { readItems }: Pick<ListRepository, 'readItems'>,
    uid: UserId, query: ItemQuery,
    { onProgress, signal }: ReadAllOptions,
  ): Answer<ReadonlyArray<ListItem>> =>
  async () => {
    const items = new Map<string, ListItem>();
    let after: ItemCursor | null = null;
    const aborted$ = fromEvent(signal, 'abort').pipe(map(() => E.left(aborted)));
    do {
      if (signal.aborted) return E.left(aborted);
      const page: E.Either<Failure, ItemsPage> = await firstValueFrom(
        merge(from(readItems(uid, query, after)()), aborted$),
      );
      if (E.isLeft(page)) return page;
      for (const item of page.right.items) items.set(item.itemKey, item);
      after = page.right.next;
      onProgress(items.size);
    } while (after !== null);
    return E.right([...items.values()]);
  };
