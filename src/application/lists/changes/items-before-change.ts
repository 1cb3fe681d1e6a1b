import * as E from 'fp-ts/Either';
import { concernedItems, type ListChange, type ListItemId } from '#domain/lists/list-command';
import { toListItem, type ListItem, type NewListItem } from '#domain/lists/list-item';
import { isListChange, type MemberChange, type MemberCommand } from '#domain/lists/member-command';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { createPendingChangeApplier } from '#domain/lists/pending-items';
import type { Answer } from '#domain/shared/answer';
import { offline, type Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';

/** Longest time, in ms, that a change waits for a read of what it removes. */
const MAX_READ_MS = 10_000;

export const itemPathKey = ({ listID, itemKey }: ListItemId): string => `${listID} ${itemKey}`;

export type ItemsBeforeChangeDeps = {
  readonly uid: UserId;
  /** Returns the items of a list that screens have read, by key. */
  readonly readItems: (listID: string) => ReadonlyMap<string, ListItem>;
  /** Returns the state of a title, with unconfirmed changes, if a screen shows it. */
  readonly knownState: (itemKey: string) => MemberTitleState | null;
  readonly findItems: (listID: string, itemKeys: ReadonlyArray<string>) => Answer<ReadonlyArray<ListItem>>;
};

/** Returns whether a change only adds the item. Its undo removes the item of this addition, so an earlier one need not be known. */
const isTarget = (change: ListChange, { listID }: ListItemId): boolean =>
  change.kind === 'add-items' || (change.kind === 'move-items' && listID !== change.from);

/** Items that changes concern, as they are before the changes. */
export type ItemsBeforeChange = {
  /** Returns an item that is known here; null if it is unknown, undefined if the list is known to lack it. */
  readonly known: (path: ListItemId) => ListItem | null | undefined;
  /**
   * Returns the items by `itemPathKey`; reads those that are unknown, for at most 10 s. An item that cannot be read is the one of `titles`:
   * a removed title then comes back without its note.
   */
  readonly read: (changes: ReadonlyArray<MemberChange>, titles: ReadonlyArray<NewListItem>) => Promise<ReadonlyMap<string, ListItem>>;
};

/**
 * Reads the items before an act.
 * @param pending the unconfirmed commands before the act.
 * @param given items that the act's caller has read.
 */
export const createItemsBeforeChange = (
  { uid, readItems, knownState, findItems }: ItemsBeforeChangeDeps,
  pending: ReadonlyArray<MemberCommand>, given: ReadonlyArray<ListItem>,
): ItemsBeforeChange => {
  // An addition to a list that lacks the title needs no earlier item.
  let applier: ReturnType<typeof createPendingChangeApplier> | null = null;
  const withPending: ReturnType<typeof createPendingChangeApplier> = (path, item) =>
    (applier ??= createPendingChangeApplier(uid, pending.map(({ change }) => change).filter(isListChange)))(path, item);
  const givenItems = new Map(given.map((item) => [itemPathKey(item), item]));
  const byList = new Map<string, ReadonlyMap<string, ListItem>>();
  const stored = (path: ListItemId): ListItem | undefined => {
    const items = byList.get(path.listID) ?? readItems(path.listID);
    byList.set(path.listID, items);
    return items.get(path.itemKey) ?? givenItems.get(itemPathKey(path));
  };
  const known: ItemsBeforeChange['known'] = (path) => {
    if (knownState(path.itemKey)?.listIDs.includes(path.listID) === false) return undefined;
    const item = stored(path);
    return item === undefined ? null : withPending(path, item);
  };

  const read: ItemsBeforeChange['read'] = async (changes, titles) => {
    const items = new Map<string, ListItem>();
    const unread = new Map<string, string[]>();
    for (const change of changes.filter(isListChange))
      for (const path of concernedItems(change)) {
        const item = known(path);
        if (item === null && isTarget(change, path)) continue;
        if (item === null) unread.set(path.listID, [...(unread.get(path.listID) ?? []), path.itemKey]);
        else if (item !== undefined) items.set(itemPathKey(path), item);
      }
    const setItem = (path: ListItemId, item: ListItem | undefined): void => {
      if (item !== undefined) items.set(itemPathKey(path), item);
    };
    const byTitle = new Map(titles.map((item) => [item.title.itemKey, item]));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<E.Either<Failure, never>>((resolve) => (timer = setTimeout(resolve, MAX_READ_MS, E.left(offline))));
    let failed = false;
    for (const [listID, all] of unread)
      for (let from = 0; from < all.length; from += 100) {
        const keys = all.slice(from, from + 100);
        // A backend that does not answer is not asked again.
        const found: E.Either<Failure, ReadonlyArray<ListItem>> = failed
          ? E.left(offline)
          : await Promise.race([findItems(listID, keys)(), late]);
        if (E.isLeft(found)) failed = true;
        else for (const item of found.right) setItem(item, withPending(item, item));
        for (const itemKey of keys.filter((key) => !items.has(itemPathKey({ listID, itemKey: key })))) {
          const path = { listID, itemKey };
          // An addition that is not confirmed yet cannot be read.
          setItem(path, withPending(path, undefined));
          const title = byTitle.get(itemKey);
          if (!items.has(itemPathKey(path)) && title !== undefined && (failed || knownState(itemKey)?.listIDs.includes(listID) === true))
            setItem(path, toListItem(uid, listID, title));
        }
      }
    clearTimeout(timer);
    return items;
  };
  return { known, read };
};
