import { useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/design/buttons/button.tsx';
import { GridSkeleton, Loading } from '#ui/design/feedback/skeletons.tsx';
import { UNCOUNTED, VirtualGrid, type VirtualGridHandle } from '#ui/design/shelves/virtual-grid.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { reachableResults } from '#domain/shared/pagination';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { useLoadMoreFocus } from './use-load-more-focus';
import type { InfiniteList } from './use-infinite-list';
import './infinite-title-grid.css';
import { TitleCard } from '../../shared/title-card';

/** Posters that are seen before anybody scrolls, on a wide screen. */
const IN_FIRST_VIEW = 14;

// The grid remembers what it drew as long as it is drawn by the same function.
const fromTheTop = (title: Title, at: number): React.JSX.Element => <TitleCard title={title} early={at < IN_FIRST_VIEW} />;
const further = (title: Title): React.JSX.Element => <TitleCard title={title} />;

type Props = {
  readonly paging: InfiniteList<Title>;
  /** Changes with every list of results: a new list begins at its top. */
  readonly results: string;
  readonly label: string;
  /** "That is all: 124 films." */
  readonly end: string;
  /** What stands there as long as there is no title to show. */
  readonly nothing: ReactNode;
  readonly leftAt: number;
  readonly isStale: boolean;
  /** Never drawn ahead, so that it may begin with the posters of the first view; the rest follows. */
  readonly isLive?: boolean;
};

const soFar = ({ items, totalResults }: InfiniteList<Title>): string => {
  const here = items.length.toLocaleString('en-US');
  return totalResults === null ? `${here} so far` : `${here} of ${totalResults.toLocaleString('en-US')}`;
};

/** Posters without end: more come by themselves near the end, or by a button. */
export const InfiniteTitleGrid = ({ paging, results, label, end, nothing, leftAt, isStale, isLive = false }: Props): React.JSX.Element => {
  const { items, totalResults, hasMore, failure } = paging;
  const isEmpty = items.length === 0;
  const body = useRef<HTMLDivElement>(null);
  const grid = useRef<VirtualGridHandle>(null);
  const [said, setSaid] = useState('');
  const foot = useLoadMoreFocus(items.length, (first) => {
    if (isEmpty) return body.current?.querySelector<HTMLElement>('.state :is(a, button)')?.focus();
    grid.current?.focusItem(first);
    setSaid(`${items.length - first} more. ${end}`);
  });
  return (
    <div ref={body} className={isStale ? 'endless stale' : 'endless'} aria-busy={isStale || paging.isLoadingMore}>
      {isEmpty ? (
        nothing
      ) : (
        <VirtualGrid
          ref={grid}
          key={results}
          items={items}
          keyOf={itemKey}
          render={leftAt === 0 ? fromTheTop : further}
          label={label}
          total={totalResults === null ? UNCOUNTED : reachableResults(totalResults)}
          onEndNear={paging.loadMore}
          initialOffset={leftAt}
          {...(isLive && { firstCount: IN_FIRST_VIEW })}
        />
      )}
      {paging.isLoadingMore && (
        <Loading label="Loading more">
          <div className="more-row">
            <GridSkeleton cards={8} />
          </div>
        </Loading>
      )}
      <div {...foot} className="more-foot">
        {failure !== null && <FailureNote failure={failure} what="more" retry={paging.retry} />}
        {hasMore && failure === null && (
          <>
            <Button busy={paging.isLoadingMore || isStale} onClick={paging.loadMore}>
              Load more
            </Button>
            {!isEmpty && <p className="faint num">{soFar(paging)}</p>}
          </>
        )}
        {!hasMore && !isEmpty && <p className="faint num">{end}</p>}
      </div>
      <LiveRegion message={said} />
    </div>
  );
};
