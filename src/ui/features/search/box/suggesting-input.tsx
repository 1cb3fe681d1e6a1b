import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { usePreloadPage } from '#ui/shell/providers/preload-page.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { usePreloadSearch } from './use-preload-search';
import type { SuggestionListState, SuggestionsHandle, SuggestionsProps } from './suggestions';

// Searching works without the list.
const Suggestions = lazyOptionalPart<SuggestionsProps>(() => import('./suggestions').then((module) => module.Suggestions));

const closed: SuggestionListState = { list: undefined, option: undefined };

export type SuggestingInputProps = {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly placeholder?: string;
  readonly className?: string;
  readonly autoFocus?: boolean;
};

/**
 * Renders a text field named `query` with suggestions. The list, the search data and the results page are fetched at the first focus;
 * until then the field is an ordinary input. Navigation clears the field.
 */
export const SuggestingInput = ({ ref: input, label, ...look }: SuggestingInputProps): React.JSX.Element => {
  const list = useRef<SuggestionsHandle>(null);
  const preload = usePreloadPage();
  const warmSearch = usePreloadSearch();
  const { key } = useLocation();
  const previousKey = useRef(key);
  // Null until the first focus.
  const [text, setText] = useState<string | null>(null);
  const [isEntered, setEntered] = useState(false);
  const [state, setState] = useState(closed);

  const enter = (): void => {
    setEntered(true);
    if (text !== null) return;
    setText(input.current?.value ?? '');
    warmSearch();
    void preload('/search').catch(() => undefined);
  };
  useEffect(() => {
    // The field can have the focus before React attaches its listeners: by autofocus, or during hydration.
    if (document.activeElement !== input.current) return;
    setEntered(true);
    setText(input.current?.value ?? '');
    warmSearch();
  }, [input, warmSearch]);
  // Navigation ends the search. A suggestion opened in another window keeps the field unchanged.
  useEffect(() => {
    if (previousKey.current === key) return;
    previousKey.current = key;
    if (input.current === null || text === null) return;
    input.current.value = '';
    input.current.blur();
    setText('');
  }, [input, key, text]);

  return (
    <>
      <input
        {...look}
        ref={input}
        type="search"
        name="query"
        aria-label={label}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={state.list !== undefined}
        aria-controls={state.list}
        aria-activedescendant={state.option}
        onFocus={enter}
        onBlur={() => setEntered(false)}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => list.current?.keyDown(event)}
      />
      {text === null ? null : (
        <Suggestions ref={list} text={text} isEntered={isEntered} onListState={setState} />
      )}
    </>
  );
};
