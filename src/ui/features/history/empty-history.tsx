import { Button } from '#ui/design/buttons/button.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { HISTORY_PAGE_MESSAGES } from '#ui/messages/history/history.messages.ts';

/** Replaces the page of a member without viewings: says how they get here. */
export const EmptyHistory = (): React.JSX.Element => (
  <StatePanel
    board={HISTORY_PAGE_MESSAGES.emptyBoard}
    links={[
      { to: '/movies', text: HISTORY_PAGE_MESSAGES.browseFilms },
      { to: '/tv-shows', text: HISTORY_PAGE_MESSAGES.browseSeries },
      { to: '/user-profile/settings/import', text: HISTORY_PAGE_MESSAGES.importHistory },
    ]}
  >
    {HISTORY_PAGE_MESSAGES.empty}
  </StatePanel>
);

type Props = {
  /** Searches the next part of the history; null if all of it was searched. */
  readonly onSearchOn: (() => void) | null;
  readonly isSearching: boolean;
  readonly onClear: () => void;
};

/** Replaces the viewings if none matches the filters, and offers to search the rest of a long history. */
export const NoMatchingViewings = ({ onSearchOn, isSearching, onClear }: Props): React.JSX.Element => (
  <StatePanel
    board={onSearchOn === null ? HISTORY_PAGE_MESSAGES.noMatchBoard : HISTORY_PAGE_MESSAGES.noMatchSoFarBoard}
    actions={
      <>
        {onSearchOn !== null && (
          <Button ref={moveFocusOnRemoval} kind="go" icon="search" busy={isSearching} onClick={onSearchOn}>
            {isSearching ? HISTORY_PAGE_MESSAGES.searching : HISTORY_PAGE_MESSAGES.searchOn}
          </Button>
        )}
        <Button {...(onSearchOn === null && { kind: 'go' })} onClick={onClear}>
          {HISTORY_PAGE_MESSAGES.clearFilters}
        </Button>
      </>
    }
  >
    {onSearchOn === null ? HISTORY_PAGE_MESSAGES.noMatch : HISTORY_PAGE_MESSAGES.noMatchSoFar}
  </StatePanel>
);
