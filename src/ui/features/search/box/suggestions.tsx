import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, useImperativeHandle, useMemo, useState, type KeyboardEvent, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { searchBoxMachine } from '#application/catalogue/search-box-machine';
import { Icon } from '#ui/design/icons/icon.tsx';
import { useService } from '#ui/services.tsx';
import { searchAddress } from '../../shared/search-address';
import { groupSuggestions, suggestionKey } from './suggestion-groups';
import { SuggestionOption } from './suggestion-option';
import './suggestions.css';

/** What the text field above tells its list. */
export type SuggestionsHandle = { readonly keyDown: (event: KeyboardEvent) => void };

/** What the text field has to say of its list: the list's id while it is open, and the option that the keys are on. */
export type ListState = { readonly list: string | undefined; readonly option: string | undefined };

type Props = {
  readonly ref: Ref<SuggestionsHandle>;
  readonly text: string;
  /** The cursor is in the field. The code of this list can come when it is no longer. */
  readonly isEntered: boolean;
  readonly onListState: (state: ListState) => void;
};

/** Below a text field: what could be meant. Follows the combobox pattern: the text keeps the focus, the keys move through the list. */
export const Suggestions = ({ ref, text, isEntered, onListState }: Props): React.JSX.Element | null => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const actor = useActorRef(useMemo(() => searchBoxMachine(catalogue.suggest), [catalogue]));
  const suggestions = useSelector(actor, ({ context }) => context.suggestions);
  const open = useSelector(actor, (now) => now.hasTag('open') && (now.matches('showing') || now.context.suggestions.length > 0));
  const id = useId();
  const [place, setPlace] = useState({ at: -1, of: suggestions });

  const groups = groupSuggestions(suggestions);
  const keys = [...groups.flatMap(({ options }) => options.map(suggestionKey)), 'all'];
  // Other suggestions, another place: nothing is chosen before a key is pressed.
  const at = open && place.of === suggestions ? place.at : -1;
  const optionId = (key: string): string => `${id}${key}`;
  const active = keys[at];

  useEffect(() => actor.send({ type: 'text.typed', text }), [actor, text]);
  // After the text: what was typed into a field that was left since is held, and not looked up.
  useEffect(() => actor.send({ type: isEntered ? 'box.entered' : 'box.left' }), [actor, isEntered]);
  useEffect(() => {
    // One question that nobody asked: the first key that somebody types finds the index, or the connection, already there.
    void catalogue.suggest('a')();
  }, [catalogue]);
  useEffect(
    () => onListState({ list: open ? id : undefined, option: active === undefined ? undefined : `${id}${active}` }),
    [onListState, open, id, active],
  );

  // Nobody else brings an option into sight that the keys are on: the focus stays in the text.
  useEffect(() => {
    if (active !== undefined) document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const step = (by: 1 | -1): void => setPlace({ at: ((at + 1 + by + keys.length + 1) % (keys.length + 1)) - 1, of: suggestions });
  const keyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) step(event.key === 'ArrowDown' ? 1 : -1);
      else actor.send({ type: 'box.entered' });
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      actor.send({ type: 'box.left' });
    }
  };
  useImperativeHandle(ref, () => ({ keyDown }));

  if (!open) return null;
  return (
    <div className="sug" id={id} role="listbox" aria-label="Suggestions" onMouseDown={(event) => event.preventDefault()}>
      {groups.map(({ heading, options }) => (
        <div key={heading} role="group" aria-labelledby={`${id}${heading}`}>
          <p className="faint" id={`${id}${heading}`} role="presentation">
            {heading}
          </p>
          {options.map((suggestion) => {
            const key = suggestionKey(suggestion);
            return <SuggestionOption key={key} id={optionId(key)} suggestion={suggestion} typed={text} active={key === active} />;
          })}
        </div>
      ))}
      <Link className="all" role="option" id={optionId('all')} aria-selected={active === 'all'} tabIndex={-1} to={searchAddress(text.trim())}>
        <Icon name="search" />
        All results for “{text.trim()}”
        <kbd aria-hidden="true">↵</kbd>
      </Link>
    </div>
  );
};
