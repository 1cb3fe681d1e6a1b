import { useRef } from 'react';
import { Button } from '#ui/design/buttons/button.tsx';
import { Icon } from '#ui/design/icons/icon.tsx';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import '#ui/design/fields/field.css';
import { SuggestingInput } from '#ui/features/search/box/suggesting-input.tsx';
import { useSearchSubmit } from '#ui/features/search/box/use-search-submit.ts';

/**
 * Renders the landing page's search field, with the header's suggestions; submits to the results page. Works as a plain form without
 * JavaScript.
 */
export const LandingSearch = (): React.JSX.Element => {
  const input = useRef<HTMLInputElement>(null);
  const submit = useSearchSubmit(input);
  return (
    <form className="landing-search" role="search" aria-label={LANDING_PAGE_MESSAGES.searchForm} action="/search" onSubmit={submit}>
      <div className="inp-wrap">
        <Icon name="search" />
        <SuggestingInput
          ref={input}
          className="inp"
          label={LANDING_PAGE_MESSAGES.searchField}
          placeholder={LANDING_PAGE_MESSAGES.searchPlaceholder}
        />
      </div>
      <Button type="submit" kind="go">
        {LANDING_PAGE_MESSAGES.search}
      </Button>
    </form>
  );
};
