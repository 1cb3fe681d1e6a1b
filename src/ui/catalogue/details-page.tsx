import * as O from 'fp-ts/Option';
import { useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { CATALOGUE_USE_CASES } from '#application/keys';
import { fromItemKey, itemKey, type TitleId } from '#domain/catalogue/title-id';
import { classNames } from '#ui/design/kit/class-names.ts';
import { Loading } from '#ui/design/states/skeletons.tsx';
import { useAnswer } from '../answers/use-answer';
import { NotFoundPage } from '../pages/not-found-page';
import { useService } from '../services';
import { RememberOpened } from '../user/opened/remember-opened';
import { DetailsBody, DetailsBodySkeleton } from './details-body';
import { DetailsFeature, DetailsFeatureSkeleton } from './details-feature';
import { DetailsHead, UnknownHead } from './details-head';
import { DetailsPictures } from './details-pictures';
import { DetailsShelves } from './details-shelves';
import { FailureState } from '../states/failure-state';
import { aboutTitle } from './questions';
import { titleFromState } from './title-address';
import './details-page.css';

/**
 * What lies below the first view follows when that has been painted. Not on the way back: the place where the page was left has to be
 * there at once.
 */
const useFollowing = (): boolean => useDeferredValue(true, useNavigationType() === NavigationType.Pop);

const TitlePage = ({ id }: { readonly id: TitleId }): React.JSX.Element => {
  const asked = useAnswer(aboutTitle(useService(CATALOGUE_USE_CASES), id));
  // What the link brought along is shown at once; the facts follow into the same places.
  const brought = titleFromState(useLocation().state, id);
  const title = asked.state === 'here' ? asked.value : brought;
  const follows = useFollowing();
  if (asked.state === 'failed' && asked.failure._tag === 'not-found') return <NotFoundPage />;
  return (
    <article className={classNames('details', !follows && 'first-view')}>
      {title === null ? <UnknownHead /> : <DetailsHead title={title} />}
      {title === null ? null : <DetailsFeature title={title} details={asked.state === 'here' ? asked.value : null} />}
      {title === null && asked.state !== 'failed' ? <DetailsFeatureSkeleton /> : null}
      {asked.state === 'failed' ? (
        <div className={title === null ? 'details-lost' : undefined}>
          <FailureState failure={asked.failure} retry={asked.retry} level={title === null ? 1 : null} />
        </div>
      ) : null}
      {asked.state === 'waiting' ? (
        <Loading label={title === null ? 'Opening the title' : `Loading ${title.title}`}>
          <DetailsBodySkeleton overview={title?.overview ?? null} />
        </Loading>
      ) : null}
      {asked.state === 'here' ? <DetailsBody title={asked.value} whole={follows} /> : null}
      {asked.state === 'here' ? <RememberOpened title={asked.value} /> : null}
      {asked.state === 'here' && follows ? (
        <>
          <DetailsPictures title={asked.value} />
          <DetailsShelves title={asked.value} />
        </>
      ) : null}
    </article>
  );
};

/** `/details?type=movie&id=603`: everything that is known of one title. */
export const DetailsPage = (): React.JSX.Element => {
  const [parameters] = useSearchParams();
  const id = O.toNullable(fromItemKey(`${parameters.get('type') ?? ''}-${parameters.get('id') ?? ''}`));
  return id === null ? <NotFoundPage /> : <TitlePage key={itemKey(id)} id={id} />;
};
