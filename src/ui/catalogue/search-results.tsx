import { useState } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { NAVIGATION_MEMORY } from '#application/keys';
import type { SearchQuery } from '#domain/catalogue/search-query';
import { Tabs } from '#ui/design/pages/tabs.tsx';
import { GridSkeleton, Loading } from '#ui/design/states/skeletons.tsx';
import { State } from '#ui/design/states/state.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { placeOf } from '../app/place';
import { useService } from '../services';
import { EndlessTitles } from './endless-titles';
import { endInWords } from './end-words';
import { FailureState } from '../states/failure-state';
import { RESULT_TABS, searchAddress, type ResultTab } from './search-address';
import { NoResults } from './search-empty';
import { SearchPeople } from './search-people';
import { foundInWords, resultTabName } from './search-words';
import { useSearch, type Search } from './use-search';

type Props = {
  readonly text: string;
  readonly query: SearchQuery;
  /** The kind that the address names; null opens that of the best result. */
  readonly tab: ResultTab | null;
};

const List = ({ search, leftAt }: { readonly search: Search; readonly leftAt: number }): React.JSX.Element => {
  const { paging, isStale, results, tab } = search;
  const titles = paging.items.flatMap((result) => (result.kind === 'title' ? [result.title] : []));
  const people = paging.items.flatMap((result) => (result.kind === 'person' ? [result.person] : []));
  if (people.length > 0) return <SearchPeople people={people} paging={paging} />;
  const end = paging.totalResults === 1 ? '' : endInWords(titles.length, paging.totalResults, (count) => foundInWords(tab, count));
  const shown = { ...paging, items: titles };
  const nothing = <State>None of the first {foundInWords(tab, paging.lookedThrough)} can be shown.</State>;
  return (
    <EndlessTitles
      paging={shown}
      results={results}
      label={resultTabName(tab)}
      end={end}
      nothing={nothing}
      leftAt={leftAt}
      isStale={isStale}
    />
  );
};

/** What was found, kind by kind. An open kind with nothing in it gives way to the first that has something. */
export const SearchResults = ({ text, query, tab: chosen }: Props): React.JSX.Element => {
  const search = useSearch(query, chosen);
  const memory = useService(NAVIGATION_MEMORY);
  const place = placeOf(useLocation());
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [leftAt] = useState(() => (isReturn ? (memory.recall(place)?.scrollY ?? 0) : 0));
  const { counts, paging, isStale, tab } = search;

  if (paging.failure !== null && paging.items.length === 0) return <FailureState failure={paging.failure} retry={paging.retry} />;
  const filled = RESULT_TABS.filter((each) => counts[each] !== 0);
  const waitsForOthers = counts[tab] === 0 && filled.some((each) => counts[each] === null);
  const better = counts[tab] === 0 ? filled.find((each) => counts[each] !== null) : undefined;
  if (!isStale && better !== undefined) return <Navigate replace to={searchAddress(text, better)} />;
  if (!isStale && !paging.isOpening && filled.length === 0) return <NoResults text={text} />;

  const said = RESULT_TABS.flatMap((each) => (counts[each] === null || counts[each] === 0 ? [] : [foundInWords(each, counts[each])])).join(', ');
  return (
    <>
      <LiveRegion message={isStale || paging.isOpening ? '' : said} />
      <Tabs
        label="Kinds of result"
        tabs={filled.map((each) => ({
          to: searchAddress(text, each),
          label: resultTabName(each),
          current: each === tab,
          ...(counts[each] !== null && { count: counts[each] }),
        }))}
      />
      <div className="found">
        {paging.isOpening || waitsForOthers ? (
          <Loading label="Searching">
            <GridSkeleton />
          </Loading>
        ) : (
          <List search={search} leftAt={leftAt} />
        )}
      </div>
    </>
  );
};
