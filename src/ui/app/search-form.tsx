import { useEffect, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '#ui/design/icons/icon.tsx';
import { Kbd } from '#ui/design/text/kbd.tsx';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The header's search: text goes to the results page and the box is empty again; no text does nothing. `/` brings the cursor here. */
export const SearchForm = ({ autoFocus = false }: { readonly autoFocus?: boolean }): React.JSX.Element => {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const query = input.current?.value.trim() ?? '';
    if (query === '' || input.current === null) return;
    input.current.value = '';
    void navigate(`/search?query=${encodeURIComponent(query)}`);
  };

  return (
    <form className="find" role="search" action="/search" onSubmit={submit}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        name="query"
        aria-label="Search films and series"
        placeholder="Search films and series"
        autoComplete="off"
        autoFocus={autoFocus}
      />
      <Kbd>/</Kbd>
    </form>
  );
};
