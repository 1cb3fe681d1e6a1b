import * as E from 'fp-ts/Either';
import { map } from 'rxjs';
import { placeItemChanges, type FollowingItems } from '#application/lists/changes/place-item-changes';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { TitlesChange } from '#domain/lists/list-command';
import { orderKeyOfTime } from '#domain/lists/order-key';
import { emptyTitleState } from '#domain/lists/member-title-state';
import { itemKey } from '#domain/catalogue/title-id';
import { StoredTitle } from '#domain/lists/stored-title';
import type { JointTitle } from '#domain/lists/together/joint-list';
import type { Answer } from '#domain/shared/answer';
import { toast } from '#ui/design/toasts/toast.ts';
import { toastFailedChange, toastListChange } from '#ui/features/lists/card-actions/list-change-toast.ts';
import { JOINT_LIST_MESSAGES } from '#ui/messages/lists/joint-list.messages.ts';
import { LIST_TOASTS } from '#ui/messages/lists/lists.messages.ts';
import type { JointList } from './use-joint-list';

/** Adds titles at their places and with their notes, under the name of the member who does it. */
const additionOf = (
  listID: string, titles: ReadonlyArray<StoredTitle & Pick<JointTitle, 'order' | 'note'>>,
): Extract<TitlesChange, { readonly kind: 'add-items' }> => ({
  kind: 'add-items', listID,
  items: titles.map((title) => (
    { title: StoredTitle.encode(title), addedAt: Date.now(), order: title.order, note: title.note, random: Math.random() })),
});
const removalOf = (listID: string, titles: ReadonlyArray<StoredTitle>): TitlesChange => ({
  kind: 'remove-items', listID, itemKeys: titles.map((title) => title.itemKey),
});

type Changes = TitlesChange | ReadonlyArray<TitlesChange>;

export type JointListActions = {
  readonly remove: (title: JointTitle) => void;
  readonly note: (title: JointTitle, note: string | null) => void;
  /** Moves a title directly behind another one; null is the start. Resolves to false if the title stays. */
  readonly move: (title: JointTitle, after: JointTitle | null, following: FollowingItems<JointTitle>) => Promise<boolean>;
};

/** Returns the acts on the titles of another's list, each with Undo. */
export const jointListActions = (useCases: ListUseCases, listID: string, name: string): JointListActions => {
  const run = async (change: Changes, inverse: Changes, done: string): Promise<boolean> => {
    const answer = await useCases.editJointList(name, change, inverse)();
    if (E.isLeft(answer)) toastFailedChange(answer.left);
    else toastListChange(useCases, done);
    return E.isRight(answer);
  };
  return {
    remove: (title) => {
      void run(removalOf(listID, [title]), additionOf(listID, [title]), JOINT_LIST_MESSAGES.removed(title.title));
    },
    note: (title, note) => {
      const change = (text: string | null): TitlesChange => ({ kind: 'note-item', listID, itemKey: title.itemKey, note: text });
      void run(change(note), change(title.note), LIST_TOASTS.noted(title.title));
    },
    move: async (title, after, { items, isAll }) => {
      const placed = (each: JointTitle) => ({ listID, itemKey: each.itemKey, order: each.order });
      const changes = placeItemChanges(placed(title), after, { items: items.map(placed), isAll });
      if (changes === null) {
        toast({ text: JOINT_LIST_MESSAGES.noRoom, tone: 'bad' });
        return false;
      }
      const orders = new Map([title, ...items].map((each) => [each.itemKey, each.order]));
      const inverse = changes.map((change) => ({ ...change, order: orders.get(change.itemKey) ?? change.order }));
      return run(changes, inverse, JOINT_LIST_MESSAGES.moved(title.title));
    },
  };
};

/** Returns use cases with which the dialog that finds titles adds them to another's list, whose items are those read so far. */
export const jointListUseCases = (useCases: ListUseCases, { state$ }: Pick<JointList, 'state$'>, name: string): ListUseCases => {
  const edit = (change: TitlesChange, inverse: TitlesChange): Answer<void> => useCases.editJointList(name, change, inverse);
  return {
    ...useCases,
    titleState: (title) =>
      state$.pipe(
        map(({ list, titles }) => ({
          ...emptyTitleState(title),
          listIDs: list !== null && titles.some((each) => each.itemKey === itemKey(title)) ? [list.listID] : [],
        })),
      ),
    addTitles: (listID, titles) => () => {
      const now = Date.now();
      const addition = additionOf(listID, titles.map((title, index) => ({ ...title, order: orderKeyOfTime(now + index), note: null })));
      // Undo leaves a title that somebody else added before.
      const addedWith = Object.fromEntries(addition.items.map(({ title, random }) => [title.itemKey, random]));
      return edit(addition, { kind: 'remove-items', listID, itemKeys: Object.keys(addedWith), addedWith })();
    },
    removeTitles: (listID, titles) => () => {
      const known = new Map(state$.value.titles.map((title) => [title.itemKey, title]));
      const before = titles.flatMap((title) => known.get(title.itemKey) ?? []);
      return edit(removalOf(listID, titles), additionOf(listID, before))();
    },
  };
};
