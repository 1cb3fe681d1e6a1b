import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { SEARCH_MESSAGES } from '#ui/messages/catalogue/search.messages.ts';

/** Renders the message for a search without results, with alternatives. */
export const NoResults = ({ text }: { readonly text: string }): React.JSX.Element => (
  <StatePanel
    board={SEARCH_MESSAGES.noResultsBoard}
    actions={
      <>
        <ButtonLink kind="go" to="/genre">
          {SEARCH_MESSAGES.browseGenres}
        </ButtonLink>
        <ButtonLink to="/movies/popular">{SEARCH_MESSAGES.popularFilms}</ButtonLink>
      </>
    }
  >
    <span className="as-typed">{SEARCH_MESSAGES.noResults(text)}</span>
  </StatePanel>
);
