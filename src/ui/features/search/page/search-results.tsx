import { Tabs } from '#ui/design/page/tabs.tsx';
import { GridSkeleton, Loading } from '#ui/design/feedback/skeletons.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { InfiniteTitleGrid } from '../../browse/infinite-grid/infinite-title-grid';
import { endMessage } from '../../browse/infinite-grid/end-message';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { RESULT_TABS, searchAddress } from '../../shared/search-address';
import { NoResults } from './no-results';
import { SearchPeople } from './search-people';
import { resultCountMessage, noResultsMessage, resultTabName } from './search-labels';
import { useSearch, type Search, type SearchParams } from './use-search';

const List = ({ search }: { readonly search: Search }): React.JSX.Element => {
  const { paging, isStale, results, leftAt, tab } = search;
  const titles = paging.items.flatMap((result) => (result.kind === 'title' ? [result.title] : []));
  const people = paging.items.flatMap((result) => (result.kind === 'person' ? [result.person] : []));
  if (people.length > 0) return <SearchPeople people={people} paging={paging} results={results} leftAt={leftAt} isStale={isStale} />;
  const end = paging.totalResults === 1 ? '' : endMessage(titles.length, paging.totalResults, (count) => resultCountMessage(tab, count));
  const shown = { ...paging, items: titles };
  // As long as there is more, the button for it stands right below.
  const nothing = paging.hasMore ? <StatePanel>None of the first {resultCountMessage(tab, paging.searchedCount)} can be shown.</StatePanel> : <NoResults text={search.text} />;
  return (
    <InfiniteTitleGrid
      paging={shown}
      results={results}
      label={resultTabName(tab)}
      end={end}
      nothing={nothing}
      leftAt={leftAt}
      isStale={isStale}
      isLive
    />
  );
};

type FoundProps = { readonly search: Search; /** What stands in the field, a moment before its results do. */ readonly text: string };

/** The kinds of which there is something, or may be, and what there is of the open one. */
const Found = ({ search, text }: FoundProps): React.JSX.Element => {
  const { counts, paging, tab } = search;
  return (
    <>
      <Tabs
        label="Kinds of result"
        tabs={RESULT_TABS.filter((each) => each === tab || counts[each] !== 0).map((each) => ({
          to: searchAddress(text, each),
          label: resultTabName(each),
          current: each === tab,
          ...(counts[each] !== null && { count: counts[each] }),
        }))}
      />
      <div className="found">
        {paging.isLoading ? (
          <Loading label="Searching">
            <GridSkeleton />
          </Loading>
        ) : (
          <List search={search} />
        )}
      </div>
    </>
  );
};

const said = ({ isStale, isNone, text, counts }: Search): string => {
  if (isStale) return '';
  if (isNone) return noResultsMessage(text);
  return RESULT_TABS.flatMap((each) => (counts[each] === null || counts[each] === 0 ? [] : [resultCountMessage(each, counts[each])])).join(', ');
};

/** What was found, kind by kind. An open kind with nothing in it gives way to the first that has something. */
export const SearchResults = (searched: SearchParams): React.JSX.Element => {
  const search = useSearch(searched);
  const { paging, isNone, text } = search;
  const isFailed = paging.failure !== null && paging.items.length === 0;
  return (
    <>
      <LiveRegion message={said(search)} />
      {isFailed && <FailureState failure={paging.failure} retry={paging.retry} />}
      {isNone && <NoResults text={text} />}
      {!isFailed && !isNone && <Found search={search} text={searched.text} />}
    </>
  );
};
