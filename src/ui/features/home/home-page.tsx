import type { SignedIn } from '#domain/users/session';
import { ShelfSkeleton } from '#ui/design/feedback/skeletons.tsx';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { useMember } from '#ui/hooks/use-member.ts';
import { RecentShelf } from './recent-shelf';
import { SeriesInProgressShelf, SeriesShelfSkeleton, useSeriesInProgress } from './series-shelf';
import { useExpectedShelves } from './use-expected-shelves';
import { useHero } from '#ui/features/home/hero/use-hero-choices.ts';
import { useIsNew } from '#ui/features/home/hero/use-is-new.ts';
import { useWatchlistShelfItems, WatchlistShelf } from './watchlist-shelf';
import { HomeHero } from './home-hero';
import { HomeLists } from './home-lists';
import type { TasteProps } from '#ui/features/taste/taste-props.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { useTasteKnown } from '#ui/features/taste/use-taste-known.ts';
import { EveningEntry } from '#ui/features/landing/evening-entry.tsx';
import { ProfileFailureNotice } from './profile-failure-notice';
import { HomeShelfList } from './home-shelf-list';
import './home-page.css';
import { HOME_MESSAGES } from '#ui/messages/home.messages.ts';
import { useEffect, useState } from 'react';
import { CATALOGUE, LOG, PROFILE_USE_CASES } from '#application/service-keys';
import { itemKey } from '#domain/catalogue/title-id';
import type { RecentTitle } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { useService } from '#ui/services.tsx';
import { useRecentTitles } from '#ui/hooks/use-recent-titles.ts';
import { useOwnLists } from '#ui/features/lists/shared/use-own-lists.ts';

/** Suggestions come after what the member has begun and saved. */
const LazyTasteShelves = lazyOptionalPart<TasteProps>(() => import('./late/late-home-parts.ts').then((module) => module.TasteShelves));

/** Last on the page, so that no other part moves when it appears. */
const LazyYearLinks = lazyOptionalPart<object>(() => import('./late/late-home-parts.ts').then((module) => module.YearLinks));

/** Returns the recent titles that the catalogue has, under their present keys; until they are known, as stored. */
const usePresentTitles = (uid: UserId, recent: ReadonlyArray<RecentTitle>): ReadonlyArray<RecentTitle> => {
  const [catalogue, profiles, log] = [useService(CATALOGUE), useService(PROFILE_USE_CASES), useService(LOG)];
  const [known, setKnown] = useState({ recent, present: recent });
  useEffect(() => {
    let isCurrent = true;
    import('#application/profile/present-recent-titles')
      .then(({ presentRecentTitles }) => presentRecentTitles({ catalogue, profiles, log })(uid, recent))
      .then((present) => isCurrent && setKnown({ recent, present }))
      // Without the code the titles stay as they are stored.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [catalogue, profiles, log, uid, recent]);
  return known.recent === recent ? known.present : recent;
};

const Home = ({ person }: { readonly person: SignedIn }): React.JSX.Element => {
  const content = useRecentTitles(person);
  const viewed = usePresentTitles(person.uid, content);
  const { sendRecent } = useService(PROFILE_USE_CASES);
  useEffect(() => void sendRecent(person.uid)(), [sendRecent, person.uid]);
  const watchlist = person.lists.find(({ listName }) => listName === 'watchlist');
  const { suggested, isStarting, isExpected, questions, turnedDown, onBelow, ...known } = useTasteKnown(person);
  const [isTasteFirst] = useState(isExpected);
  const unwanted = new Set(turnedDown.map(itemKey));
  const isForMember = (title: { readonly itemKey: string }): boolean => !unwanted.has(title.itemKey);
  const knownSeries = useSeriesInProgress()?.filter(({ item }) => isForMember(item)) ?? null;
  const series = knownSeries ?? [];
  const begun = new Set(series.map(({ item }) => item.itemKey));
  const watchNext = useWatchlistShelfItems(watchlist)?.filter((item) => !begun.has(item.itemKey)) ?? null;
  const recent = viewed.filter(isForMember);
  const { choice: inHero, isAnother, onAnother } = useHero({
    series: knownSeries, watchNext: watchNext?.filter(isForMember) ?? null, recent, suggested, isStarting, isExpected,
  });
  const isNew = useIsNew(inHero, useOwnLists());
  // No title is on the page twice: the hero's is on no shelf, series in progress leave the watchlist's, and titles of both leave those
  // viewed last.
  const isElsewhere = (title: { readonly itemKey: string }): boolean => title.itemKey !== inHero?.item.itemKey;
  const seriesOnShelf = series.filter(({ item }) => isElsewhere(item));
  const watchNextOnShelf = (watchNext ?? []).filter(isElsewhere);
  const areListsKnown = watchNext !== null && knownSeries !== null;
  const expected = useExpectedShelves(
    person.uid,
    areListsKnown ? { 'watch-next': watchNextOnShelf.length > 0, series: seriesOnShelf.length > 0 } : null,
  );
  const above = [...(watchNext ?? []), ...series.map(({ item }) => item), ...(inHero == null ? [] : [inHero.item])];
  const aboveKeys = new Set(above.map((title) => title.itemKey));
  const others = recent.filter((title) => !aboveKeys.has(title.itemKey));
  const shown = [...recent, ...above];
  const lists = <HomeLists lists={person.lists} />;
  const taste = <LazyTasteShelves person={person} shown={shown} {...known} />;
  const room = <><ShelfSkeleton /><ShelfSkeleton /></>;
  // Own shelves, and the suggestions for which the hero waits, would move what stands below them when they come.
  const isOpen = inHero !== null || areListsKnown;
  return (
    <div className="home">
      <DocumentHead title={HOME_MESSAGES.title} description={HOME_MESSAGES.description} noIndex />
      <div className="on-screen home-evening"><EveningEntry /></div>
      <HomeHero name={person.name} choice={inHero} isAnother={isAnother} onAnother={onAnother} />
      <ProfileFailureNotice person={person} />
      {(isOpen || expected.size > 0) && (
        <>
          {expected.has('watch-next') && <ShelfSkeleton />}
          {watchlist === undefined || watchNextOnShelf.length === 0 || expected.size > 0 ? null : (
            <WatchlistShelf watchlist={watchlist} items={watchNextOnShelf} />
          )}
          {expected.has('series') && <SeriesShelfSkeleton />}
          {seriesOnShelf.length === 0 || expected.size > 0 ? null : <SeriesInProgressShelf series={seriesOnShelf} />}
        </>
      )}
      {isOpen && (
        <>
          {isTasteFirst && taste}
          {isExpected && room}
          {others.length === 0 ? null : <RecentShelf recent={others} />}
          {/* Unexpected suggestions come late: below, they move nothing that is read. */}
          {!isTasteFirst && taste}
        </>
      )}
      {inHero === null ? !(isOpen && isExpected) && room : (
        <>
          {isNew ? null : lists}
          {isExpected ? null : (
            <HomeShelfList
              content={content.filter(isForMember)}
              suggested={suggested ?? []}
              shown={shown}
              without={[...turnedDown, ...questions]}
              onShown={onBelow}
            />
          )}
          {/* A new member's lists are empty: titles to discover come first. */}
          {isNew && lists}
        </>
      )}
      <LazyYearLinks />
    </div>
  );
};

/** Renders the home page of a member: what to watch next, own lists and recommended shelves. */
export const HomePage = (): React.JSX.Element | null => {
  const person = useMember();
  return person === null ? null : <Home person={person} />;
};
