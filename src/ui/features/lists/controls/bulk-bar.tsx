import { useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { List } from '#domain/lists/list';
import { toNewItem } from '#domain/lists/inverse-list-change';
import { displayListName, normalizeListName } from '#domain/lists/list-name';
import { Button } from '#ui/design/buttons/button.tsx';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { BULK } from '#ui/messages/lists/list-items.messages.ts';
import { LIST_PAGE, LIST_TOASTS } from '#ui/messages/lists/lists.messages.ts';
import { WATCHED_TOASTS } from '#ui/messages/lists/watched.messages.ts';
import { ListChooser } from '../shared/list-chooser';
import { useListChanges } from '../shared/use-list-changes';
import type { ItemSelection } from '../list-page/use-selection';
import './bulk-bar.css';

type Props = { readonly useCases: ListUseCases; readonly list: List; readonly all: ReadonlyArray<List>; readonly selection: ItemSelection };

/** Renders the actions on the selected titles. Each is one change with one Undo. */
export const BulkBar = ({ useCases, list, all, selection }: Props): React.JSX.Element => {
  const run = useListChanges(useCases);
  const [choosing, setChoosing] = useState<'copy' | 'move' | null>(null);
  const [kind, setKind] = useState<'copy' | 'move'>('copy');
  const items = [...selection.items.values()];
  const isEmpty = items.length === 0;
  const openChooser = (next: 'copy' | 'move'): void => {
    setKind(next);
    setChoosing(next);
  };
  const send = (listID: string, name: string): void => {
    const change = kind === 'copy' ? useCases.copyItems(listID, items) : useCases.moveItems(list.listID, listID, items);
    const done = (kind === 'copy' ? LIST_TOASTS.copiedMany : LIST_TOASTS.movedMany)(items.length, displayListName(name));
    void run(change, done).then((failure) => failure === null && selection.stop());
  };
  const sendToNew = (name: string): void => {
    const stored = normalizeListName(name);
    const change = kind === 'copy' ? useCases.copyToNewList(name, items) : useCases.moveToNewList(name, items, list.listID);
    const done = (kind === 'copy' ? LIST_TOASTS.copiedMany : LIST_TOASTS.movedMany)(items.length, displayListName(stored));
    void run(change, done).then((failure) => failure === null && selection.stop());
  };
  const remove = (): void => {
    const change = useCases.removeTitles(list.listID, items);
    void run(change, LIST_TOASTS.removedMany(items.length)).then((failure) => failure === null && selection.stop());
  };
  const unwatched = items.filter(({ watched }) => !watched);
  const markWatched = (): void => {
    const change = useCases.history.log(unwatched.map((item) => ({ title: toNewItem(item).title, parts: [], seasonSizes: null })), { kind: 'now' });
    void run(change, WATCHED_TOASTS.titles(unwatched.length)).then((failure) => failure === null && selection.stop());
  };
  return (
    <div className="bulk" role="toolbar" aria-label={BULK.label}>
      <span className="num" role="status">
        {BULK.count(items.length)}
      </span>
      <Button small icon="plus" disabled={isEmpty} onClick={() => openChooser('copy')}>
        {BULK.copy}
      </Button>
      <Button small icon="list" disabled={isEmpty} onClick={() => openChooser('move')}>
        {BULK.move}
      </Button>
      <Button small icon="eye" disabled={unwatched.length === 0} onClick={markWatched}>
        {BULK.markWatched}
      </Button>
      <Button small icon="trash" className="bulk-remove" disabled={isEmpty} onClick={remove}>
        {BULK.remove}
      </Button>
      <IconButton small icon="close" label={LIST_PAGE.stopSelecting} onClick={selection.stop} />
      <ListChooser
        key={String(choosing === null)}
        title={kind === 'copy' ? BULK.copyTitle : BULK.moveTitle}
        open={choosing !== null}
        onClose={() => setChoosing(null)}
        lists={all.filter(({ listID }) => listID !== list.listID)}
        onChoose={({ listID, name }) => send(listID, name)}
        onCreate={sendToNew}
      />
    </div>
  );
};
