import { isUnfiltered, noFilters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { Button } from '#ui/design/buttons/button.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import type { FilteredList } from './use-filtered-list';
import { BROWSE_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';

type Props = { readonly browsed: FilteredList; readonly mediaType: MediaType };

/** Renders the message for a list without titles, so far or at its end, with the actions to get titles. */
export const EmptyList = ({ browsed, mediaType }: Props): React.JSX.Element => {
  const { paging, params, renderedFilters, change } = browsed;
  if (isUnfiltered(renderedFilters)) {
    return (
      <StatePanel
        board={BROWSE_MESSAGES.emptyBoard}
        links={[{ to: '/genre', text: BROWSE_MESSAGES.browseGenres }]}
      >
        {paging.hasMore ? BROWSE_MESSAGES.emptySoFar(mediaType, paging.searchedCount) : BROWSE_MESSAGES.empty}
      </StatePanel>
    );
  }
  const clear = (
    <Button ref={moveFocusOnRemoval} kind="go" onClick={() => change({ ...params, filters: noFilters })}>
      {BROWSE_MESSAGES.clearFilters}
    </Button>
  );
  return (
    <StatePanel board={BROWSE_MESSAGES.noMatchBoard} actions={clear}>
      {paging.hasMore ? (
        <span role="status">{BROWSE_MESSAGES.noMatchSoFar(mediaType, paging.searchedCount)}</span>
      ) : (
        BROWSE_MESSAGES.noMatch(mediaType)
      )}
    </StatePanel>
  );
};
