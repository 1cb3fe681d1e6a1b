import { useState } from 'react';
import { matchesText } from '#domain/catalogue/text-match/word-search';
import type { List } from '#domain/lists/list';
import { displayListName, listNameError, normalizeListName, shownListName } from '#domain/lists/list-name';
import { Icon } from '#ui/design/icons/icon.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { LIST_BULK_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import { itemCountText } from '#ui/messages/lists/lists.messages.ts';
import { listIcon } from '#ui/shell/layouts/side/side-entries.ts';
import './list-chooser.css';

type Props = {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The lists to choose from. */
  readonly lists: ReadonlyArray<List>;
  readonly onChoose: (list: List) => void;
  /** Creates a list with this name and chooses it. */
  readonly onCreate: (name: string) => void;
};

/** Renders a dialog to choose one of the member's lists, or to create one. */
export const ListChooser = ({ title, open, onClose, lists, onChoose, onCreate }: Props): React.JSX.Element => {
  const [text, setText] = useState('');
  const typed = normalizeListName(text);
  const isFound = matchesText(text, 'anywhere');
  const found = lists.filter(({ name }) => isFound(displayListName(name)));
  const isNew = typed !== '' && listNameError(text) === null && !lists.some(({ name }) => name === typed);
  const choose = (list: List): void => {
    onClose();
    onChoose(list);
  };
  return (
    <Modal open={open} onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [only] = found;
          if (found.length === 1 && only !== undefined) choose(only);
        }}
      >
        <TextField label={LIST_BULK_MESSAGES.search} autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} />
      </form>
      <ul className="list-choices">
        {found.map((list) => (
          <li key={list.listID}>
            <button type="button" onClick={() => choose(list)}>
              <Icon name={listIcon(list.name)} />
              <bdi>{shownListName(list)}</bdi>
              <span className="num faint">{itemCountText(list.itemCount)}</span>
            </button>
          </li>
        ))}
        {isNew && (
          <li>
            <button
              type="button"
              onClick={() => {
                onClose();
                onCreate(text);
              }}
            >
              <Icon name="plus" />
              <bdi>{LIST_BULK_MESSAGES.create(displayListName(text))}</bdi>
            </button>
          </li>
        )}
      </ul>
      {found.length === 0 && !isNew && <p className="faint">{LIST_BULK_MESSAGES.noLists}</p>}
    </Modal>
  );
};
