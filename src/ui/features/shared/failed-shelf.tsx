import { useEffect, useMemo, useRef, useState } from 'react';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { Page } from '#domain/shared/pagination';
import { parseSearch } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import { Loading, ShelfSkeleton } from '#ui/design/feedback/skeletons.tsx';
import type { Query } from '../../query/query';
import { useQuery } from '../../query/use-query';
import { TitlesShelf } from './title-shelf';
import { useService } from '../../services';

const heading = 'Lost, too';
const isLost = ({ title }: Title): boolean => /\blost\b/i.test(title);

/** Whether the element has been on the screen; what is asked for it costs more than somebody who mistyped an address should pay unasked. */
const useSeen = (): readonly [React.RefObject<HTMLDivElement | null>, boolean] => {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    }, { rootMargin: '-80px' });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return [place, seen];
};

/** Films that are lost as well, once somebody looks for them. Without them the page is whole: when they do not come, nothing is said. */
export const FailedShelf = (): React.JSX.Element | null => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const question = useMemo<Query<Page<Title>>>(
    () => ({ key: 'lost films', fetch: (signal) => catalogue.searchTitles({ mediaType: 'movie', query: parseSearch('lost'), page: 1 }, signal) }),
    [catalogue],
  );
  const [place, seen] = useSeen();
  const asked = useQuery(seen ? question : null);
  if (asked._tag === 'pending') {
    return (
      <div ref={place}>
        {seen ? (
          <Loading label={`Loading ${heading}`}>
            <ShelfSkeleton />
          </Loading>
        ) : (
          <ShelfSkeleton />
        )}
      </div>
    );
  }
  const titles = asked._tag === 'success' ? asked.value.items.filter(isLost) : [];
  return titles.length === 0 ? null : <TitlesShelf heading={heading} titles={titles} />;
};
