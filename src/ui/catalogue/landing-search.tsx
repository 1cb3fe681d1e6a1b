import { useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/design/buttons/button.tsx';
import { Icon } from '#ui/design/icons/icon.tsx';
import '#ui/design/fields/field.css';
import { searchAddress } from './search-address';
import { SuggestingInput } from './suggesting-input';

/** The large search field of the landing page: it suggests as the header's does, text goes to the results page. A plain form without script. */
export const LandingSearch = (): React.JSX.Element => {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = input.current?.value.trim() ?? '';
    if (text !== '') void navigate(searchAddress(text));
  };
  return (
    <form className="hall-find" role="search" aria-label="The whole catalogue" action="/search" onSubmit={submit}>
      <div className="inp-wrap">
        <Icon name="search" />
        <SuggestingInput ref={input} className="inp" label="A film, a series, a name" placeholder="Film, series, name" />
      </div>
      <Button type="submit" kind="go">
        Search
      </Button>
    </form>
  );
};
