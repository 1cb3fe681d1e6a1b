import { useMemo, useState } from 'react';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { SearchQuery } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import { GridSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { listEndMessage } from '#ui/messages/catalogue/browse.messages.ts';
import { RESULT_TAB_NAMES, resultCountMessage, resultCountsMessage, SEARCH_MESSAGES } from '#ui/messages/catalogue/search.messages.ts';
import { InfiniteTitleGrid } from '#ui/features/browse/infinite-grid/infinite-title-grid.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { OwnTitlesFilterRow } from '#ui/features/shared/member-controls.tsx';
import type { SearchTab } from '#ui/features/shared/search-address.ts';
import { doKindsCompete } from '#ui/features/search/box/competing-kinds.ts';
import { suggestionsQuery } from '#ui/features/search/box/suggestions-query.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import type { BestResultsProps } from './best-results';
import type { DescribedTitlesProps } from './described-titles';
import type { DidYouMeanProps } from './did-you-mean';
import { NoResults } from './no-results';
import { ResultTabs } from './result-tabs';
import { SearchPeople } from './search-people';
import { useSearch, type Search, type SearchParams } from './use-search';

const DescribedTitles = lazyOptionalPart<DescribedTitlesProps>(() => import('./result-parts').then((parts) => parts.DescribedTitles));

const DidYouMean = lazyOptionalPart<DidYouMeanProps>(() => import('./result-parts').then((parts) => parts.DidYouMean));

const Searching = (): React.JSX.Element => (
  <LoadingRegion label={SEARCH_MESSAGES.searching}>
    <GridSkeleton />
  </LoadingRegion>
);

type ListProps = { readonly search: Search; readonly titles: ReadonlyArray<Title> };

const List = ({ search, titles }: ListProps): React.JSX.Element => {
  const { paging, isStale, results, restoredScrollY, tab } = search;
  const people = paging.items.flatMap((result) => (result.kind === 'person' ? [result.person] : []));
  if (people.length > 0)
    return <SearchPeople people={people} paging={paging} results={results} leftAt={restoredScrollY} isStale={isStale} />;
  const end =
    paging.totalResults === 1 ? '' : listEndMessage(titles.length, paging.totalResults, (count) => resultCountMessage(tab, count));
  const shown = { ...paging, items: titles };
  // While more pages exist, the "Load more" button is directly below.
  const nothing = paging.hasMore ? (
    <StatePanel>{SEARCH_MESSAGES.noneSoFar(resultCountMessage(tab, paging.searchedCount))}</StatePanel>
  ) : (
    <NoResults text={search.text} />
  );
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

type TabbedResultsProps = {
  readonly search: Search;
  /** The text in the field, which can be newer than the results. */ readonly text: string;
};

/** Renders the tabs of all kinds that have or may have results, and the results of the open kind. */
const TabbedResults = ({ search, text }: TabbedResultsProps): React.JSX.Element => {
  const { counts, paging, tab, results } = search;
  const { items } = paging;
  const titles = useMemo(() => items.flatMap((result) => (result.kind === 'title' ? [result.title] : [])), [items]);
  return (
    <>
      <ResultTabs text={text} open={tab} counts={counts} />
      {tab !== 'people' && <OwnTitlesFilterRow list={results} paging={{ ...paging, items: titles }} />}
      <div className="found">
        {paging.isLoading ? (
          <Searching />
        ) : (
          <List search={search} titles={titles} />
        )}
      </div>
    </>
  );
};

/** Whether the text was read as a description, so that a search without names has found something all the same. */
type Described = { readonly isDescribed: boolean };

const statusMessage = ({ isStale, isNone, text, counts }: Search): string => {
  if (isStale) return '';
  if (isNone) return SEARCH_MESSAGES.noResultsStatus(text);
  return resultCountsMessage(counts);
};

/** Renders the results of one kind. If the selected kind is empty, the first kind with results opens. */
const KindResults = ({ isDescribed, ...params }: SearchParams & Described): React.JSX.Element => {
  const search = useSearch(params);
  const { paging, isNone, text } = search;
  const isFailed = paging.failure !== null && paging.items.length === 0;
  return (
    <>
      <LiveRegion message={isDescribed ? '' : statusMessage(search)} />
      {!paging.isLoading && !isFailed && !search.isStale && !isDescribed && <DidYouMean query={params.query} tab={params.tab} />}
      {isFailed && <FailureState failure={paging.failure} retry={paging.retry} />}
      {isNone && !isDescribed && <NoResults text={text} />}
      {!isFailed && !isNone && <TabbedResults search={search} text={params.text} />}
    </>
  );
};

/** Without its code, the results of one kind stand in. */
const BestResults = lazyOptionalPart<BestResultsProps>(
  () => import('./result-parts').then((parts) => parts.BestResults), (props) => <KindResults {...props} tab={null} />, Searching,
);

/** Returns whether all kinds are shown; for a new text without an answer as for the previous one. */
const useAllKinds = (query: SearchQuery, tab: SearchTab | null): boolean => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const best = useQuery(tab === null ? suggestionsQuery(catalogue, query) : null);
  const [previous, setPrevious] = useState(false);
  const competes = best._tag === 'success' ? doKindsCompete(query.words, best.value) : previous;
  if (competes !== previous) setPrevious(competes);
  return tab === 'all' || (tab === null && competes);
};

type Props = Omit<SearchParams, 'tab'> & { readonly tab: SearchTab | null };
/** Renders the search results: titles that the text describes, and the best of all kinds, or one kind. */
export const SearchResults = ({ tab, ...search }: Props): React.JSX.Element => {
  const [isDescribed, setDescribed] = useState(false);
  const isAll = useAllKinds(search.query, tab);
  return (
    <>
      <DescribedTitles query={search.query} onRead={setDescribed} />
      {isAll ? (
        <>
          {!isDescribed && <DidYouMean query={search.query} tab={tab} />}
          <BestResults {...search} isDescribed={isDescribed} />
        </>
      ) : (
        <KindResults {...search} tab={tab === 'all' ? null : tab} isDescribed={isDescribed} />
      )}
    </>
  );
};
