import { useRef, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/design/buttons/button.tsx';
import { Icon } from '#ui/design/icons/icon.tsx';
import '#ui/design/fields/field.css';

/** The large search field of the landing page: text goes to the results page, no text does nothing. Works as a plain form too. */
export const LandingSearch = (): React.JSX.Element => {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const query = input.current?.value.trim() ?? '';
    if (query !== '') void navigate(`/search?query=${encodeURIComponent(query)}`);
  };
  return (
    <form className="hall-find" role="search" aria-label="The whole catalogue" action="/search" onSubmit={submit}>
      <div className="inp-wrap">
        <Icon name="search" />
        <input
          ref={input}
          className="inp"
          type="search"
          name="query"
          aria-label="A film, a series, a name"
          placeholder="Film, series, name"
          autoComplete="off"
        />
      </div>
      <Button type="submit" kind="go">
        Search
      </Button>
    </form>
  );
};
