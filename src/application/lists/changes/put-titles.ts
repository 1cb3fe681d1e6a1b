import type { Clock } from '#application/ports/clock';
import { isItemOfList } from '#domain/lists/list-item';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import type { MemberChanges } from '#application/lists/member-changes';
import type { ListUseCases } from '#application/lists/list-use-cases';
import {
  addChanges, moveChanges, removeChanges, toCopies, toMoved, toNewItems, type CompleteTitles,
} from '#application/lists/title-changes';

type Deps = {
  readonly clock: Clock;
  readonly random: () => number;
  readonly complete: CompleteTitles;
  /** Returns what is known of a title; null if no screen shows it. */
  readonly knownState: (itemKey: string) => MemberTitleState | null;
};
type PutUseCases = Pick<ListUseCases, 'addTitles' | 'removeTitles' | 'moveItems' | 'copyItems'>;

/** Creates the use cases that put titles into lists and take them out. */
export const createPutTitles = ({ make }: Pick<MemberChanges, 'make'>, { clock, random, complete, knownState }: Deps): PutUseCases => {
  const lacks = (listID: string) => (itemKey: string): boolean => knownState(itemKey)?.listIDs.includes(listID) === false;
  return {
    addTitles: (listID, titles) => async () =>
      make({ changes: addChanges(listID, toNewItems(await complete(titles), clock.now(), random), lacks(listID)) })(),
    removeTitles: (listID, titles) => make({
      changes: removeChanges(listID, titles.map(({ itemKey }) => itemKey)),
      items: titles.filter(isItemOfList(listID)),
      titles: toNewItems(titles, clock.now(), random),
    }),
    moveItems: (from, listID, moved) =>
      make({ changes: moveChanges(from, listID, toMoved(moved, clock.now()), lacks(listID)), items: moved }),
    copyItems: (listID, copied) => make({ changes: addChanges(listID, toCopies(copied, clock.now(), random), lacks(listID)) }),
  };
};
