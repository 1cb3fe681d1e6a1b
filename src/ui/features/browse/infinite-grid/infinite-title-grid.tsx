import { useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/design/buttons/button.tsx';
import { GridSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import { PosterRowContext } from '#ui/design/images/renderer/poster-row-context.ts';
import { UNKNOWN_TOTAL, VirtualGrid, type VirtualGridHandle } from '#ui/design/shelves/virtual-grid.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { reachableResults } from '#domain/shared/pagination';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import { BROWSE_MESSAGES, loadedCountText, loadedMoreText } from '#ui/messages/catalogue/browse.messages.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { useLoadMoreFocus } from './use-load-more-focus';
import { LOADED_BY_SCROLLING, type InfiniteList } from './use-infinite-list';
import './infinite-title-grid.css';
import { useVisibleTitles } from '#ui/features/shared/member-controls.tsx';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { TitleCard } from '#ui/features/shared/title-card.tsx';

/** Number of posters in the first view of a wide screen. */
const IN_FIRST_VIEW = 14;

// Stable function identities: the grid memoizes its cells by the render function.
const renderEarlyCard = (title: Title, index: number): React.JSX.Element => <TitleCard title={title} early={index < IN_FIRST_VIEW} />;
const renderCard = (title: Title): React.JSX.Element => <TitleCard title={title} />;

const rows = new WeakMap<ReadonlyArray<Title>, ReadonlyArray<ArtTitle>>();

/** Returns the same row for the same titles, also after Back: a new row renders all posters again and chooses their motifs again. */
const rowOf = (titles: ReadonlyArray<Title>): ReadonlyArray<ArtTitle> => {
  const row = rows.get(titles) ?? titles.map(toArtTitle);
  rows.set(titles, row);
  return row;
};

type Props = {
  readonly paging: InfiniteList<Title>;
  /** Identifies the list of results; a change remounts the grid, so that a new list starts at its top. */
  readonly results: string;
  readonly label: string;
  /** The message at the end of the list: "124 films". */
  readonly end: string;
  /** Rendered while there is no title. */
  readonly nothing: ReactNode;
  readonly leftAt: number;
  readonly isStale: boolean;
  /** True if the grid is never prerendered: it then renders the posters of the first view first and the rest later. */
  readonly isLive?: boolean;
  /** Renders a title; all are equally high. Keep the function stable between renders. By default a card. */
  readonly render?: (title: Title, index: number) => React.JSX.Element;
};

/** Renders an infinite grid of posters; loads more near its end, or by a button, and after the first screens only by the button. */
export const InfiniteTitleGrid = ({
  paging, results, label, end: counted, nothing, leftAt, isStale, isLive = false, render,
}: Props): React.JSX.Element => {
  const { totalResults, hasMore, failure } = paging;
  const seen = useVisibleTitles(results, paging.items);
  const hiddenCount = seen?.hiddenCount ?? 0;
  const end = seen?.withHidden(counted) ?? counted;
  const items = seen?.items ?? paging.items;
  const isLoadingMore = seen?.isPending || paging.isLoadingMore;
  const isBusy = isStale || isLoadingMore;
  const isEmpty = items.length === 0;
  const row = rowOf(items);
  const body = useRef<HTMLDivElement>(null);
  const grid = useRef<VirtualGridHandle>(null);
  const [announcement, setAnnouncement] = useState('');
  const footer = useLoadMoreFocus(items.length, (first) => {
    if (isEmpty) return body.current?.querySelector<HTMLElement>('.state :is(a, button)')?.focus();
    grid.current?.focusItem(first);
    setAnnouncement(loadedMoreText(items.length - first, end));
  });
  return (
    <div ref={body} className={isStale ? 'endless stale' : 'endless'} aria-busy={isBusy}>
      {isEmpty ? (
        (seen?.nothing ?? nothing)
      ) : (
        <PosterRowContext value={row}>
          <VirtualGrid
            ref={grid}
            key={results}
            items={items}
            keyOf={itemKey}
            render={render ?? (leftAt === 0 ? renderEarlyCard : renderCard)}
            label={label}
            total={totalResults === null ? UNKNOWN_TOTAL : reachableResults(totalResults) - hiddenCount}
            onEndNear={items.length < LOADED_BY_SCROLLING ? paging.loadMore : undefined}
            initialOffset={leftAt}
            {...(isLive && { firstCount: IN_FIRST_VIEW })}
          />
        </PosterRowContext>
      )}
      {isLoadingMore && (
        <LoadingRegion label={BROWSE_MESSAGES.loadingMore}>
          <div className="more-row">
            <GridSkeleton cards={8} />
          </div>
        </LoadingRegion>
      )}
      <div {...footer} className="load-more">
        {failure !== null && <FailureNote failure={failure} what={BROWSE_MESSAGES.failedMore} retry={paging.retry} />}
        {hasMore && failure === null && (
          <>
            <Button busy={isBusy} onClick={paging.loadMore}>
              {BROWSE_MESSAGES.loadMore}
            </Button>
            {!isEmpty && <p className="faint num">{loadedCountText(items.length, totalResults && totalResults - hiddenCount)}</p>}
          </>
        )}
        {!hasMore && !isEmpty && <p className="faint num">{end}</p>}
      </div>
      <LiveRegion message={announcement} />
    </div>
  );
};
