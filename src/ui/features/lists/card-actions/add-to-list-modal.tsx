import { Combobox, ComboboxItem, ComboboxItemCheck, ComboboxList, ComboboxProvider } from '@ariakit/react';
import { useEffect, useRef, useState } from 'react';
import type { List } from '#domain/lists/list';
import { shownListName } from '#domain/lists/list-name';
import { invalid } from '#domain/shared/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { LinesSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { Icon } from '#ui/design/icons/icon.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import {
  CARD_ACTION_MESSAGES, createListLabel, listChangeFailureText, listsFoundText, titlesOnListText,
} from '#ui/messages/lists/card-actions.messages.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { matchingLists, checkNewListName } from './matching-lists';
import type { TitleWithImdbId, TitleActionDeps } from './title-action-deps';
import { useAddToListControl, type AddToListControl } from './use-add-to-list-control';
import '#ui/design/fields/field.css';
import './add-to-list-modal.css';

/** Value of the option that creates a list; list ids are never empty. */
const CREATE = '';

/** On touch devices a focused field would open the keyboard over the lists. */
const isTouch = (): boolean => matchMedia('(hover: none)').matches;

const Option = ({ list }: { readonly list: List }): React.JSX.Element => (
  <ComboboxItem className="list-option" value={list.listID} setValueOnClick={false} hideOnClick={false}>
    <span className="box">
      <ComboboxItemCheck>
        <Icon name="check" />
      </ComboboxItemCheck>
    </span>
    <span className="name">{shownListName(list)}</span>
    {list.archived ? <span className="faint">{CARD_ACTION_MESSAGES.archived}</span> : null}
    <span className="faint num">{titlesOnListText(list.itemCount)}</span>
  </ComboboxItem>
);

type ChoicesProps = { readonly lists: ReadonlyArray<List>; readonly holding: ReadonlySet<string>; readonly choices: AddToListControl };

/** Renders the search field and the lists. Typing finds lists, or names a new one. */
const Choices = ({ lists, holding, choices }: ChoicesProps): React.JSX.Element => {
  const { typed: query } = choices;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isTouch()) field.current?.focus();
  }, []);
  // The lists that contained the title at first keep their place.
  const [heldAtFirst] = useState(holding);
  const options = matchingLists(lists, query, heldAtFirst);
  const newName = checkNewListName(lists, query);
  const failure = choices.failure ?? (newName === null || newName === 'free' ? null : invalid('name', newName));
  const choose = (chosen: ReadonlyArray<string>): void => {
    if (chosen.includes(CREATE)) {
      choices.create(query);
      return;
    }
    const changed = lists.find(({ listID }) => chosen.includes(listID) !== holding.has(listID));
    if (changed !== undefined) choices.setMember({ listID: changed.listID, name: shownListName(changed) }, chosen.includes(changed.listID));
  };
  return (
    <ComboboxProvider
      inputValue={query}
      setInputValue={choices.type}
      selectedValue={[...holding]}
      setSelectedValue={choose}
      open
      focusLoop={false}
    >
      <div className="list-search inp">
        <Icon name="search" />
        <Combobox
          autoSelect={query.trim() !== ''}
          placeholder={CARD_ACTION_MESSAGES.search}
          aria-label={CARD_ACTION_MESSAGES.search}
          aria-invalid={failure !== null}
          aria-describedby="list-search-error"
          ref={field}
        />
      </div>
      <p id="list-search-error" className="list-search-error" role="alert">
        {failure === null ? '' : listChangeFailureText(failure)}
      </p>
      <ComboboxList alwaysVisible className="list-options" aria-label={CARD_ACTION_MESSAGES.yourLists}>
        {options.map((list) => (
          <Option key={list.listID} list={list} />
        ))}
        {newName === 'free' ? (
          <ComboboxItem className="list-option create" value={CREATE} setValueOnClick={false} hideOnClick={false}>
            <span className="box">
              <Icon name="plus" />
            </span>
            <span className="name">{createListLabel(query.trim())}</span>
          </ComboboxItem>
        ) : null}
      </ComboboxList>
      {options.length === 0 && newName !== 'free' ? <p className="list-none quiet">{CARD_ACTION_MESSAGES.noMatch}</p> : null}
      <LiveRegion message={query.trim() === '' ? '' : listsFoundText(options.length)} />
    </ComboboxProvider>
  );
};

export type AddToListModalProps = TitleWithImdbId & {
  readonly deps: TitleActionDeps;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Renders the menu "Add to list": every list of the member with a search, and a new list by its name. Each choice takes effect at once. */
export const AddToListModal = ({ deps, open, onClose, ...subject }: AddToListModalProps): React.JSX.Element => {
  const lists = useSubscription(deps.lists.lists);
  const choices = useAddToListControl(deps, subject, open);
  const { listIDs } = choices;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={CARD_ACTION_MESSAGES.addToList}
      subtitle={<span lang={titleLang(subject.title)}>{subject.title.title}</span>}
    >
      {lists._tag === 'error' ? (
        <FormNote tone="bad">{listChangeFailureText(lists.failure)}</FormNote>
      ) : lists._tag === 'pending' || listIDs === null ? (
        <LoadingRegion label={CARD_ACTION_MESSAGES.loading}>
          <LinesSkeleton lines={5} />
        </LoadingRegion>
      ) : (
        <Choices lists={lists.value} holding={listIDs} choices={choices} />
      )}
      <div className="form-acts">
        <Button kind="go" onClick={onClose} {...(isTouch() && { 'data-autofocus': '' })}>
          {CARD_ACTION_MESSAGES.done}
        </Button>
      </div>
    </Modal>
  );
};
