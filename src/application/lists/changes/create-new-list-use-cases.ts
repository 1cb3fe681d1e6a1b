import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Clock } from '#application/ports/clock';
import type { ListChange } from '#domain/lists/list-command';
import type { ListItem } from '#domain/lists/list-item';
import { orderKeyOfTime } from '#domain/lists/order-key';
import type { Answer } from '#domain/shared/answer';
import type { MemberChanges } from '#application/lists/member-changes';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { addChanges, moveChanges, toCopies, toMoved } from '#application/lists/title-changes';

type Deps = { readonly clock: Clock; readonly newId: () => string; readonly random: () => number };

/** Creates the use cases that create a list. What fills it belongs to the same act, so that one undo takes it back. */
export const createNewListUseCases = (
  { make }: Pick<MemberChanges, 'make'>,
  { clock, newId, random }: Deps,
): Pick<ListUseCases, 'createList' | 'copyToNewList' | 'moveToNewList'> => {
  const create =
    (
      name: string, description: string,
      fill: (listID: string) => ReadonlyArray<ListChange>,
      items: ReadonlyArray<ListItem> = [],
    ): Answer<string> =>
    () => {
      const listID = newId();
      const change: ListChange = { kind: 'create-list', listID, name, description, order: orderKeyOfTime(clock.now()) };
      return pipe(
        make({ changes: [change, ...fill(listID)], items }),
        TE.map(() => listID),
      )();
    };
  return {
    createList: (name, description = '') => create(name, description, () => []),
    copyToNewList: (name, items, description = '') =>
      create(name, description, (listID) => addChanges(listID, toCopies(items, clock.now(), random))),
    moveToNewList: (name, items, from) =>
      create(name, '', (listID) => moveChanges(from, listID, toMoved(items, clock.now())), items),
  };
};
