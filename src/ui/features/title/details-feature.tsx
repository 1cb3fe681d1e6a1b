import { useCallback, type ReactNode } from 'react';
import { IMAGE_URLS } from '#application/service-keys';
import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { Hero } from '#ui/design/images/hero.tsx';
import { NameSkeleton, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { useService } from '../../services';
import { DetailsFacts } from './details-facts';
import { DetailsGenres } from './details-genres';
import { finishPosterTransition } from './grow-poster';
import { nameSize } from '../shared/name-size';
import { ShareButton } from './share-button';
import { artTitle } from '../shared/title-address';
import { TrailerButton } from './media/trailer-button';

type Props = {
  readonly title: Title;
  /** Null while they are on their way: what the link brought along is shown at once. */
  readonly details: TitleDetails | null;
  /** What a member can do with a title; stands before the other buttons. */
  readonly actions?: ReactNode;
};

/** The top of a title's page: its picture edge to edge, its poster, its name, and what one wants to know first. */
export const DetailsFeature = ({ title, details, actions }: Props): React.JSX.Element => {
  const pictures = useService(IMAGE_URLS);
  const known = details ?? title;
  const { mediaType, id } = title;
  const land = useCallback((place: HTMLElement | null) => (place === null ? undefined : finishPosterTransition({ mediaType, id }, place)), [mediaType, id]);
  return (
    <Hero
      kind="feature"
      art={artTitle(title)}
      picture={pictures.source('backdrop', known.backdropPath)}
      poster={pictures.source('poster', known.posterPath)}
      posterRef={land}
      label={title.title}
    >
      <h1 className={`poster ${nameSize(title.title)}`}>{title.title}</h1>
      <DetailsFacts title={known} details={details} />
      <DetailsGenres title={known} details={details} />
      <div className="acts">
        {actions}
        {details === null ? null : <TrailerButton trailers={details.trailers} />}
        <ShareButton title={title.title} />
      </div>
    </Hero>
  );
};

/** The same while not even the name is known. */
export const DetailsFeatureSkeleton = (): React.JSX.Element => (
  <section className="screen on-screen feature" aria-label="A title">
    <div className="in">
      <span className="art" aria-hidden="true" />
      <div className="words">
        <NameSkeleton>Opening the title</NameSkeleton>
        <div className="facts">
          <SkeletonBar wide="18rem" />
        </div>
        <p className="kinds">
          <SkeletonBar wide="9rem" />
        </p>
        <div className="acts">
          <span className="sk button" aria-hidden="true" />
        </div>
      </div>
    </div>
  </section>
);
