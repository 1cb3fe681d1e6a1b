import * as O from 'fp-ts/Option';
import { useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { parseItemKey, itemKey, type TitleId } from '#domain/catalogue/title-id';
import { classNames } from '#ui/design/utils/class-names.ts';
import { Loading } from '#ui/design/feedback/skeletons.tsx';
import { useQuery } from '../../query/use-query';
import { NotFoundPage } from '../../app/errors/not-found-page';
import { useService } from '../../services';
import { RecordRecent } from '../home/record-recent';
import { DetailsBody, DetailsBodySkeleton } from './details-body';
import { DetailsFeature, DetailsFeatureSkeleton } from './details-feature';
import { DetailsHead, UnknownHead } from './details-head';
import { DetailsImages } from './media/details-images';
import { DetailsShelves } from './details-shelves';
import { FailureState } from '../../feedback/failure-state';
import { titleQuery } from '../shared/catalogue-queries';
import { titleFromState } from '../shared/title-address';
import './details-page.css';

/**
 * What lies below the first view follows when that has been painted. Not on the way back: the place where the page was left has to be
 * there at once.
 */
const useFollowing = (): boolean => useDeferredValue(true, useNavigationType() === NavigationType.Pop);

const TitlePage = ({ id }: { readonly id: TitleId }): React.JSX.Element => {
  const asked = useQuery(titleQuery(useService(CATALOGUE_USE_CASES), id));
  // What the link brought along is shown at once; the facts follow into the same places.
  const brought = titleFromState(useLocation().state, id);
  const title = asked._tag === 'success' ? asked.value : brought;
  const follows = useFollowing();
  if (asked._tag === 'error' && asked.failure._tag === 'not-found') return <NotFoundPage />;
  return (
    <article className={classNames('details', !follows && 'first-view')}>
      {title === null ? <UnknownHead /> : <DetailsHead title={title} />}
      {title === null ? null : <DetailsFeature title={title} details={asked._tag === 'success' ? asked.value : null} />}
      {title === null && asked._tag !== 'error' ? <DetailsFeatureSkeleton /> : null}
      {asked._tag === 'error' ? (
        <div className={title === null ? 'details-lost' : undefined}>
          <FailureState failure={asked.failure} retry={asked.retry} level={title === null ? 1 : null} />
        </div>
      ) : null}
      {asked._tag === 'pending' ? (
        <Loading label={title === null ? 'Opening the title' : `Loading ${title.title}`}>
          <DetailsBodySkeleton overview={title?.overview ?? null} />
        </Loading>
      ) : null}
      {asked._tag === 'success' ? <DetailsBody title={asked.value} whole={follows} /> : null}
      {asked._tag === 'success' ? <RecordRecent title={asked.value} /> : null}
      {asked._tag === 'success' && follows ? (
        <>
          <DetailsImages title={asked.value} />
          <DetailsShelves title={asked.value} />
        </>
      ) : null}
    </article>
  );
};

/** `/details?type=movie&id=603`: everything that is known of one title. */
export const DetailsPage = (): React.JSX.Element => {
  const [parameters] = useSearchParams();
  const id = O.toNullable(parseItemKey(`${parameters.get('type') ?? ''}-${parameters.get('id') ?? ''}`));
  return id === null ? <NotFoundPage /> : <TitlePage key={itemKey(id)} id={id} />;
};
