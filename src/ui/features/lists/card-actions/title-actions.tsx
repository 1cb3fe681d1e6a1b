import { isToCome } from '#domain/catalogue/title';
import { toStoredTitle } from '#domain/lists/stored-title';
import { Button } from '#ui/design/buttons/button.tsx';
import { CARD_ACTION_MESSAGES } from '#ui/messages/lists/card-actions.messages.ts';
import { episodeCode, WATCHED_MESSAGES } from '#ui/messages/lists/watched.messages.ts';
import { RateButton } from '#ui/features/lists/watched/rate-button.tsx';
import { lazyOptionalPart, type FailedPartProps } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { TurnDownButtonProps } from '#ui/features/taste/turn-down-button.tsx';
import { useToday } from '#ui/hooks/use-today.ts';
import { useWatchedControl, type WatchedControl } from '#ui/features/lists/watched/use-watched-control.ts';
import { DEFAULT_LIST_ICONS, DEFAULT_LIST_SHORTCUT_KEYS, WATCHED_SHORTCUT_KEY } from './default-lists';
import { LazyNextEpisodeButton } from '#ui/features/home/lazy-next-episode-button.tsx';
import type { TitleWithImdbId, TitleActionDeps } from './title-action-deps';
import { usePageShortcutTarget } from '#ui/features/lists/shortcuts/shortcut-targets.ts';
import { useDefaultListToggles, useTitleState } from './use-title-actions';

/** Keeps the room of the button; after a failure, a press loads it again. */
const Waiting = ({ onRetry }: FailedPartProps): React.JSX.Element => (
  <Button icon="close" busy={onRetry === undefined} onClick={onRetry}>{CARD_ACTION_MESSAGES.turnDown}</Button>
);
/** Loaded after the page: its label depends on what was turned down. */
const LazyTurnDownButton = lazyOptionalPart<TurnDownButtonProps>(
  () => import('#ui/features/taste/turn-down-button.tsx').then((module) => module.TurnDownButton), Waiting,
);

type Props = TitleWithImdbId & { readonly deps: TitleActionDeps };

type Main = 'watchlist' | 'watched' | 'rate' | 'next' | null;

/**
 * Returns what a member most likely does next with a title: list it, mark it as watched (or its next episode), then rate it; null for a
 * listed title that is to come.
 */
export const mainAction = (
  isListed: boolean, { isWatched, progress, rating }: Pick<WatchedControl, 'isWatched' | 'progress' | 'rating'>, isComing: boolean,
): Main => {
  if (progress?.next != null) return 'next';
  if (isWatched) return rating === null ? 'rate' : null;
  if (!isListed) return 'watchlist';
  return isComing ? null : 'watched';
};

/**
 * Renders a member's buttons of a title's page, the most likely one lit: watchlist, favorites, "Mark as watched", viewings, the own rating,
 * "Add to list", "Not for me".
 */
export const TitleActions = ({ deps, ...subject }: Props): React.JSX.Element => {
  const state = useTitleState(deps.lists, subject.title);
  const { isLoading, isOn, toggle } = useDefaultListToggles(deps, subject, state);
  const watched = useWatchedControl(deps, subject, state, isOn('watchlist'));
  const { isWatched, isLogging, hasViewings, progress, rating, logViewing, openViewings, rate } = watched;
  const today = useToday();
  const main = isLoading ? null : mainAction(isOn('watchlist'), watched, __ON_TMDB__ && isToCome(subject.title, today));
  const kindOf = (action: Main): 'go' | 'plain' => (action === main ? 'go' : 'plain');
  const openMenu = (): void => deps.openMenu(subject);
  const turnDown = (): void => deps.turnDown(subject.title);
  usePageShortcutTarget(deps.targets, { toggle, logViewing, openMenu, turnDown });
  const unmarked = subject.title.mediaType === 'tv' ? WATCHED_MESSAGES.markSeries : WATCHED_MESSAGES.mark;
  const text = isWatched ? WATCHED_MESSAGES.watched : hasViewings ? WATCHED_MESSAGES.partlyWatched : unmarked;
  return (
    <>
      {main === 'next' && progress?.next != null ? (
        <LazyNextEpisodeButton kind="go" lists={deps.lists} item={toStoredTitle(subject.title, subject.imdbID)} next={progress.next}>
          {WATCHED_MESSAGES.watchedEpisode(episodeCode(progress.next))}
        </LazyNextEpisodeButton>
      ) : null}
      {(['watchlist', 'favorites'] as const).map((list) => (
        <Button
          key={list}
          kind={list === 'watchlist' ? kindOf(list) : 'plain'}
          icon={DEFAULT_LIST_ICONS[list]}
          pressed={isOn(list)}
          aria-busy={isLoading || undefined}
          aria-keyshortcuts={DEFAULT_LIST_SHORTCUT_KEYS[list]}
          onClick={() => toggle(list)}
        >
          {CARD_ACTION_MESSAGES.lists[list]}
        </Button>
      ))}
      <Button
        kind={kindOf('watched')}
        icon="eye"
        className={isWatched ? 'watched-btn on' : 'watched-btn'}
        aria-busy={isLoading || isLogging || undefined}
        aria-haspopup={hasViewings ? 'dialog' : undefined}
        aria-keyshortcuts={WATCHED_SHORTCUT_KEY}
        aria-label={text}
        onClick={logViewing}
      >
        <span className="long-text">{text}</span>
        <span className="short-text">{hasViewings && !isWatched ? WATCHED_MESSAGES.partlyWatchedShort : WATCHED_MESSAGES.watched}</span>
      </Button>
      <Button
        icon="clock"
        className="viewings-btn"
        aria-label={hasViewings ? WATCHED_MESSAGES.viewings : WATCHED_MESSAGES.otherDay}
        aria-haspopup="dialog"
        aria-disabled={isLoading || undefined}
        onClick={openViewings}
      >
        {hasViewings ? WATCHED_MESSAGES.viewingsShort : WATCHED_MESSAGES.otherDayShort}
      </Button>
      <RateButton kind={kindOf('rate')} isLoading={isLoading} rating={rating} onRate={rate} />
      <Button icon="plus" aria-haspopup="dialog" aria-keyshortcuts="A" onClick={openMenu}>
        {CARD_ACTION_MESSAGES.addToList}
      </Button>
      <LazyTurnDownButton uid={deps.lists.uid} title={subject.title} onPress={turnDown} />
    </>
  );
};
