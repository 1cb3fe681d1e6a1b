import { useRef, useState } from 'react';
import { Button } from '#ui/design/buttons/button.tsx';
import { GridSkeleton, Loading } from '#ui/design/states/skeletons.tsx';
import { VirtualGrid, type VirtualGridHandle } from '#ui/design/shelves/virtual-grid.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import { FailureNote } from '../states/failure-note';
import { useFootFocus } from './use-foot-focus';
import type { Paging } from './use-paging';
import './endless-titles.css';
import { TitleCard } from './title-card';

/** Posters that are seen before anybody scrolls, on a wide screen. */
const IN_FIRST_VIEW = 14;

// The grid remembers what it drew as long as it is drawn by the same function.
const fromTheTop = (title: Title, at: number): React.JSX.Element => <TitleCard title={title} early={at < IN_FIRST_VIEW} />;
const further = (title: Title): React.JSX.Element => <TitleCard title={title} />;

type Props = {
  readonly paging: Paging<Title>;
  /** Changes with every list of results: a new list begins at its top. */
  readonly results: string;
  readonly label: string;
  /** "That is all of them: 124 films." */
  readonly end: string;
  readonly leftAt: number;
  readonly isStale: boolean;
};

/** Posters without end: more come by themselves near the end, or by a button. */
export const EndlessTitles = ({ paging, results, label, end, leftAt, isStale }: Props): React.JSX.Element => {
  const grid = useRef<VirtualGridHandle>(null);
  const [said, setSaid] = useState('');
  const foot = useFootFocus(paging.items.length, (first) => {
    grid.current?.focusItem(first);
    setSaid(`${paging.items.length - first} more. ${end}`);
  });
  return (
    <div className={isStale ? 'endless stale' : 'endless'} aria-busy={isStale || paging.isLoadingMore}>
      <VirtualGrid
        ref={grid}
        key={results}
        items={paging.items}
        keyOf={itemKey}
        render={leftAt === 0 ? fromTheTop : further}
        label={label}
        total={paging.totalResults}
        onEndNear={paging.wantMore}
        initialOffset={leftAt}
      />
      {paging.isLoadingMore && (
        <Loading label="Loading more">
          <div className="more-row">
            <GridSkeleton cards={8} />
          </div>
        </Loading>
      )}
      <div {...foot} className="more-foot">
        {paging.failure !== null && <FailureNote failure={paging.failure} what="more" retry={paging.retry} />}
        {paging.hasMore && paging.failure === null && (
          <>
            <Button busy={paging.isLoadingMore} onClick={paging.wantMore}>
              Load more
            </Button>
            <p className="faint num">
              {paging.items.length.toLocaleString('en-US')} of {paging.totalResults.toLocaleString('en-US')}
            </p>
          </>
        )}
        {!paging.hasMore && <p className="faint num">{end}</p>}
      </div>
      <LiveRegion message={said} />
    </div>
  );
};
