import { useContext, useRef } from 'react';
import { isItemListFiltered, usualItemSort } from '#application/lists/items/item-view-params';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { ITEM_PAGE_SIZE } from '#domain/lists/item-query';
import type { List } from '#domain/lists/list';
import { shownListName } from '#domain/lists/list-name';
import { LIST_BULK_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import { itemCountText, LIST_PAGE_MESSAGES } from '#ui/messages/lists/lists.messages.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { MemberControlsContext } from '#ui/features/shared/member-controls.tsx';
import { OutboxNotes } from '#ui/features/lists/outbox/outbox-notes.tsx';
import { createLoadFailureFallback } from '#ui/features/lists/shared/create-load-failure-fallback.ts';
import { useListActions } from '#ui/features/lists/shared/list-actions.ts';
import type { ItemSelectionBarProps } from '#ui/features/lists/controls/item-selection-bar.tsx';
import { ListHead } from './list-head';
import { ListItems } from './list-items';
import { ListToolbar } from '#ui/features/lists/controls/list-toolbar.tsx';
import { useRandomPick } from './random-pick';
import { KeptTitlesNote } from '#ui/features/lists/outbox/kept-titles-note.tsx';
import { useItemView } from './use-item-view';
import { usePagedItems } from './use-paged-items';
import { useItemSelection } from './use-selection';
import './own-list.css';

const NoBulkBar = createLoadFailureFallback(LIST_BULK_MESSAGES.failed);
/** Loaded when titles are first selected. Without it selecting ends. */
const BulkBar = lazyOptionalPart<ItemSelectionBarProps>(
  () => import('#ui/features/lists/controls/item-selection-bar.tsx').then((module) => module.ItemSelectionBar),
  ({ selection }) => <NoBulkBar open onClose={selection.stop} />,
  () => null,
);

type Props = { readonly useCases: ListUseCases; readonly list: List; readonly all: ReadonlyArray<List> };

/** Renders one list of the member: head, controls and titles. */
export const OwnList = ({ useCases, list, all }: Props): React.JSX.Element => {
  const control = useItemView(useCases.uid, list.listID, usualItemSort(list.name));
  const window = usePagedItems(useCases, list.listID, control.view);
  const selection = useItemSelection(window.items, window.results);
  const actions = useListActions(useCases);
  const { pick, dialog } = useRandomPick(useCases, list.listID, isItemListFiltered(control.view.filter) ? window.items : null);
  const controls = useContext(MemberControlsContext);
  const add = useRef<HTMLButtonElement>(null);
  // The dialog returns the focus to this button, which stays when the list is no longer empty.
  const addTitles = (): void => {
    add.current?.focus({ preventScroll: true });
    controls?.addTitles(list);
  };
  const name = shownListName(list);
  const [isFiltered, isLoading] = [isItemListFiltered(control.view.filter), window.status === 'loading'];
  // Of filtered titles nobody knows how many there are.
  const shown = isLoading ? null : isFiltered ? Math.min(list.itemCount, ITEM_PAGE_SIZE) : window.items.length;
  const hasControls = list.itemCount > 0 || window.items.length > 0;
  return (
    <div className="own-list">
      <DocumentHead title={name} description={LIST_PAGE_MESSAGES.description(name)} noIndex />
      <ListHead list={list} actions={actions} add={add} onAdd={addTitles} onPick={pick} />
      <OutboxNotes useCases={useCases} lists={all} />
      <KeptTitlesNote count={list.itemCount} shown={shown} />
      {hasControls && (
        <ListToolbar
          {...control}
          listName={list.name}
          selection={selection}
          count={window.hasMore ? '' : itemCountText(window.items.length)}
        />
      )}
      <ListItems {...control} useCases={useCases} list={list} window={window} selection={selection} onAdd={addTitles} />
      {selection.isActive && <BulkBar useCases={useCases} list={list} all={all} window={window} selection={selection} />}
      {dialog}
    </div>
  );
};
