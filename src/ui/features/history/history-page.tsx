import { useRef, useState } from 'react';
import { countMatchingViewings, yearsWithViewings } from '#application/history/history-numbers';
import { isHistoryFiltered, withoutHistoryFilters } from '#application/history/history-view-params';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { viewingWeight } from '#domain/history/viewing';
import type { List } from '#domain/lists/list';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { scrollBehaviour } from '#ui/design/utils/media-queries.ts';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { HISTORY_PAGE_MESSAGES, HISTORY_NUMBERS_MESSAGES, viewingCountText } from '#ui/messages/history/history.messages.ts';
import { useToday } from '#ui/hooks/use-today.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { OutboxNotes } from '#ui/features/lists/outbox/outbox-notes.tsx';
import { useOwnLists } from '#ui/features/lists/shared/use-own-lists.ts';
import { EmptyHistory, NoMatchingViewings } from './empty-history';
import { NumbersSkeleton, ViewingsSkeleton } from './history-skeletons';
import { HistoryNumbersSection } from '#ui/features/history/numbers/numbers-section.tsx';
import { useHistoryStats, useHistoryView, usePagedViewings, useUnsentViewings } from './use-history';
import { HistoryList } from '#ui/features/history/viewings/history-list.tsx';
import { TOP_BARS } from '#ui/features/history/viewings/use-row-window.ts';
import { HistoryToolbar } from '#ui/features/history/viewings/history-toolbar.tsx';
import { ViewingSelectionBar } from '#ui/features/history/viewings/viewing-selection-bar.tsx';
import { useViewingSelection } from '#ui/features/history/viewings/use-viewing-selection.ts';
import '#ui/features/lists/list-page/own-list.css';
import './history-page.css';

type Props = { readonly lists: ListUseCases; readonly all: ReadonlyArray<List> };

const History = ({ lists, all }: Props): React.JSX.Element => {
  const control = useHistoryView();
  const { view, change } = control;
  const window = usePagedViewings(lists.history, view);
  const { stats, retry } = useHistoryStats(lists.history);
  const unsent = useUnsentViewings(lists);
  const selection = useViewingSelection(window.viewings, window.results);
  const [firstResults] = useState(window.results);
  const section = useRef<HTMLElement>(null);
  const today = useToday();
  const { viewings, status, hasMore, failure, isStale, leftAt, loadMore } = window;
  const known = stats._tag === 'success' ? stats.value : [];
  const years = yearsWithViewings(known);
  const isFiltered = isHistoryFiltered(view);
  const isLoading = status === 'loading' && viewings.length === 0;
  if (!isLoading && viewings.length === 0 && !isFiltered && !hasMore && failure === null)
    return (
      <>
        <OutboxNotes useCases={lists} lists={all} />
        <EmptyHistory />
      </>
    );

  const total = hasMore ? countMatchingViewings(known, view) : viewings.reduce((sum, viewing) => sum + viewingWeight(viewing), 0);
  const readAgain = (): void => {
    loadMore();
    if (stats._tag === 'error') retry();
  };
  // The first list returns to its place. The list of another filter leaves the page where it is, with the filters in view.
  const placeOfList = (): number => {
    const sectionTop = (section.current?.getBoundingClientRect().top ?? 0) + globalThis.scrollY;
    return Math.max(0, Math.min(globalThis.scrollY, sectionTop - TOP_BARS));
  };
  const goToViewings = (): void => {
    section.current?.scrollIntoView({ behavior: scrollBehaviour() });
    section.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <OutboxNotes useCases={lists} lists={all} />
      {stats._tag === 'pending' && <NumbersSkeleton />}
      {stats._tag === 'error' && failure === null && (
        <FailureNote failure={stats.failure} what={HISTORY_NUMBERS_MESSAGES.failed} retry={retry} />
      )}
      {stats._tag === 'success' && known.length > 0 && <HistoryNumbersSection {...control} stats={known} onGoToViewings={goToViewings} />}
      <section ref={section} className="history-viewings" tabIndex={-1} aria-label={HISTORY_PAGE_MESSAGES.viewings}>
        <SectionHead heading={HISTORY_PAGE_MESSAGES.viewings} />
        {failure !== null && viewings.length === 0 ? null : (
          <HistoryToolbar
            {...control}
            years={years}
            selection={selection}
            count={isLoading || total === null ? '' : viewingCountText(total)}
          />
        )}
        {isLoading && <ViewingsSkeleton />}
        {viewings.length === 0 && failure !== null && <FailureState failure={failure} retry={readAgain} />}
        {viewings.length === 0 && !isLoading && failure === null && (
          <NoMatchingViewings
            onSearchOn={hasMore ? loadMore : null}
            isSearching={status === 'loadingMore'}
            onClear={() => change(withoutHistoryFilters(view))}
          />
        )}
        {viewings.length > 0 && (
          <div id="list-items" className={isStale ? 'own-items stale' : 'own-items'} aria-busy={isStale || status === 'loadingMore'}>
            <HistoryList
              key={window.results}
              lists={lists}
              viewings={viewings}
              hasMore={hasMore}
              unsent={unsent}
              selection={selection}
              today={today}
              onEndNear={loadMore}
              leftAt={window.results === firstResults ? leftAt : placeOfList}
            />
          </div>
        )}
        {viewings.length > 0 && (hasMore || failure !== null) && (
          <div className="load-more">
            {failure !== null ? (
              <FailureNote failure={failure} what={HISTORY_PAGE_MESSAGES.failedPart} retry={loadMore} />
            ) : (
              <Button busy={status === 'loadingMore'} onClick={loadMore}>{HISTORY_PAGE_MESSAGES.loadMore}</Button>
            )}
          </div>
        )}
      </section>
      {selection.isActive && <ViewingSelectionBar lists={lists} selection={selection} />}
    </>
  );
};

/**
 * Renders what the member has watched: numbers, a calendar, plots, and the viewings by day. On a narrow screen a button opens calendar and
 * plots.
 */
export const HistoryPage = (): React.JSX.Element => {
  const own = useOwnLists();
  return (
    <div className="history own-list">
      <DocumentHead title={HISTORY_PAGE_MESSAGES.title} description={HISTORY_PAGE_MESSAGES.description} noIndex />
      <div className="history-head">
        <DisplayHeading level={1} size="l" focusable>{HISTORY_PAGE_MESSAGES.title}</DisplayHeading>
        <ButtonLink small icon="star" to="/user-profile/ratings">{HISTORY_PAGE_MESSAGES.toRatings}</ButtonLink>
      </div>
      {own._tag === 'pending' && (
        <>
          <NumbersSkeleton />
          <ViewingsSkeleton />
        </>
      )}
      {own._tag === 'error' && <FailureState failure={own.failure} retry={() => globalThis.location.reload()} />}
      {own._tag === 'success' && <History lists={own.useCases} all={own.all} />}
    </div>
  );
};
