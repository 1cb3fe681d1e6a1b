import { useRef, useEffect, type RefObject } from 'react';
import { Icon } from '#ui/design/icons/icon.tsx';
import { Kbd } from '#ui/design/text/kbd.tsx';
import { HEADER_SEARCH_LABEL } from '#ui/messages/catalogue/catalogue.messages.ts';
import { SuggestingInput } from './suggesting-input';
import { useSearchSubmit } from './use-search-submit';
import { hasLayoutBox } from '#ui/design/utils/has-layout-box.ts';

/** Elements that accept typed text; checkboxes and similar inputs do not. */
const TYPED_INTO = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_INTO));

/**
 * Focuses a field on `/`, unless the user is typing in another field or a modal dialog is open.
 * @param open shows and focuses the field where the field is hidden.
 */
const useSlashKey = (field: RefObject<HTMLInputElement | null>, open: () => void): void =>
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isIgnored = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target);
      if (event.key !== '/' || isIgnored || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      if (field.current !== null && hasLayoutBox(field.current)) field.current.focus();
      else open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field, open]);

type Props = {
  readonly autoFocus?: boolean;
  /** Opens and focuses the search where the header hides the field. */
  readonly onCalled: () => void;
};

/**
 * Renders the header's search. Submitting text opens the results page and clears the field; submitting no text does nothing.
 * Suggests while the user types; `/` focuses the field. Works as a plain form without JavaScript.
 */
export const SearchBox = ({ autoFocus = false, onCalled }: Props): React.JSX.Element => {
  const input = useRef<HTMLInputElement>(null);
  const submit = useSearchSubmit(input);
  useSlashKey(input, onCalled);

  return (
    <form className="find" role="search" action="/search" onSubmit={submit}>
      <Icon name="search" />
      <SuggestingInput ref={input} label={HEADER_SEARCH_LABEL} placeholder={HEADER_SEARCH_LABEL} autoFocus={autoFocus} />
      <Kbd>/</Kbd>
    </form>
  );
};
