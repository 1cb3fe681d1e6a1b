import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Suggestion } from '#domain/catalogue/catalogue';
import type { Title } from '#domain/catalogue/title';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { itemKey } from '#domain/catalogue/title-id';
import { GridSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { PosterRowContext } from '#ui/design/images/renderer/poster-row-context.ts';
import { PosterGrid } from '#ui/design/shelves/poster-grid.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { locationKey } from '#ui/shell/navigation/location-key.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { RESULT_TAB_NAMES, resultCountsMessage, SEARCH_MESSAGES } from '#ui/messages/catalogue/search.messages.ts';
import { OwnTitlesFilterRow, useVisibleTitles } from '#ui/features/shared/member-controls.tsx';
import { RESULT_TABS } from '#ui/features/shared/search-address.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { TitleCard } from '#ui/features/shared/title-card.tsx';
import { groupSuggestions } from '#ui/features/search/box/suggestion-groups.ts';
import { NoResults } from './no-results';
import { PersonLink } from './person-link';
import { ResultTabs } from './result-tabs';
import { bestResultsQuery } from './search-queries';
import { useResultCounts, type SearchParams } from './use-search';

const Titles = ({ titles, list }: { readonly titles: ReadonlyArray<Title>; readonly list: string }): React.JSX.Element => {
  const seen = useVisibleTitles(list, titles);
  const shown = seen?.items ?? titles;
  return (
    <div className="endless">
      {shown.length === 0 ? (
        seen?.nothing
      ) : (
        <PosterRowContext value={shown.map(toArtTitle)}>
          <PosterGrid label={SEARCH_MESSAGES.titles}>
            {shown.map((title) => (
              <TitleCard key={itemKey(title)} title={title} early />
            ))}
          </PosterGrid>
        </PosterRowContext>
      )}
    </div>
  );
};

const People = ({ people }: { readonly people: ReadonlyArray<Suggestion> }): React.JSX.Element => (
  <ul className="grid people" aria-label={RESULT_TAB_NAMES.people}>
    {people.map((result) => (result.kind === 'person' ? <li key={result.person.id}><PersonLink person={result.person} /></li> : null))}
  </ul>
);

const complete = { isLoadingMore: false, hasMore: false, failure: null, loadMore: (): void => undefined };

export type BestResultsProps = Omit<SearchParams, 'tab'> & { readonly isDescribed: boolean };

/** Renders the best results of all kinds: titles and people, the kind of the best one first. */
export const BestResults = ({ text, query, isDescribed }: BestResultsProps): React.JSX.Element | null => {
  const result = useQuery(bestResultsQuery(useService(CATALOGUE_USE_CASES), query));
  const list = locationKey(useLocation());
  const best = result._tag === 'success' ? result.value : null;
  const titles = useMemo(() => (best ?? []).flatMap((each) => (each.kind === 'title' ? [each.title] : [])), [best]);
  const counts = useResultCounts(query, best === null ? [] : RESULT_TABS);
  if (result._tag === 'error') return <FailureState failure={result.failure} retry={result.retry} />;
  if (result._tag === 'success' && result.value.length === 0) return isDescribed ? null : <NoResults text={text} />;
  return (
    <>
      <LiveRegion message={isDescribed ? '' : resultCountsMessage(counts)} />
      <ResultTabs text={text} open="all" counts={counts} />
      <OwnTitlesFilterRow list={list} paging={{ ...complete, items: titles }} />
      <div className="found">
        {result._tag === 'pending' ? (
          <LoadingRegion label={SEARCH_MESSAGES.searching}>
            <GridSkeleton />
          </LoadingRegion>
        ) : (
          groupSuggestions(result.value).map(({ heading, options }) => (
            <section key={heading} aria-label={heading}>
              <SectionHead heading={heading} />
              {heading === SEARCH_MESSAGES.titles ? <Titles titles={titles} list={list} /> : <People people={options} />}
            </section>
          ))
        )}
      </div>
    </>
  );
};
