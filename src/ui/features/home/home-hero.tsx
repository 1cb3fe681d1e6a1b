import { CATALOGUE_USE_CASES, CLOCK, IMAGE_URL_BUILDER } from '#application/service-keys';
import type { RecentTitle } from '#domain/users/user';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { FactLine } from '#ui/design/metadata/fact-line.tsx';
import { ScoreBadge } from '#ui/design/metadata/score-badge.tsx';
import { Hero } from '#ui/design/images/hero.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { useQuery } from '#ui/query/use-query.tsx';
import { TextWithIsolatedName } from '#ui/features/shared/text-with-isolated-name.tsx';
import { nameSize } from '#ui/features/shared/name-size.ts';
import { titleQuery } from '#ui/features/shared/catalogue-queries.ts';
import { toArtTitle, titleAddress, type TitleState } from '#ui/features/shared/title-address.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { useService } from '#ui/services.tsx';
import { greetingText } from '#ui/messages/member-menu.messages.ts';
import { HOME_MESSAGES } from '#ui/messages/home.messages.ts';
import { useNow } from '#ui/hooks/use-today.ts';
import { recentCard } from './recent-card';
import { WelcomeHero } from '#ui/features/landing/welcome-hero.tsx';

/** Greets a member without recent titles and links to films and series. */
const NewMemberHero = ({ name }: { readonly name: string }): React.JSX.Element => (
  <WelcomeHero kind="recommended">
    <h1 className="up-next"><TextWithIsolatedName text={HOME_MESSAGES.welcome(name)} name={name} /></h1>
    <h2 className="poster p-l">{HOME_MESSAGES.firstStep}</h2>
    <p className="lead">{HOME_MESSAGES.firstLead}</p>
    <div className="acts">
      <ButtonLink kind="go" to="/movies">
        {HOME_MESSAGES.browseFilms}
      </ButtonLink>
      <ButtonLink to="/tv-shows">{HOME_MESSAGES.browseSeries}</ButtonLink>
      <ButtonLink to="/user-profile/settings/import" icon="upload">{HOME_MESSAGES.bringHistory}</ButtonLink>
    </div>
  </WelcomeHero>
);

type LastProps = {
  readonly recent: RecentTitle;
  readonly hello: string;
  readonly name: string;
  readonly onAnother: (() => void) | null;
};

/** Title length in characters up to which the largest font size fits, without a poster beside the title. */
const MAX_LENGTH_WITHOUT_POSTER = 30;

const LastOpened = ({ hello, name, recent, onAnother }: LastProps): React.JSX.Element => {
  const title = recentCard(recent);
  const catalogue = useService(CATALOGUE_USE_CASES);
  const details = useQuery(titleQuery(catalogue, title));
  const backdrop = useService(IMAGE_URL_BUILDER).source('backdrop', details._tag === 'success' ? details.value.backdropPath : null);
  const now = useNow();
  return (
    <Hero kind="recommended" art={toArtTitle(title)} image={backdrop} label={HOME_MESSAGES.lastViewed}>
      <h1 className="up-next">
        <TextWithIsolatedName text={hello} name={name} />
      </h1>
      <h2
        className={`poster ${nameSize(title.title, MAX_LENGTH_WITHOUT_POSTER)}`}
        lang={details._tag === 'success' ? titleLang(details.value) : undefined}
      >
        {title.title}
      </h2>
      <FactLine>
        {title.year}
        {title.genres.length === 0 ? null : title.genres.slice(0, 3).join(', ')}
        {details._tag === 'success' && details.value.vote !== null ? <ScoreBadge rating={details.value.vote} /> : null}
      </FactLine>
      <p className="lead">{HOME_MESSAGES.viewed(recent.openedAt, now)}</p>
      <div className="acts">
        <ButtonLink kind="go" to={titleAddress(title)} state={{ title } satisfies TitleState}>
          {HOME_MESSAGES.openAgain}
        </ButtonLink>
        {onAnother === null ? null : (
          <Button icon="right" onClick={onAnother}>
            {HOME_MESSAGES.showAnother}
          </Button>
        )}
      </div>
    </Hero>
  );
};

type Props = {
  readonly name: string;
  /** The title in the hero; undefined without recent titles. */
  readonly recent: RecentTitle | undefined;
  /** The member has asked for another title, so that its name is announced. */
  readonly isAnother: boolean;
  /** Shows another recent title; null if there is none. */
  readonly onAnother: (() => void) | null;
};

/** Greets the member in front of a recent title. Without recent titles, welcomes a new member. */
export const HomeHero = ({ name, recent, isAnother, onAnother }: Props): React.JSX.Element => {
  const clock = useService(CLOCK);
  const hello = `${greetingText(new Date(clock.now()).getHours())}, ${name}`;
  if (recent === undefined) return <NewMemberHero name={name} />;
  return (
    <>
      <LastOpened recent={recent} hello={hello} name={name} onAnother={onAnother} />
      <LiveRegion message={isAnother ? recent.title : ''} />
    </>
  );
};
