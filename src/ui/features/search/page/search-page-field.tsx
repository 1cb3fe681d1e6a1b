import { startTransition, useEffect, useRef, type InputEvent, type SubmitEvent } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { SEARCH_MESSAGES } from '#ui/messages/catalogue/search.messages.ts';
import { searchAddress, type SearchTab } from '#ui/features/shared/search-address.ts';
import { usePreloadSearch } from '#ui/features/search/box/use-preload-search.ts';

/** Input events closer together than this (dictation, key repeat), in ms, are one search; normal typing searches without delay. */
const BURST_MS = 16;

type Props = { readonly text: string; /** The selected kind of result; typing keeps the selection. */ readonly tab: SearchTab | null };

/**
 * Renders the search text as a heading-sized input. Results update while typing; each text replaces the history entry, so Back leaves the
 * search.
 */
export const SearchPageField = ({ text, tab }: Props): React.JSX.Element => {
  const input = useRef<HTMLInputElement>(null);
  const lastText = useRef(text);
  const lastSearch = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastTyped = useRef(-BURST_MS);
  const navigate = useNavigate();
  // Only this page replaces its URL. During slow renders the field's own URL change can arrive after the next text was sent.
  const isEcho = useNavigationType() === NavigationType.Replace;

  // Shows a search from elsewhere (header, Back). Ignores the field's own URL change, which must not overwrite newer typed text.
  useEffect(() => {
    const isNew = text !== lastText.current;
    lastText.current = text;
    if (!isNew || isEcho || input.current === null || text === lastSearch.current) return;
    clearTimeout(timer.current);
    lastSearch.current = text;
    input.current.value = text;
  }, [text, isEcho]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const warmSearch = usePreloadSearch();
  useEffect(() => {
    // A page with results has loaded the search data. The field can have the focus before React attaches its listeners.
    if (text === '' && document.activeElement === input.current) warmSearch();
  }, [text, warmSearch]);

  const search = (): void => {
    clearTimeout(timer.current);
    const next = input.current?.value.trim() ?? '';
    if (next === lastSearch.current) return;
    lastSearch.current = next;
    startTransition(() => void navigate(searchAddress(next, tab), { replace: true }));
  };
  const onInput = (event: InputEvent): void => {
    clearTimeout(timer.current);
    const isBurst = event.timeStamp - lastTyped.current < BURST_MS;
    lastTyped.current = event.timeStamp;
    if (isBurst) timer.current = setTimeout(search, BURST_MS);
    else search();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    search();
    input.current?.blur();
  };
  const clear = (): void => {
    if (input.current !== null) input.current.value = '';
    search();
    input.current?.focus();
  };

  return (
    <form className="search-form" role="search" aria-label={SEARCH_MESSAGES.form} action="/search" onSubmit={submit}>
      <input
        ref={input}
        className="poster"
        type="search"
        name="query"
        aria-label={SEARCH_MESSAGES.field}
        placeholder={SEARCH_MESSAGES.field}
        defaultValue={text}
        autoFocus={text === ''}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={text === '' ? warmSearch : undefined}
        onInput={onInput}
      />
      {text === '' ? null : <IconButton icon="close" label={SEARCH_MESSAGES.clear} onClick={clear} />}
    </form>
  );
};
