import * as O from 'fp-ts/Option';
import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { CATALOGUE_USE_CASES, SCROLL_STORE } from '#application/service-keys';
import { parseItemKey, itemKey, type TitleId } from '#domain/catalogue/title-id';
import { classNames } from '#ui/design/utils/class-names.ts';
import { LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { useQuery } from '#ui/query/use-query.tsx';
import { locationKey } from '#ui/shell/navigation/location-key.ts';
import { NotFoundPage } from '#ui/features/not-found/not-found-page.tsx';
import { useService } from '#ui/services.tsx';
import { RecordRecent } from '#ui/features/home/recent/record-recent.tsx';
import { DetailsBody, DetailsBodySkeleton } from './details-body';
import { DetailsFeature, DetailsFeatureSkeleton } from './details-feature';
import { DetailsHead, UnknownHead } from './details-head';
import { LazyDetailsShelves } from '#ui/features/title/shelves/lazy-details-shelves.tsx';
import { DetailsImages } from '#ui/features/title/media/details-images.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { titleQuery } from '#ui/features/shared/catalogue-queries.ts';
import { titleFromState } from '#ui/features/shared/title-address.ts';
import './details-page.css';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';
import { loadingPartText } from '#ui/messages/catalogue/catalogue.messages.ts';

/**
 * Returns false until the first view is painted; the content below renders then. Returns true immediately on a return to a page that was
 * scrolled or left by a link, because its place may be in the content below. Not a deferred value: with one, React can empty the document
 * before the app's first render is done.
 */
const useRestAfterFirstPaint = (): boolean => {
  const stored = useService(SCROLL_STORE).get(locationKey(useLocation()));
  const isReturn = useNavigationType() === NavigationType.Pop && stored !== null;
  const [showsRest, setShowsRest] = useState(isReturn);
  useEffect(() => startTransition(() => setShowsRest(true)), []);
  return showsRest;
};

const TitlePage = ({ id }: { readonly id: TitleId }): React.JSX.Element => {
  const result = useQuery(titleQuery(useService(CATALOGUE_USE_CASES), id));
  // The title from the link's history state is rendered immediately; the details later fill the same positions.
  const linkedTitle = titleFromState(useLocation().state, id);
  const title = result._tag === 'success' ? result.value : linkedTitle;
  const showsRest = useRestAfterFirstPaint();
  if (result._tag === 'error' && result.failure._tag === 'not-found') return <NotFoundPage />;
  return (
    <article className={classNames('details', !showsRest && 'first-view')}>
      {title === null ? <UnknownHead /> : <DetailsHead title={title} />}
      {title === null ? null : <DetailsFeature title={title} details={result._tag === 'success' ? result.value : null} whole={showsRest} />}
      {title === null && result._tag !== 'error' ? <DetailsFeatureSkeleton /> : null}
      {result._tag === 'error' ? (
        <div className={title === null ? 'details-lost' : undefined}>
          <FailureState failure={result.failure} retry={result.retry} level={title === null ? 1 : null} />
        </div>
      ) : null}
      {result._tag === 'pending' ? (
        <LoadingRegion label={title === null ? TITLE_MESSAGES.loading : loadingPartText(title.title)}>
          <DetailsBodySkeleton overview={title?.overview ?? null} />
        </LoadingRegion>
      ) : null}
      {result._tag === 'success' ? <DetailsBody title={result.value} whole={showsRest} /> : null}
      {result._tag === 'success' ? <RecordRecent title={result.value} /> : null}
      {result._tag === 'success' && showsRest ? (
        <>
          <DetailsImages title={result.value} />
          <LazyDetailsShelves title={result.value} />
        </>
      ) : null}
    </article>
  );
};

/** Renders `/details?type=movie&id=603`: the details of one title. */
export const DetailsPage = (): React.JSX.Element => {
  const [parameters] = useSearchParams();
  const id = O.toNullable(parseItemKey(`${parameters.get('type') ?? ''}-${parameters.get('id') ?? ''}`));
  return id === null ? <NotFoundPage /> : <TitlePage key={itemKey(id)} id={id} />;
};
