import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useState } from 'react';
import { isItemListFiltered } from '#application/lists/items/item-view-params';
import type { ViewingsToLog } from '#application/history/history-use-cases';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { readTitleStates } from '#application/lists/titles/read-title-states';
import { isWatched } from '#domain/history/series/series-progress';
import type { List } from '#domain/lists/list';
import { toReaddedItem } from '#domain/lists/inverse-list-change';
import type { ListItem } from '#domain/lists/list-item';
import { displayListName, shownListName } from '#domain/lists/list-name';
import type { Answer } from '#domain/shared/answer';
import { Button } from '#ui/design/buttons/button.tsx';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { LIST_BULK_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import { LIST_PAGE_MESSAGES, LIST_TOASTS } from '#ui/messages/lists/lists.messages.ts';
import { WATCHED_TOASTS } from '#ui/messages/lists/watched.messages.ts';
import { useToday } from '#ui/hooks/use-today.ts';
import { toastFailedChange } from '#ui/features/lists/card-actions/list-change-toast.ts';
import { ListChooser } from '#ui/features/lists/shared/list-chooser.tsx';
import { useRunChange } from '#ui/features/lists/shared/use-run-change.ts';
import type { PagedItems } from '#ui/features/lists/list-page/use-paged-items.ts';
import type { ItemSelection } from '#ui/features/lists/list-page/use-selection.ts';
import { SelectionSummary } from './selection-summary';
import { useSelectedItemsReader } from './use-selected-items-reader';
import './item-selection-bar.css';

export type ItemSelectionBarProps = {
  readonly useCases: ListUseCases;
  readonly list: List;
  readonly all: ReadonlyArray<List>;
  readonly window: PagedItems;
  readonly selection: ItemSelection;
};
type Items = ReadonlyArray<ListItem>;

/** The dialog for a list; `opening` counts, so that each opening begins without a name. */
type Choosing = { readonly kind: 'copy' | 'move'; readonly isOpen: boolean; readonly opening: number };

/** Renders the actions on the selected titles. Each is one change with one Undo. Load only by import(). */
export const ItemSelectionBar = ({ useCases, list, all, window, selection }: ItemSelectionBarProps): React.JSX.Element => {
  const run = useRunChange(useCases);
  const { read, readCount, cancel } = useSelectedItemsReader(useCases, window.query, selection);
  const [{ kind, isOpen, opening }, setChoosing] = useState<Choosing>({ kind: 'copy', isOpen: false, opening: 0 });
  /** Number of the list's titles; null if a filter hides some. */
  const total = isItemListFiltered(window.query.filter) ? null : Math.max(list.itemCount, window.items.length);
  const { isWhole, items: selected } = selection;
  const today = useToday();
  // Series are marked when the catalogue has said which episodes have aired.
  const [isMarking, setMarking] = useState(false);
  const isBusy = readCount !== null || isMarking;
  const isDisabled = selected.size === 0 || isBusy;
  const actOn = async <T,>(
    chosen: Answer<ReadonlyArray<T>>, change: (concerned: ReadonlyArray<T>) => Answer<unknown>, done: (count: number) => string,
  ): Promise<void> => {
    const concerned = await chosen();
    if (E.isLeft(concerned)) {
      if (concerned.left._tag !== 'aborted') toastFailedChange(concerned.left);
      return;
    }
    const { length } = concerned.right;
    if (length === 0 || (await run(change(concerned.right), done(length))) === null) selection.stop();
  };
  const act = (change: (items: Items) => Answer<unknown>, done: (count: number) => string): Promise<void> => actOn(read, change, done);
  const openChooser = (next: 'copy' | 'move'): void => setChoosing({ kind: next, isOpen: true, opening: opening + 1 });
  const doneIn =
    (name: string) =>
    (count: number): string =>
      (kind === 'copy' ? LIST_TOASTS.copiedMany : LIST_TOASTS.movedMany)(count, displayListName(name));
  const send = (listID: string, name: string): void =>
    void act(
      (items) => (kind === 'copy' ? useCases.copyItems(listID, items) : useCases.moveItems(list.listID, listID, items)),
      doneIn(name),
    );
  const sendToNew = (name: string): void =>
    void act(
      (items) => (kind === 'copy' ? useCases.copyToNewList(name, items) : useCases.moveToNewList(name, items, list.listID)),
      doneIn(name),
    );
  const remove = (): void => void act((items) => useCases.removeTitles(list.listID, items), LIST_TOASTS.removedMany);
  const isUnwatched = ({ watched }: ListItem): boolean => !watched;
  /** Reads what of these titles is not watched yet: the list may not say so, and nothing of the episodes of a series. */
  const toLog = (items: Items): Answer<ReadonlyArray<ViewingsToLog>> => {
    const titles = items.filter(isUnwatched).map((item) => toReaddedItem(item).title);
    return pipe(readTitleStates(useCases, titles), TE.map((states) => titles.flatMap((title): ReadonlyArray<ViewingsToLog> => {
      const before = states.get(title.itemKey);
      const isWatchedBefore = before !== undefined && isWatched(before, today);
      return isWatchedBefore ? [] : [{ title, parts: [], episodes: null, ...(before !== undefined && { before }) }];
    })));
  };
  const markWatched = async (): Promise<void> => {
    setMarking(true);
    const done = list.name === 'watchlist' ? WATCHED_TOASTS.titlesAndRemoved : WATCHED_TOASTS.titles;
    await actOn(pipe(read, TE.flatMap(toLog)), (titles) => useCases.history.log(titles, { kind: 'now' }), done);
    setMarking(false);
  };
  return (
    <div className="bulk" role="toolbar" aria-label={LIST_BULK_MESSAGES.label} aria-controls="list-items">
      <SelectionSummary
        selection={selection}
        loaded={window.items}
        hasMore={window.hasMore}
        total={total}
        readCount={readCount}
        onCancel={cancel}
      />
      <Button small icon="plus" disabled={isDisabled} onClick={() => openChooser('copy')}>
        {LIST_BULK_MESSAGES.copy}
      </Button>
      <Button small icon="list" disabled={isDisabled} onClick={() => openChooser('move')}>
        {LIST_BULK_MESSAGES.move}
      </Button>
      <Button
        small
        icon="eye"
        disabled={isDisabled || (!isWhole && ![...selected.values()].some(isUnwatched))}
        onClick={() => void markWatched()}
      >
        {LIST_BULK_MESSAGES.markWatched}
      </Button>
      <Button small icon="trash" className="bulk-remove" disabled={isDisabled} onClick={remove}>
        {LIST_BULK_MESSAGES.remove}
      </Button>
      <IconButton small icon="close" label={LIST_PAGE_MESSAGES.stopSelecting} onClick={selection.stop} />
      <ListChooser
        key={opening}
        title={kind === 'copy' ? LIST_BULK_MESSAGES.copyTitle : LIST_BULK_MESSAGES.moveTitle}
        open={isOpen}
        onClose={() => setChoosing({ kind, isOpen: false, opening })}
        lists={all.filter(({ listID }) => listID !== list.listID)}
        onChoose={(chosen) => send(chosen.listID, shownListName(chosen))}
        onCreate={sendToNew}
      />
    </div>
  );
};
