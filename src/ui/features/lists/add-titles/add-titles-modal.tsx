import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MAX_ITEMS, type List } from '#domain/lists/list';
import { shownListName } from '#domain/lists/list-name';
import { invalid } from '#domain/shared/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { ADD_TITLES_MESSAGES } from '#ui/messages/lists/add-titles.messages.ts';
import { listChangeFailureText } from '#ui/messages/lists/card-actions.messages.ts';
import type { AddTitlesDeps } from '#ui/features/lists/card-actions/title-action-deps.ts';
import { TitleFinder } from './title-finder';
import { useTitleAdditions, type AdditionsList } from './use-title-additions';
import '#ui/design/fields/field.css';
import './add-titles-modal.css';

/** Calls back when another page is opened. */
const useOnLeft = (callBack: () => void): void => {
  const { pathname } = useLocation();
  const [page] = useState(pathname);
  useEffect(() => {
    if (pathname !== page) callBack();
  }, [pathname, page, callBack]);
};

type Props = {
  readonly deps: AddTitlesDeps;
  readonly list: AdditionsList & Pick<List, 'itemCount'>;
  readonly open: boolean;
  /** Must stay the same function. */ readonly onClose: () => void;
};

/**
 * Finds titles by name and adds them to a list, several in a row. Each choice takes effect at once; closing says what was added, with Undo.
 */
export const AddTitlesModal = ({ deps, list: opened, open, onClose }: Props): React.JSX.Element => {
  const { lists } = deps;
  useOnLeft(onClose);
  const known = useSubscription(lists.lists);
  const list = useMemo(
    () => (known._tag === 'success' ? known.value : []).find(({ listID }) => listID === opened.listID) ?? opened,
    [known, opened],
  );
  const additions = useTitleAdditions(deps, opened, open);
  const isFull = list.itemCount >= MAX_ITEMS;
  const failure = additions.failure ?? (isFull ? invalid('items', 'too-many') : null);
  return (
    <Modal open={open} onClose={onClose} title={ADD_TITLES_MESSAGES.title} subtitle={shownListName(list)} broad>
      {failure !== null && <FormNote tone="bad">{listChangeFailureText(failure)}</FormNote>}
      <TitleFinder deps={deps} listID={list.listID} isFull={isFull} additions={additions} />
      <div className="form-acts">
        <Button kind="go" onClick={onClose}>
          {ADD_TITLES_MESSAGES.done}
        </Button>
      </div>
    </Modal>
  );
};
