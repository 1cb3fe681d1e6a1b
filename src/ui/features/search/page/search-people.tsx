import { useRef, useState } from 'react';
import { reachableResults } from '#domain/shared/pagination';
import type { Person } from '#domain/catalogue/person';
import { Button } from '#ui/design/buttons/button.tsx';
import { UNKNOWN_TOTAL, VirtualGrid, type VirtualGridHandle } from '#ui/design/shelves/virtual-grid.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { PersonLink } from './person-link';
import { useLoadMoreFocus } from '#ui/features/browse/infinite-grid/use-load-more-focus.ts';
import { LOADED_BY_SCROLLING, type InfiniteList } from '#ui/features/browse/infinite-grid/use-infinite-list.ts';
import { BROWSE_MESSAGES, loadedMoreText } from '#ui/messages/catalogue/browse.messages.ts';
import { RESULT_TAB_NAMES, SEARCH_MESSAGES } from '#ui/messages/catalogue/search.messages.ts';

// Stable function identity: the grid memoizes its cells by the render function.
const renderPerson = (person: Person): React.JSX.Element => <PersonLink person={person} />;
const keyOf = ({ id }: Person): string => String(id);

type Props = {
  readonly people: ReadonlyArray<Person>;
  readonly paging: InfiniteList<unknown>;
  /** Identifies the list of results; a change remounts the grid, so that a new list starts at its top. */
  readonly results: string;
  readonly leftAt: number;
  /** True for the people of the previous search, while the next one loads. */
  readonly isStale: boolean;
};

/**
 * Renders matching people with their best-known titles. Loads more near the end of the list, or by the button, and after the first screens
 * only by the button.
 */
export const SearchPeople = ({ people, paging, results, leftAt, isStale }: Props): React.JSX.Element => {
  const grid = useRef<VirtualGridHandle>(null);
  const [announcement, setAnnouncement] = useState('');
  const footer = useLoadMoreFocus(people.length, (first) => {
    grid.current?.focusItem(first);
    setAnnouncement(loadedMoreText(people.length - first));
  });
  const { loadMore, hasMore, isLoadingMore, totalResults, failure } = paging;
  return (
    <div className={isStale ? 'endless stale' : 'endless'} aria-busy={isStale || isLoadingMore}>
      <VirtualGrid
        ref={grid}
        key={results}
        items={people}
        keyOf={keyOf}
        render={renderPerson}
        label={RESULT_TAB_NAMES.people}
        total={totalResults === null ? UNKNOWN_TOTAL : reachableResults(totalResults)}
        onEndNear={people.length < LOADED_BY_SCROLLING ? loadMore : undefined}
        initialOffset={leftAt}
        className={hasMore ? 'people has-more' : 'people'}
      />
      <div {...footer} className="load-more">
        {failure === null ? null : <FailureNote failure={failure} what={SEARCH_MESSAGES.failedPeople} retry={paging.retry} />}
        {hasMore && failure === null ? (
          <Button busy={isLoadingMore || isStale} onClick={loadMore}>
            {BROWSE_MESSAGES.loadMore}
          </Button>
        ) : null}
      </div>
      <LiveRegion message={announcement} />
    </div>
  );
};
