import { useCallback } from 'react';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { Hero } from '#ui/design/images/hero.tsx';
import { HeadingSkeleton, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { useService } from '#ui/services.tsx';
import { DetailsFactLine } from './details-fact-line';
import { DetailsGenres } from './details-genres';
import { animateCapturedPoster } from './poster-transition';
import { nameSize } from '#ui/features/shared/name-size.ts';
import { ShareButton } from './share-button';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { MemberTitleButtons } from './member-title-buttons';
import { TrailerButton } from '#ui/features/title/media/trailer-button.tsx';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';

type Props = {
  readonly title: Title;
  /** Null while loading: the title from the link's history state is rendered immediately. */
  readonly details: TitleDetails | null;
  /** False for the content of the first view only. */
  readonly whole: boolean;
};

/** Renders the top of a title's page: full-width backdrop, poster, name, main facts and actions. */
export const DetailsFeature = ({ title, details, whole }: Props): React.JSX.Element => {
  const images = useService(IMAGE_URL_BUILDER);
  const current = details ?? title;
  const { mediaType, id } = title;
  const posterRef = useCallback(
    (element: HTMLElement | null) => (element === null ? undefined : animateCapturedPoster({ mediaType, id }, element)),
    [mediaType, id],
  );
  return (
    <Hero
      kind="feature"
      art={toArtTitle(title)}
      image={images.source('backdrop', current.backdropPath)}
      poster={images.source('poster', current.posterPath)}
      posterRef={posterRef}
      label={title.title}
    >
      <h1 className={`poster ${nameSize(title.title)}`} lang={titleLang(current)}>{title.title}</h1>
      <DetailsFactLine title={current} details={details} whole={whole} />
      <DetailsGenres title={current} details={details} />
      <div className="acts">
        <MemberTitleButtons title={current} imdbID={details?.imdbId ?? null} releaseDays={details?.releaseDays} />
        {details === null ? null : <TrailerButton trailers={details.trailers} />}
        <ShareButton title={title.title} />
      </div>
    </Hero>
  );
};

/** Renders the skeleton while the name is unknown. */
export const DetailsFeatureSkeleton = (): React.JSX.Element => (
  <section className="screen on-screen feature" aria-label={TITLE_MESSAGES.loading}>
    <div className="in">
      <span className="art" aria-hidden="true" />
      <div className="words">
        <HeadingSkeleton>{TITLE_MESSAGES.loading}</HeadingSkeleton>
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
