import * as E from 'fp-ts/Either';
import type { List } from '#domain/lists/list';
import type { ListChange } from '#domain/lists/list-command';
import type { Answer } from '#domain/shared/answer';
import { notFound, type Failure } from '#domain/shared/failure';
import type { MemberChanges } from '#application/lists/member-changes';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { ListsView } from '#application/lists/lists-view';
import { placeListChanges, toPlaceChange } from './place-list-changes';

/** Creates the use cases that place a list among the others. @param view returns the lists as they are shown. */
export const createPlaceList = (
  { make }: Pick<MemberChanges, 'make'>, view: () => Promise<E.Either<Failure, ListsView>>,
): Pick<ListUseCases, 'pinList' | 'archiveList' | 'placeList'> => {
  const placeBy = (toChanges: (active: ReadonlyArray<List>) => E.Either<Failure, ReadonlyArray<ListChange>>): Answer<void> => async () => {
    const lists = await view();
    if (E.isLeft(lists)) return lists;
    const changes = toChanges(lists.right.active);
    return E.isLeft(changes) ? changes : make({ changes: changes.right })();
  };
  const placeIn = (listID: string, group: { readonly pinned?: boolean; readonly archived?: boolean }): Answer<void> =>
    placeBy((active) => {
      const list = active.find((other) => other.listID === listID);
      return list === undefined ? E.left(notFound('list')) : E.right([toPlaceChange({ ...list, ...group }, list.order)]);
    });
  return {
    pinList: (listID, pinned) => placeIn(listID, { pinned }),
    archiveList: (listID, archived) => placeIn(listID, { archived }),
    placeList: (listID, after) => placeBy((active) => E.right(placeListChanges(active, listID, after))),
  };
};
