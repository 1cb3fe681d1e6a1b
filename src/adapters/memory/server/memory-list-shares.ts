import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { noItemFilter } from '#domain/lists/item-query';
import type { ListShares } from '#domain/lists/shares/list-shares';
import { notFound } from '#domain/shared/failure';
import { putDocument } from '#adapters/memory/storage/state';
import type { StateStorage } from '#adapters/memory/storage/state-storage';

/** Share links in the memory backend's storage. Only fields of the list are stored: they go with the list. */
export const memoryListShares = ({ read, update, items }: StateStorage): ListShares => ({
  add: (listID, newShareId, _now, sharesNotes) =>
    pipe(
      update((state) => {
        const list = state.lists.get(listID);
        if (list?.deletedAt !== null) return E.left(notFound('list'));
        const shared = { ...list, shareId: list.shareId ?? newShareId, sharesNotes: sharesNotes ?? list.sharesNotes };
        return E.right(list.shareId === shared.shareId && list.sharesNotes === shared.sharesNotes ? state
          : putDocument('lists', listID, shared)(state));
      }),
      TE.flatMap(() => read),
      TE.map(({ lists }) => lists.get(listID)?.shareId ?? newShareId),
    ),
  remove: (listID) =>
    update((state) => {
      const list = state.lists.get(listID);
      return E.right(list === undefined ? state : putDocument('lists', listID, { ...list, shareId: null, sharesNotes: false })(state));
    }),
  find: (shareId) =>
    pipe(
      read,
      TE.map(({ lists }) =>
        pipe(
          O.fromNullable([...lists.values()].find((list) => list.shareId === shareId)),
          O.map(({ listID }) => listID),
        ),
      ),
    ),
  titlesAfter: (listID, after, limit) =>
    pipe(
      items.select(
        { listID, sort: 'order', direction: 'asc', filter: noItemFilter },
        { after: after === null ? null : { value: after.order, itemKey: after.itemKey }, until: null },
        limit,
      ),
      // Items that do not decode are left out, so a page may be short.
      TE.map(({ items: titles, next }) => ({ titles, isFull: next !== null || titles.length >= limit })),
    ),
});
