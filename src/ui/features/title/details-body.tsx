import type { TitleDetails, ExternalLink } from '#domain/catalogue/title-details';
import { TwoColumns } from '#ui/design/page/columns.tsx';
import { LinesSkeleton, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { DetailsCrew } from '#ui/features/title/credits/details-crew.tsx';
import { DetailsCast } from '#ui/features/title/credits/details-cast.tsx';
import { DetailsFactSheet } from './details-fact-sheet';
import { hasSeasons, Seasons } from '#ui/features/title/seasons/seasons.tsx';
import { TrailerList } from '#ui/features/title/media/trailer-list.tsx';
import { WatchOffers } from './watch-offers';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';
import { OutsideLink } from '#ui/features/shared/outside-link.tsx';

// Untrusted data: only http and https URLs become links.
const isOfTheWeb = ({ url }: ExternalLink): boolean => /^https?:\/\//i.test(url);

/** Renders the external links of a title. */
const DetailsLinks = ({ links }: { readonly links: ReadonlyArray<ExternalLink> }): React.JSX.Element | null => {
  const shown = links.filter(isOfTheWeb);
  if (shown.length === 0) return null;
  return (
    <ul className="elsewhere" aria-label={TITLE_MESSAGES.links}>
      {shown.map(({ kind, url }) => (
        <li key={`${kind} ${url}`}>
          <OutsideLink to={url}>{TITLE_MESSAGES.linkNames[kind]}</OutsideLink>
        </li>
      ))}
    </ul>
  );
};

const Lead = ({ overview }: { readonly overview: string | null }): React.JSX.Element | null =>
  overview === null ? null : <p className="lead">{overview}</p>;

type Props = {
  readonly title: TitleDetails;
  /** True for the whole body, false for the content of the first view only. */
  readonly whole: boolean;
};

/**
 * Renders overview, cast, crew and trailers, with facts, links and offers in the aside. Long lists of episodes move the cast to the aside.
 */
export const DetailsBody = ({ title, whole }: Props): React.JSX.Element => {
  const seasons = hasSeasons(title.series) ? title.series : null;
  const hasEpisodes = seasons?.hasEpisodes === true;
  const aside = (
    <>
      <DetailsFactSheet title={title} hasNames={whole} />
      {whole ? (
        <>
          <DetailsLinks links={title.links} />
          <WatchOffers watch={title.watch} />
          {hasEpisodes ? <DetailsCast cast={title.cast} head={8} /> : null}
        </>
      ) : null}
    </>
  );
  return (
    <TwoColumns asideLabel={TITLE_MESSAGES.facts} aside={aside}>
      {title.tagline === null ? null : <p className="tagline">{title.tagline}</p>}
      <Lead overview={title.overview} />
      {whole ? (
        <>
          {seasons === null ? null : <Seasons title={title} series={seasons} />}
          {hasEpisodes ? null : <DetailsCast cast={title.cast} />}
          <DetailsCrew title={title} />
          <TrailerList trailers={title.trailers} />
        </>
      ) : null}
    </TwoColumns>
  );
};

const BARS = ['88%', '94%', '80%', '90%', '72%', '84%'];

/** Renders the body's skeleton; shows the overview if the link's history state contains it. */
export const DetailsBodySkeleton = ({ overview }: { readonly overview: string | null }): React.JSX.Element => (
  <div className="details-wait">
    <TwoColumns
      asideLabel={TITLE_MESSAGES.facts}
      aside={
        <div className="sheet" aria-hidden="true">
          {BARS.map((wide) => (
            <div key={wide}>
              <SkeletonBar wide="4.5rem" />
              <SkeletonBar wide={wide} />
            </div>
          ))}
        </div>
      }
    >
      {overview === null ? <LinesSkeleton lines={4} /> : <Lead overview={overview} />}
      <div className="part" aria-hidden="true">
        <SkeletonBar shape="h" wide="9rem" />
        <LinesSkeleton lines={6} />
      </div>
    </TwoColumns>
  </div>
);
