import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { SEARCH_MESSAGES } from '#ui/messages/catalogue/search.messages.ts';

/** Renders the message for a search without results, with alternatives. */
export const NoResults = ({ text }: { readonly text: string }): React.JSX.Element => (
  <StatePanel
    board={SEARCH_MESSAGES.noResultsBoard}
    links={[{ to: '/genre', text: SEARCH_MESSAGES.browseGenres }, { to: '/movies/popular', text: SEARCH_MESSAGES.popularFilms }]}
  >
    <span className="as-typed">{SEARCH_MESSAGES.noResults(text)}</span>
  </StatePanel>
);
