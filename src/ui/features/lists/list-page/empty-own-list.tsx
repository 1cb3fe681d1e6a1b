import { isItemListFiltered } from '#application/lists/items/item-view-params';
import { noItemFilter, type ItemFilter } from '#domain/lists/item-query';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { LIST_SEARCH_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import { LIST_PAGE_MESSAGES } from '#ui/messages/lists/lists.messages.ts';

type Props = {
  readonly listName: string;
  readonly filter: ItemFilter;
  /** Searches the rest of the list after a stop; null if all of it was searched. */
  readonly onSearchOn: (() => void) | null;
  readonly onAdd: () => void;
  readonly onFilter: (filter: ItemFilter) => void;
};

const textFor = (listName: string): string =>
  listName === 'watchlist'
    ? LIST_PAGE_MESSAGES.emptyWatchlist
    : listName === 'favorites'
      ? LIST_PAGE_MESSAGES.emptyFavorites
      : LIST_PAGE_MESSAGES.emptyList;

/**
 * Replaces the titles of a list without any: says how titles get here, or that a filter matches none, and offers to search the rest of a
 * long list.
 */
export const EmptyOwnList = ({ listName, filter, onSearchOn, onAdd, onFilter }: Props): React.JSX.Element =>
  isItemListFiltered(filter) ? (
    <StatePanel
      board={onSearchOn === null ? LIST_PAGE_MESSAGES.noMatchBoard : LIST_SEARCH_MESSAGES.noMatchSoFarBoard}
      actions={
        <>
          {onSearchOn !== null && (
            <Button ref={moveFocusOnRemoval} kind="go" icon="search" onClick={onSearchOn}>
              {LIST_SEARCH_MESSAGES.searchOn}
            </Button>
          )}
          <Button {...(onSearchOn === null && { kind: 'go' })} onClick={() => onFilter(noItemFilter)}>
            {LIST_PAGE_MESSAGES.clearFilters}
          </Button>
        </>
      }
    >
      {onSearchOn === null ? LIST_PAGE_MESSAGES.noMatch : LIST_SEARCH_MESSAGES.noMatchSoFar}
    </StatePanel>
  ) : (
    <StatePanel
      board={LIST_PAGE_MESSAGES.emptyBoard}
      actions={
        <>
          <Button kind="go" icon="plus" aria-haspopup="dialog" onClick={onAdd}>
            {LIST_PAGE_MESSAGES.addTitles}
          </Button>
          <ButtonLink to="/movies">{LIST_PAGE_MESSAGES.browseFilms}</ButtonLink>
          <ButtonLink to="/tv-shows">{LIST_PAGE_MESSAGES.browseSeries}</ButtonLink>
        </>
      }
    >
      {textFor(listName)}
    </StatePanel>
  );
