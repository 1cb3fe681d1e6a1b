import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { IMAGE_URLS } from '#application/service-keys';
import { reachableResults } from '#domain/shared/pagination';
import type { Person } from '#domain/catalogue/person';
import { Button } from '#ui/design/buttons/button.tsx';
import { UNCOUNTED, VirtualGrid, type VirtualGridHandle } from '#ui/design/shelves/virtual-grid.tsx';
import { Face } from '#ui/design/text/face.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { useService } from '#ui/services.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { personAddress } from '../../shared/person-address';
import { useLoadMoreFocus } from '../../browse/infinite-grid/use-load-more-focus';
import type { InfiniteList } from '../../browse/infinite-grid/use-infinite-list';

const named = ({ title, year }: Person['titles'][number]): string => (year === null ? title : `${title} (${year})`);

const PersonLink = ({ person }: { readonly person: Person }): React.JSX.Element => {
  const picture = useService(IMAGE_URLS).source('profile', person.picturePath);
  return (
    <Link to={personAddress(person.id)}>
      <Face name={person.name} picture={picture?.src ?? null} srcSet={picture?.srcSet} />
      <span>
        <b>{person.name}</b>
        <small>{person.titles.slice(0, 3).map(named).join(', ') || person.knownFor}</small>
      </span>
    </Link>
  );
};
// The grid remembers what it drew as long as it is drawn by the same function.
const draw = (person: Person): React.JSX.Element => <PersonLink person={person} />;
const keyOf = ({ id }: Person): string => String(id);

type Props = {
  readonly people: ReadonlyArray<Person>;
  readonly paging: InfiniteList<unknown>;
  /** Changes with every list of results: a new list begins at its top. */
  readonly results: string;
  readonly leftAt: number;
  /** Those of the search before, while the next one is on its way. */
  readonly isStale: boolean;
};

/** People who go by a name, with what to recognise them by. More come near the end of the list, or by the button. */
export const SearchPeople = ({ people, paging, results, leftAt, isStale }: Props): React.JSX.Element => {
  const grid = useRef<VirtualGridHandle>(null);
  const [said, setSaid] = useState('');
  const foot = useLoadMoreFocus(people.length, (first) => {
    grid.current?.focusItem(first);
    setSaid(`${people.length - first} more.`);
  });
  const { loadMore, hasMore, isLoadingMore, totalResults, failure } = paging;
  return (
    <div className={isStale ? 'endless stale' : 'endless'} aria-busy={isStale || isLoadingMore}>
      <VirtualGrid
        ref={grid}
        key={results}
        items={people}
        keyOf={keyOf}
        render={draw}
        label="People"
        total={totalResults === null ? UNCOUNTED : reachableResults(totalResults)}
        onEndNear={loadMore}
        initialOffset={leftAt}
        className={hasMore ? 'people going-on' : 'people'}
      />
      <div {...foot} className="more-foot">
        {failure === null ? null : <FailureNote failure={failure} what="more people" retry={paging.retry} />}
        {hasMore && failure === null ? (
          <Button busy={isLoadingMore || isStale} onClick={loadMore}>
            Load more
          </Button>
        ) : null}
      </div>
      <LiveRegion message={said} />
    </div>
  );
};
