import { isFiltered } from '#application/lists/items/item-view-params';
import { noItemFilter, type ItemFilter } from '#domain/lists/item-query';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { LIST_PAGE } from '#ui/messages/lists/lists.messages.ts';

type Props = { readonly listName: string; readonly filter: ItemFilter; readonly hasMore: boolean; readonly onAdd: () => void; readonly onFilter: (filter: ItemFilter) => void };

const textFor = (listName: string): string =>
  listName === 'watchlist' ? LIST_PAGE.emptyWatchlist : listName === 'favorites' ? LIST_PAGE.emptyFavorites : LIST_PAGE.emptyList;

/** Replaces the titles of a list without any: says how titles get here, or that a filter matches none. */
export const EmptyOwnList = ({ listName, filter, hasMore, onAdd, onFilter }: Props): React.JSX.Element =>
  isFiltered(filter) ? (
    <StatePanel
      board={LIST_PAGE.noMatchBoard}
      actions={
        <Button kind="go" onClick={() => onFilter(noItemFilter)}>
          {LIST_PAGE.clearFilters}
        </Button>
      }
    >
      {hasMore ? LIST_PAGE.noMatchSoFar : LIST_PAGE.noMatch}
    </StatePanel>
  ) : (
    <StatePanel
      board={LIST_PAGE.emptyBoard}
      actions={
        <>
          <Button kind="go" icon="plus" aria-haspopup="dialog" onClick={onAdd}>
            {LIST_PAGE.addTitles}
          </Button>
          <ButtonLink to="/movies">{LIST_PAGE.browseFilms}</ButtonLink>
          <ButtonLink to="/tv-shows">{LIST_PAGE.browseSeries}</ButtonLink>
        </>
      }
    >
      {textFor(listName)}
    </StatePanel>
  );
