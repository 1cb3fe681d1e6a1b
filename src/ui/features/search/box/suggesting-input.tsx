import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { usePreparePage } from '#ui/app/providers/prepare-page.ts';
import type { ListState, SuggestionsHandle } from './suggestions';

const nothing = (): null => null;

// Without the list the text can still be searched for, so a list that does not come is not missed.
const Suggestions = lazy(() => import('./suggestions').then((module) => ({ default: module.Suggestions }), () => ({ default: nothing })));

const closed: ListState = { list: undefined, option: undefined };

export type SuggestingInputProps = {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly placeholder?: string;
  readonly className?: string;
  readonly autoFocus?: boolean;
};

/**
 * A text field named `query` that suggests what could be meant. It is an ordinary field until it is first entered; the list, its
 * search and the results page are fetched then. Going somewhere empties it.
 */
export const SuggestingInput = ({ ref: input, label, ...look }: SuggestingInputProps): React.JSX.Element => {
  const list = useRef<SuggestionsHandle>(null);
  const prepare = usePreparePage();
  const { key } = useLocation();
  const place = useRef(key);
  // Null until somebody enters the field.
  const [text, setText] = useState<string | null>(null);
  const [isEntered, setEntered] = useState(false);
  const [state, setState] = useState(closed);

  const enter = (): void => {
    setEntered(true);
    if (text !== null) return;
    setText(input.current?.value ?? '');
    void prepare('/search').catch(() => undefined);
  };
  useEffect(() => {
    // It can be entered before anybody listens: by autofocus, or while the page was being brought to life.
    if (document.activeElement !== input.current) return;
    setEntered(true);
    setText(input.current?.value ?? '');
  }, [input]);
  // Wherever somebody goes, the search is over. A suggestion opened in another window leaves it as it is.
  useEffect(() => {
    if (place.current === key) return;
    place.current = key;
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
        <Suspense fallback={null}>
          <Suggestions ref={list} text={text} isEntered={isEntered} onListState={setState} />
        </Suspense>
      )}
    </>
  );
};
