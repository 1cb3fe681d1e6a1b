import { useRef } from 'react';
import { Icon } from '#ui/design/icons/icon.tsx';
import { Kbd } from '#ui/design/text/kbd.tsx';
import { SuggestingInput } from './suggesting-input';
import { useSearchSubmit } from './use-search-submit';
import { useSlashKey } from './use-slash-key';

type Props = {
  readonly autoFocus?: boolean;
  /** Shows the box where the header has no room for it, with the cursor in it. */
  readonly onCalled: () => void;
};

/**
 * The header's search. Text goes to the results page and the box is empty again; no text does nothing. It suggests while somebody
 * types, `/` brings the cursor here, and without any script it is a plain form.
 */
export const SearchBox = ({ autoFocus = false, onCalled }: Props): React.JSX.Element => {
  const input = useRef<HTMLInputElement>(null);
  const submit = useSearchSubmit(input);
  useSlashKey(input, onCalled);

  return (
    <form className="find" role="search" action="/search" onSubmit={submit}>
      <Icon name="search" />
      <SuggestingInput ref={input} label="Search films and series" placeholder="Search films and series" autoFocus={autoFocus} />
      <Kbd>/</Kbd>
    </form>
  );
};
