import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { orderKeysBetween } from '#domain/lists/order-key';
import { conflict } from '#domain/shared/failure';
import type { ItemsWindows } from '#application/lists/items/items-windows';
import type { MemberChanges } from '#application/lists/member-changes';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { placeItemChanges } from './place-item-changes';

/** Creates `placeItem`: reads the following items only if there is no room between the neighbours. */
export const createPlaceItem =
  ({ make }: Pick<MemberChanges, 'make'>, { following }: Pick<ItemsWindows, 'following'>): ListUseCases['placeItem'] =>
  (item, { after, before }) => {
    const { listID, itemKey } = item;
    const [order] = orderKeysBetween(after?.order ?? null, before?.order ?? null, 1) ?? [];
    if (order !== undefined) return make({ changes: [{ kind: 'place-item', listID, itemKey, order }] });
    return pipe(
      following(listID, after),
      TE.flatMap((items) => {
        const changes = placeItemChanges(item, after, items);
        return changes === null ? TE.left(conflict('position')) : make({ changes });
      }),
    );
  };
