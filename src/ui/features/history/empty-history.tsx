import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { HISTORY_PAGE } from '#ui/messages/history/history.messages.ts';

/** Replaces the page of a member without viewings: says how they get here. */
export const EmptyHistory = (): React.JSX.Element => (
  <StatePanel
    board={HISTORY_PAGE.emptyBoard}
    actions={
      <>
        <ButtonLink kind="go" to="/movies">
          {HISTORY_PAGE.browseFilms}
        </ButtonLink>
        <ButtonLink to="/tv-shows">{HISTORY_PAGE.browseSeries}</ButtonLink>
      </>
    }
  >
    {HISTORY_PAGE.empty}
  </StatePanel>
);

type Props = { readonly hasMore: boolean; readonly onClear: () => void };

/** Replaces the viewings if none matches the filters. */
export const NoMatchingViewings = ({ hasMore, onClear }: Props): React.JSX.Element => (
  <StatePanel
    board={HISTORY_PAGE.noMatchBoard}
    actions={
      <Button kind="go" onClick={onClear}>
        {HISTORY_PAGE.clearFilters}
      </Button>
    }
  >
    {hasMore ? HISTORY_PAGE.noMatchSoFar : HISTORY_PAGE.noMatch}
  </StatePanel>
);
