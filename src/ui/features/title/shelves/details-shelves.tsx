import { useCallback, useState } from 'react';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { loadRelatedWork, type RelatedWork } from '#application/catalogue/load-related-work';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { RelatedTitles, TitleDetails } from '#domain/catalogue/title-details';
import { itemKey } from '#domain/catalogue/title-id';
import { LoadingRegion, ShelfSkeleton } from '#ui/design/feedback/skeletons.tsx';
import { whenNearViewport } from '#ui/design/images/when-near-viewport.ts';
import type { Query } from '#ui/query/query.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { TitlesShelf } from '#ui/features/shared/shelves/title-query-shelf.tsx';
import { kindsOfTitle } from '#ui/messages/catalogue/similar-titles.messages.ts';
import { TITLE_SHELF_MESSAGES } from '#ui/messages/catalogue/title-shelves.messages.ts';
import { titleShelves } from './title-shelves';

export type DetailsShelvesProps = { readonly title: TitleDetails };

const relatedWorkQuery = (catalogue: CatalogueUseCases, title: TitleDetails): Query<RelatedWork> => ({
  key: `related work ${itemKey(title)}`,
  fetch: (signal) => loadRelatedWork(catalogue, title, signal),
});

/** Queries what shares a fact with a title, which TMDB's details do not contain. */
const relatedTitlesQuery = (catalogue: CatalogueUseCases, title: TitleDetails): Query<ReadonlyArray<RelatedTitles>> => ({
  key: `related titles ${itemKey(title)}`,
  fetch: (signal) => async () => {
    const { loadRelatedTitles } = await import('#application/catalogue/load-related-titles');
    return loadRelatedTitles(catalogue, title, kindsOfTitle(title), signal)();
  },
});

const Waiting = (): React.JSX.Element => (
  <LoadingRegion label={TITLE_SHELF_MESSAGES.loading}>
    <ShelfSkeleton />
    <ShelfSkeleton />
    <ShelfSkeleton />
  </LoadingRegion>
);

/**
 * Renders the shelves that lead on from a title. The work of its people, and with TMDB what shares a fact with it, are requested when the
 * shelves come near the viewport; without them the other shelves are shown.
 */
export const DetailsShelves = ({ title }: DetailsShelvesProps): React.JSX.Element => {
  const [isNear, setNear] = useState(false);
  const needsWork = title.collection !== null || title.cast.length > 0 || title.crew.length > 0;
  const catalogue = useService(CATALOGUE_USE_CASES);
  const work = useQuery(isNear && needsWork ? relatedWorkQuery(catalogue, title) : null);
  const related = useQuery(__ON_TMDB__ && isNear ? relatedTitlesQuery(catalogue, title) : null);
  const watch = useCallback(
    (element: HTMLElement | null) => (element === null ? undefined : whenNearViewport(element, () => setNear(true))), [],
  );
  if ((needsWork && work._tag === 'pending') || (__ON_TMDB__ && related._tag === 'pending')) return <div ref={watch}><Waiting /></div>;
  const shelves = titleShelves(
    title, work._tag === 'success' ? work.value : null, related._tag === 'success' ? related.value : undefined);
  return <>{shelves.map((shelf) => <TitlesShelf key={shelf.heading} {...shelf} />)}</>;
};
