import { useEffect, useRef, type InputEvent, type SubmitEvent } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { searchAddress, type ResultTab } from '../../shared/search-address';

/** Keys that follow one another faster than this (dictation, a key held down) are one search; a hand waits for nothing. */
const BURST_MS = 16;

type Props = { readonly text: string; /** The kind of result that was chosen stays chosen. */ readonly tab: ResultTab | null };

/** The text that is searched for, as large as a heading. The results follow while it is typed; the way back leaves the search, not each letter. */
export const SearchField = ({ text, tab }: Props): React.JSX.Element => {
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(text);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastTyped = useRef(-BURST_MS);
  const navigate = useNavigate();
  // Only this page replaces its address. Where much is drawn an echo can come when the next text is already sent.
  const isEcho = useNavigationType() === NavigationType.Replace;

  // A search that came from elsewhere (the header, the way back) is shown; our own echo must not overtake the hand that types on.
  useEffect(() => {
    if (isEcho || input.current === null || text === sent.current) return;
    clearTimeout(pause.current);
    sent.current = text;
    input.current.value = text;
  }, [text, isEcho]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const search = (): void => {
    clearTimeout(pause.current);
    const next = input.current?.value.trim() ?? '';
    if (next === sent.current) return;
    sent.current = next;
    void navigate(searchAddress(next, tab), { replace: true });
  };
  const typed = (event: InputEvent): void => {
    clearTimeout(pause.current);
    const isBurst = event.timeStamp - lastTyped.current < BURST_MS;
    lastTyped.current = event.timeStamp;
    if (isBurst) pause.current = setTimeout(search, BURST_MS);
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
    <form className="ask" role="search" aria-label="This page" action="/search" onSubmit={submit}>
      <input
        ref={input}
        className="poster"
        type="search"
        name="query"
        aria-label="Title, name, or an operator"
        placeholder="What is it called?"
        defaultValue={text}
        autoFocus={text === ''}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={typed}
      />
      {text === '' ? null : <IconButton icon="close" label="Clear the search" onClick={clear} />}
    </form>
  );
};
