import { useRef } from 'react';
import { Icon } from '#ui/design/icons/icon.tsx';
import { Kbd } from '#ui/design/text/kbd.tsx';
import { HEADER_SEARCH } from '#ui/messages/catalogue/catalogue.messages.ts';
import { SuggestingInput } from './suggesting-input';
import { useSearchSubmit } from './use-search-submit';
import { useSlashKey } from './use-slash-key';

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
      <SuggestingInput ref={input} label={HEADER_SEARCH} placeholder={HEADER_SEARCH} autoFocus={autoFocus} />
      <Kbd>/</Kbd>
    </form>
  );
};
