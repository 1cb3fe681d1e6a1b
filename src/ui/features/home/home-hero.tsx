import { CATALOGUE_USE_CASES, CLOCK, IMAGE_URL_BUILDER } from '#application/service-keys';
import { calendarDay } from '#domain/shared/dates';
import { localMoment } from '#domain/history/days';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { HeroSkeleton } from '#ui/design/feedback/skeletons.tsx';
import { FactLine } from '#ui/design/metadata/fact-line.tsx';
import { ScoreBadge } from '#ui/design/metadata/score-badge.tsx';
import { Hero } from '#ui/design/images/hero.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { useQuery } from '#ui/query/use-query.tsx';
import { useListUseCases } from '#ui/features/lists/lists-loader.tsx';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { TextWithIsolatedName } from '#ui/features/shared/text-with-isolated-name.tsx';
import { nameSize } from '#ui/features/shared/name-size.ts';
import { titleQuery } from '#ui/features/shared/catalogue-queries.ts';
import { toArtTitle, titleAddress, type TitleState } from '#ui/features/shared/title-address.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { useService } from '#ui/services.tsx';
import { greetingText } from '#ui/messages/member-menu.messages.ts';
import { outOnText } from '#ui/messages/format/format.ts';
import { onWatchlistSince } from '#ui/messages/format/relative-time.ts';
import { HOME_MESSAGES } from '#ui/messages/home.messages.ts';
import { SERIES_WATCHED_MESSAGES } from '#ui/messages/lists/watched.messages.ts';
import { useMember } from '#ui/hooks/use-member.ts';
import { useNow } from '#ui/hooks/use-today.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { NewMemberHeroProps } from './late/new-member-hero';
import { LazyNextEpisodeButton } from './lazy-next-episode-button';
import { recentCard } from './recent-card';
import type { HeroChoice } from '#ui/features/home/hero/use-hero-choices.ts';

/** Title length in characters up to which the largest font size fits, without a poster beside the title. */
const MAX_LENGTH_WITHOUT_POSTER = 30;

/** Returns the sentence that says why the hero shows a title. @param now ms since 1970. */
const reasonOf = (choice: HeroChoice, now: number): string => {
  if (choice.kind === 'recent') return HOME_MESSAGES.viewed(choice.item.openedAt, now);
  if (choice.kind === 'suggestion') return choice.item.reason;
  if (choice.kind === 'watchlist') return onWatchlistSince(localMoment(choice.item.addedAt), now);
  const { next, watched, total } = choice.progress;
  if (next !== null) return SERIES_WATCHED_MESSAGES.next(next, null);
  return total === null ? SERIES_WATCHED_MESSAGES.countOnly(watched) : SERIES_WATCHED_MESSAGES.count(watched, total);
};

type TitleHeroProps = {
  readonly choice: HeroChoice;
  readonly hello: string;
  readonly name: string;
  readonly onAnother: (() => void) | null;
};

const TitleHero = ({ hello, name, choice, onAnother }: TitleHeroProps): React.JSX.Element => {
  const title = choice.kind === 'recent' ? recentCard(choice.item) : storedTitleToTitle(choice.item);
  const catalogue = useService(CATALOGUE_USE_CASES);
  const lists = useListUseCases();
  const query = useQuery(titleQuery(catalogue, title));
  const details = query._tag === 'success' ? query.value : null;
  const backdrop = useService(IMAGE_URL_BUILDER).source('backdrop', details?.backdropPath ?? null);
  const now = useNow();
  const isRecent = choice.kind === 'recent';
  const region = useMember()?.profile?.settings.region ?? '';
  const day = details?.releaseDays?.[region] ?? details?.date ?? '';
  return (
    <Hero kind="recommended" art={toArtTitle(title)} image={backdrop} label={isRecent ? HOME_MESSAGES.lastViewed : HOME_MESSAGES.upNext}>
      <h1 className="up-next">
        <TextWithIsolatedName text={hello} name={name} />
      </h1>
      <h2
        className={`poster ${nameSize(title.title, MAX_LENGTH_WITHOUT_POSTER)}`}
        lang={details === null ? undefined : titleLang(details)}
      >
        {title.title}
      </h2>
      <FactLine>
        {title.year}
        {title.genres.length === 0 ? null : title.genres.slice(0, 3).join(', ')}
        {__ON_TMDB__ && day > calendarDay(now) ? outOnText(day) : null}
        {details?.averageVote == null ? null : <ScoreBadge rating={details.averageVote} />}
      </FactLine>
      <p className="lead">{reasonOf(choice, now)}</p>
      <div className="acts">
        <ButtonLink kind="go" to={titleAddress(title)} state={{ title } satisfies TitleState}>
          {isRecent ? HOME_MESSAGES.openAgain : HOME_MESSAGES.open}
        </ButtonLink>
        {choice.kind === 'series' && choice.progress.next !== null && lists !== null && (
          <LazyNextEpisodeButton lists={lists} item={choice.item} next={choice.progress.next} />
        )}
        {onAnother === null ? null : (
          <Button icon="right" onClick={onAnother}>
            {HOME_MESSAGES.showAnother}
          </Button>
        )}
      </div>
    </Hero>
  );
};

/** While the member's lists are awaited. */
const WaitingHero = ({ hello }: { readonly hello: string }): React.JSX.Element => (
  <>
    <h1 className="sr">{hello}</h1>
    <HeroSkeleton />
  </>
);

/** Loads with the suggestions, for which a member who has viewed nothing waits anyway. */
const LazyNewMemberHero = lazyOptionalPart<NewMemberHeroProps>(
  () => import('./late/late-home-parts.ts').then((module) => module.NewMemberHero), WaitingHero,
);

type Props = {
  readonly name: string;
  /** The title in the hero; undefined if there is nothing to show, null while the member's lists are awaited. */
  readonly choice: HeroChoice | undefined | null;
  /** The member has asked for another title, so that its name is announced. */
  readonly isAnother: boolean;
  /** Shows another title; null if there is none. */
  readonly onAnother: (() => void) | null;
};

/** Greets the member in front of what to watch now. Without any title, welcomes a new member. */
export const HomeHero = ({ name, choice, isAnother, onAnother }: Props): React.JSX.Element => {
  const clock = useService(CLOCK);
  const hello = `${greetingText(new Date(clock.now()).getHours())}, ${name}`;
  if (choice === null) return <WaitingHero hello={hello} />;
  if (choice === undefined) return <LazyNewMemberHero name={name} hello={hello} />;
  return (
    <>
      <TitleHero choice={choice} hello={hello} name={name} onAnother={onAnother} />
      <LiveRegion message={isAnother ? choice.item.title : ''} />
    </>
  );
};
