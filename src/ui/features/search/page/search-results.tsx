import { Tabs } from '#ui/design/page/tabs.tsx';
import { GridSkeleton, Loading } from '#ui/design/feedback/skeletons.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { endMessage } from '#ui/messages/catalogue/browse.messages.ts';
import { RESULT_TAB_NAMES, resultCountMessage, SEARCH_MESSAGES } from '#ui/messages/catalogue/search.messages.ts';
import { InfiniteTitleGrid } from '../../browse/infinite-grid/infinite-title-grid';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { RESULT_TABS, searchAddress } from '../../shared/search-address';
import { SearchPeople } from './search-people';
import { useSearch, type Search, type SearchParams } from './use-search';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';

/** Renders the message for a search without results, with alternatives. */
const NoResults = ({ text }: { readonly text: string }): React.JSX.Element => (
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

const List = ({ search }: { readonly search: Search }): React.JSX.Element => {
  const { paging, isStale, results, restoredScrollY, tab } = search;
  const titles = paging.items.flatMap((result) => (result.kind === 'title' ? [result.title] : []));
  const people = paging.items.flatMap((result) => (result.kind === 'person' ? [result.person] : []));
  if (people.length > 0) return <SearchPeople people={people} paging={paging} results={results} leftAt={restoredScrollY} isStale={isStale} />;
  const end = paging.totalResults === 1 ? '' : endMessage(titles.length, paging.totalResults, (count) => resultCountMessage(tab, count));
  const shown = { ...paging, items: titles };
  // While more pages exist, the "Load more" button is directly below.
  const nothing = paging.hasMore ? <StatePanel>{SEARCH_MESSAGES.noneSoFar(resultCountMessage(tab, paging.searchedCount))}</StatePanel> : <NoResults text={search.text} />;
  return (
    <InfiniteTitleGrid
      paging={shown}
      results={results}
      label={RESULT_TAB_NAMES[tab]}
      end={end}
      nothing={nothing}
      leftAt={restoredScrollY}
      isStale={isStale}
      isLive
    />
  );
};

type TabbedResultsProps = { readonly search: Search; /** The text in the field, which can be newer than the results. */ readonly text: string };

/** Renders the tabs of all kinds that have or may have results, and the results of the open kind. */
const TabbedResults = ({ search, text }: TabbedResultsProps): React.JSX.Element => {
  const { counts, paging, tab } = search;
  return (
    <>
      <Tabs
        label={SEARCH_MESSAGES.tabs}
        tabs={RESULT_TABS.filter((each) => each === tab || counts[each] !== 0).map((each) => ({
          to: searchAddress(text, each),
          label: RESULT_TAB_NAMES[each],
          current: each === tab,
          ...(counts[each] !== null && { count: counts[each] }),
        }))}
      />
      <div className="found">
        {paging.isLoading ? (
          <Loading label={SEARCH_MESSAGES.searching}>
            <GridSkeleton />
          </Loading>
        ) : (
          <List search={search} />
        )}
      </div>
    </>
  );
};

const statusMessage = ({ isStale, isNone, text, counts }: Search): string => {
  if (isStale) return '';
  if (isNone) return SEARCH_MESSAGES.noResultsStatus(text);
  return RESULT_TABS.flatMap((each) => (counts[each] === null || counts[each] === 0 ? [] : [resultCountMessage(each, counts[each])])).join(', ');
};

/** Renders the search results by kind. If the selected kind is empty, the first kind with results opens. */
export const SearchResults = (params: SearchParams): React.JSX.Element => {
  const search = useSearch(params);
  const { paging, isNone, text } = search;
  const isFailed = paging.failure !== null && paging.items.length === 0;
  return (
    <>
      <LiveRegion message={statusMessage(search)} />
      {isFailed && <FailureState failure={paging.failure} retry={paging.retry} />}
      {isNone && <NoResults text={text} />}
      {!isFailed && !isNone && <TabbedResults search={search} text={params.text} />}
    </>
  );
};
