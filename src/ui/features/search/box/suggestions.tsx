import * as E from 'fp-ts/Either';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, useImperativeHandle, useMemo, useState, type KeyboardEvent, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { CATALOGUE, CATALOGUE_USE_CASES } from '#application/service-keys';
import { searchBoxMachine } from '#application/catalogue/search-box-machine';
import { parseSearch } from '#domain/catalogue/search-query';
import { Icon } from '#ui/design/icons/icon.tsx';
import { useLayer } from '#ui/design/overlays/open-layers.ts';
import { isComposing } from '#ui/design/utils/is-composing.ts';
import { SEARCH_MESSAGES } from '#ui/messages/catalogue/search.messages.ts';
import { fetchQuery } from '#ui/query/fetch-query.ts';
import { useQueryCache } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { searchAddress } from '#ui/features/shared/search-address.ts';
import type { QueryReading } from './suggest-described';
import { groupSuggestions, suggestionKey, type ListedSuggestion } from './suggestion-groups';
import { SuggestionOption } from './suggestion-option';
import { suggestionsQuery } from './suggestions-query';
import './suggestions.css';

/** The list's imperative handle for the text field. */
export type SuggestionsHandle = { readonly keyDown: (event: KeyboardEvent) => void };

/** The state for the text field's ARIA attributes: the list's id while open, and the id of the active option. */
export type SuggestionListState = { readonly list: string | undefined; readonly option: string | undefined };

/** Texts that are no single word; only for these the code that reads descriptions is loaded. */
const SEVERAL_WORDS = /\S\s+\S/;

export type SuggestionsProps = {
  readonly ref: Ref<SuggestionsHandle>;
  readonly text: string;
  /** True while the field has the focus. The code of this list can load after the field lost the focus. */
  readonly isEntered: boolean;
  readonly onListState: (state: SuggestionListState) => void;
};

/**
 * Renders the suggestions below a text field. Follows the ARIA combobox pattern: the input keeps the focus, the arrow keys move through the
 * list.
 */
export const Suggestions = ({ ref, text, isEntered, onListState }: SuggestionsProps): React.JSX.Element | null => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const queryCache = useQueryCache();
  const source = useService(CATALOGUE);
  const machine = useMemo(
    () => searchBoxMachine<ListedSuggestion>(
      (typed, signal) => fetchQuery(queryCache, suggestionsQuery(catalogue, parseSearch(typed)), signal),
      (typed, named, signal) => async () => {
        const part = SEVERAL_WORDS.test(typed) ? await import('./suggest-described').catch(() => null) : null;
        const query = parseSearch(typed);
        if (part?.mayDescribe(query, named) !== true) return E.right(null);
        const read = await fetchQuery(queryCache, part.describedQuery(catalogue, source, query), signal)();
        return E.map((found: QueryReading | null) => (found === null ? null : part.suggestDescribed(query, named, found)))(read);
      },
    ),
    [catalogue, queryCache, source],
  );
  const actor = useActorRef(machine);
  const suggestions = useSelector(actor, ({ context }) => context.suggestions);
  const open = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('open') && (snapshot.matches('showing') || snapshot.context.suggestions.length > 0),
  );
  const id = useId();
  const [selection, setSelection] = useState<{ readonly key: string | null; readonly text: string }>({ key: null, text });

  const groups = groupSuggestions(suggestions);
  const keys = [...groups.flatMap(({ options }) => options.map(suggestionKey)), 'all'];
  // New text resets the selection. Suggestions that arrive later for the same text keep it, as long as they contain the option.
  const activeIndex = open && selection.key !== null && selection.text === text ? keys.indexOf(selection.key) : -1;
  if (!open && selection.key !== null) setSelection({ key: null, text });
  const optionId = (key: string): string => `${id}${key}`;
  const active = keys[activeIndex];

  useEffect(() => actor.send({ type: 'text.typed', text }), [actor, text]);
  // Sent after the text: text of a field that has lost the focus since is stored, but not searched for.
  useEffect(() => actor.send({ type: isEntered ? 'box.entered' : 'box.left' }), [actor, isEntered]);
  useEffect(
    () => onListState({ list: open ? id : undefined, option: active === undefined ? undefined : `${id}${active}` }),
    [onListState, open, id, active],
  );

  useLayer(open, () => actor.send({ type: 'box.left' }));

  // The focus stays in the input, so the browser does not scroll the active option into view.
  useEffect(() => {
    if (active !== undefined) document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const reach = (): void => actor.send({ type: 'suggestion.reached' });
  const moveSelection = (by: 1 | -1): void => {
    reach();
    setSelection({ key: keys[((activeIndex + 1 + by + keys.length + 1) % (keys.length + 1)) - 1] ?? null, text });
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) moveSelection(event.key === 'ArrowDown' ? 1 : -1);
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
    <div
      className="sug"
      id={id}
      role="listbox"
      aria-label={SEARCH_MESSAGES.suggestions}
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={reach}
      onPointerMove={reach}
    >
      {groups.map(({ heading, options }, index) => (
        <div key={heading} role="group" aria-labelledby={`${id}g${index}`}>
          <p className="faint" id={`${id}g${index}`} role="presentation">
            {heading}
          </p>
          {options.map((suggestion) => {
            const key = suggestionKey(suggestion);
            return <SuggestionOption key={key} id={optionId(key)} suggestion={suggestion} typed={text} active={key === active} />;
          })}
        </div>
      ))}
      <Link
        className="all"
        role="option"
        id={optionId('all')}
        aria-selected={active === 'all'}
        tabIndex={-1}
        to={searchAddress(text.trim())}
      >
        <Icon name="search" />
        {SEARCH_MESSAGES.allResults(text.trim())}
        <kbd aria-hidden="true">↵</kbd>
      </Link>
    </div>
  );
};
