import { useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '#ui/design/icons/icon.tsx';
import { Kbd } from '#ui/design/text/kbd.tsx';
import { searchAddress } from './search-address';
import { SuggestingInput } from './suggesting-input';
import { useSlashKey } from './use-slash-key';

type Props = { readonly autoFocus?: boolean };

/**
 * The header's search. Text goes to the results page and the box is empty again; no text does nothing. It suggests while somebody
 * types, `/` brings the cursor here, and without any script it is a plain form.
 */
export const SearchBox = ({ autoFocus = false }: Props): React.JSX.Element => {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useSlashKey(input);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = input.current?.value.trim() ?? '';
    if (text !== '') void navigate(searchAddress(text));
  };

  return (
    <form className="find" role="search" action="/search" onSubmit={submit}>
      <Icon name="search" />
      <SuggestingInput ref={input} label="Search films and series" placeholder="Search films and series" autoFocus={autoFocus} />
      <Kbd>/</Kbd>
    </form>
  );
};
