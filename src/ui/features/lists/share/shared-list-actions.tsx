import * as E from 'fp-ts/Either';
import { useState, type ReactNode } from 'react';
import { findMissingTitles } from '#application/lists/shares/find-missing-titles';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { MAX_ITEMS, MAX_LISTS, type List } from '#domain/lists/list';
import { shownListName } from '#domain/lists/list-name';
import { freeListName } from '#domain/lists/shares/free-list-name';
import { SHARED_PAGE_SIZE, type SharedListPart, type SharedTitle } from '#domain/lists/shares/shared-list';
import { invalid, type Failure } from '#domain/shared/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { listAddress } from '#ui/shell/navigation/list-address.ts';
import { toastFailedChange, toastListChange } from '#ui/features/lists/card-actions/list-change-toast.ts';
import { useOwnLists } from '#ui/features/lists/shared/use-own-lists.ts';
import { LIST_BULK_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import { addedToWatchlistText, noRoomText, SHARED_LIST_ACTION_MESSAGES } from '#ui/messages/lists/shared-list-actions.messages.ts';
import { useWholeSharedList } from './use-whole-shared-list';

export type SharedListActionsProps = {
  readonly shareId: string;
  readonly list: SharedListPart;
  /** Rendered until the member's lists are read. */
  readonly pending: ReactNode;
};

type Props = Omit<SharedListActionsProps, 'pending'> & { readonly useCases: ListUseCases; readonly all: ReadonlyArray<List> };

const Actions = ({ shareId, list, useCases, all }: Props): React.JSX.Element => {
  const { read, readCount, cancel } = useWholeSharedList(shareId);
  const [doing, setDoing] = useState<'copy' | 'watchlist' | null>(null);
  const [copyID, setCopyID] = useState<string | null>(null);
  const own = all.find((candidate) => candidate.shareId === shareId);
  const copied = all.find(({ listID }) => listID === copyID);
  const watchlist = all.find(({ name }) => name === 'watchlist');

  /** @param run returns why it failed, or null. */
  const act = async (kind: 'copy' | 'watchlist', run: (titles: ReadonlyArray<SharedTitle>) => Promise<Failure | null>): Promise<void> => {
    if (doing !== null) return;
    setDoing(kind);
    const titles = await read();
    const failure = E.isLeft(titles) ? titles.left : await run(titles.right);
    if (failure !== null && failure._tag !== 'aborted') toastFailedChange(failure);
    setDoing(null);
  };
  const copy = (): void => {
    // Refused before anything is read.
    if (all.length >= MAX_LISTS) return toastFailedChange(invalid('lists', 'too-many'));
    return void act('copy', async (titles) => {
      const name = freeListName(shownListName(list), new Set(all.map((each) => each.name)), SHARED_LIST_ACTION_MESSAGES.copyName);
      const noted = titles.map((title) => ({ ...title, note: title.note ?? null }));
      const created = await useCases.copyToNewList(name, noted, list.description)();
      if (E.isLeft(created)) return created.left;
      setCopyID(created.right);
      toastListChange(useCases, SHARED_LIST_ACTION_MESSAGES.copied(titles.length, name));
      return null;
    });
  };
  const addAll = ({ listID, itemCount }: List): void =>
    void act('watchlist', async (titles) => {
      const missing = await findMissingTitles(useCases, listID, titles)();
      if (E.isLeft(missing)) return missing.left;
      const count = missing.right.length;
      const room = Math.max(0, MAX_ITEMS - itemCount);
      if (count > room) {
        toast({ text: noRoomText(room, count), tone: 'bad' });
        return null;
      }
      const text = addedToWatchlistText(count, titles.length - count);
      if (count === 0) {
        toast({ text });
        return null;
      }
      const added = await useCases.addTitles(listID, missing.right)();
      if (E.isLeft(added)) return added.left;
      toastListChange(useCases, text);
      return null;
    });
  return (
    <>
      {own === undefined && (
        <Button icon="plus" busy={doing === 'copy'} onClick={copy}>
          {SHARED_LIST_ACTION_MESSAGES.copy}
        </Button>
      )}
      {watchlist !== undefined && (
        <Button icon="bookmark" busy={doing === 'watchlist'} onClick={() => addAll(watchlist)}>
          {SHARED_LIST_ACTION_MESSAGES.addAll}
        </Button>
      )}
      {own !== undefined && (
        <ButtonLink icon="list" to={listAddress({ listName: own.name, listID: own.listID })}>
          {SHARED_LIST_ACTION_MESSAGES.openOwn}
        </ButtonLink>
      )}
      {copied !== undefined && (
        <ButtonLink icon="list" to={listAddress({ listName: copied.name, listID: copied.listID })}>
          {SHARED_LIST_ACTION_MESSAGES.openCopy}
        </ButtonLink>
      )}
      {readCount !== null && list.itemCount > SHARED_PAGE_SIZE && (
        <span className="shared-progress">
          <span className="num faint" role="status">
            {LIST_BULK_MESSAGES.reading(readCount, list.itemCount)}
          </span>
          <Button small kind="bare" onClick={cancel}>
            {LIST_BULK_MESSAGES.cancel}
          </Button>
        </span>
      )}
    </>
  );
};

/** Renders what a member does with a shared list: copies it, or adds its titles to the watchlist. Nothing if their lists cannot be read. */
export const SharedListActions = ({ pending, ...props }: SharedListActionsProps): ReactNode => {
  const own = useOwnLists();
  if (own._tag === 'error') return null;
  return own._tag === 'pending' ? pending : <Actions {...props} useCases={own.useCases} all={own.all} />;
};
