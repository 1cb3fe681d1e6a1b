import { useEffect, useMemo, useRef, useState } from 'react';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { Page } from '#domain/shared/pagination';
import { parseSearch } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import { LoadingRegion, ShelfSkeleton } from '#ui/design/feedback/skeletons.tsx';
import type { Query } from '#ui/query/query.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { TitlesShelf } from './title-query-shelf';
import { useService } from '#ui/services.tsx';
import { NOT_FOUND_SHELF_HEADING, loadingPartText } from '#ui/messages/catalogue/catalogue.messages.ts';

export const isLost = ({ title }: Title): boolean => /\blost\b/i.test(title);

/** Returns a ref and whether its element has been visible. Delays the search, whose download is too large for a mistyped URL. */
const useWasVisible = (): readonly [React.RefObject<HTMLDivElement | null>, boolean] => {
  const ref = useRef<HTMLDivElement>(null);
  const [wasVisible, setWasVisible] = useState(false);
  useEffect(() => {
    if (ref.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWasVisible(true);
    }, { rootMargin: '-80px' });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, wasVisible];
};

/** Renders a shelf of films with "lost" in their title, once scrolled into view. Optional content: renders nothing on failure. */
export const NotFoundShelf = (): React.JSX.Element | null => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const query = useMemo<Query<Page<Title>>>(
    () => ({
      key: 'lost films',
      fetch: (signal) => catalogue.searchTitles({ mediaType: 'movie', query: parseSearch('lost'), page: 1 }, signal),
    }),
    [catalogue],
  );
  const [ref, wasVisible] = useWasVisible();
  const result = useQuery(wasVisible ? query : null);
  if (result._tag === 'pending') {
    return (
      <div ref={ref}>
        {wasVisible ? (
          <LoadingRegion label={loadingPartText(NOT_FOUND_SHELF_HEADING)}>
            <ShelfSkeleton />
          </LoadingRegion>
        ) : (
          <ShelfSkeleton />
        )}
      </div>
    );
  }
  const titles = result._tag === 'success' ? result.value.items.filter(isLost) : [];
  return titles.length === 0 ? null : <TitlesShelf heading={NOT_FOUND_SHELF_HEADING} titles={titles} />;
};
