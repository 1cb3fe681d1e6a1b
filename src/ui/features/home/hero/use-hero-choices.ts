import { useEffect, useState } from 'react';
import type { SeriesInProgress } from '#application/history/history-use-cases';
import type { ListItem } from '#domain/lists/list-item';
import { calendarDay } from '#domain/shared/dates';
import type { RecentTitle } from '#domain/users/user';
import type { TitleWithReason } from '#ui/features/taste/taste-props.ts';
import { laterLast } from '#ui/features/home/watchlist-shelf.tsx';
import { useNow } from '#ui/hooks/use-today.ts';

/** One title that the hero can show, and why. */
export type HeroChoice =
  | { readonly kind: 'series'; readonly item: SeriesInProgress['item']; readonly progress: SeriesInProgress['progress'] }
  | { readonly kind: 'watchlist'; readonly item: ListItem }
  | { readonly kind: 'suggestion'; readonly item: TitleWithReason }
  | { readonly kind: 'recent'; readonly item: RecentTitle };

/**
 * How long the hero waits for the member's lists, and then for suggestions, in ms. Later it shows what was viewed last, or, until there are
 * suggestions, the text for new members. That text also waits for expected suggestions.
 */
const WAIT_MS = 1500;
const DAY_MS = 86_400_000;

type Known = {
  /** Series in progress, last watched first; null until they are known. */
  readonly series: ReadonlyArray<SeriesInProgress> | null;
  /** Unwatched titles of the watchlist, last added first, those of later years last; null until they are known. */
  readonly watchNext: ReadonlyArray<ListItem> | null;
  /** Last viewed first. */
  readonly recent: ReadonlyArray<RecentTitle>;
  /** Null until they are known. */
  readonly suggested: ReadonlyArray<TitleWithReason> | null;
  /** The member is asked for first ratings. */
  readonly isStarting: boolean;
  /** There were suggestions at the last visit, and they are awaited. */
  readonly isExpected: boolean;
};

/**
 * Returns what the hero can show, first to last: series in progress, then the watchlist, which begins with another title each day and ends
 * with those of later years; without both, suggestions, and without these what was viewed last. Null while they are awaited: suggestions
 * come before what was viewed, and only a member for whom nothing is known sees the text for new members. Titles that were shown stay, also
 * if the lists or suggestions arrive late or the first title is saved; the text for new members goes when something is known. Later
 * suggestions are added at the end.
 */
export const useHeroChoices = (
  { series, watchNext, recent, suggested, isStarting, isExpected }: Known,
): ReadonlyArray<HeroChoice> | null => {
  const [late, setLate] = useState<'lists' | 'suggestions' | null>(null);
  /** In the order in which they were known: later suggestions leave out the title of the hero. */
  const [offered, setOffered] = useState<ReadonlyArray<TitleWithReason> | null>(null);
  const now = useNow();
  const isKnown = series !== null && watchNext !== null;
  const isOffered = suggested !== null;
  useEffect(() => {
    if (isKnown && isOffered) return undefined;
    const timer = setTimeout(() => setLate((known) => known ?? (isKnown ? 'suggestions' : 'lists')), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isKnown, isOffered]);
  if (!isKnown && late === null) return null;
  // A series that was begun shows its next episode.
  const viewed = recent.map((item): HeroChoice => {
    const begun = series?.find((each) => each.item.itemKey === item.itemKey);
    return begun === undefined ? { kind: 'recent', item } : { kind: 'series', ...begun };
  });
  const isAwaited = isExpected && viewed.length === 0;
  if (!isKnown || (late === 'lists' && viewed.length > 0)) return isAwaited ? null : viewed;
  const today = calendarDay(now);
  const first = watchNext.length === 0 ? 0 : Math.floor(Date.parse(today) / DAY_MS) % watchNext.length;
  const own: ReadonlyArray<HeroChoice> = [
    ...series.map(({ item, progress }): HeroChoice => ({ kind: 'series', item, progress })),
    ...laterLast([...watchNext.slice(first), ...watchNext.slice(0, first)], today).map((item): HeroChoice => ({ kind: 'watchlist', item })),
  ];
  if (own.length > 0 && offered === null) return own;
  const others = (suggested ?? []).filter((title) => !title.isOver && offered?.some(({ itemKey }) => itemKey === title.itemKey) !== true);
  if (offered === null) {
    if (suggested === null && (late === null || isAwaited)) return null;
    if (suggested !== null || viewed.length > 0) setOffered(others);
  } else if (others.length > 0 && (offered.length > 0 || (viewed.length === 0 && !isStarting))) setOffered([...offered, ...others]);
  const shown = offered !== null && offered.length > 0 ? offered.map((item): HeroChoice => ({ kind: 'suggestion', item })) : viewed;
  return shown.length > 0 ? shown : own;
};

type Shown = {
  readonly choices: ReadonlyArray<HeroChoice>;
  /** The item key of the choice that the hero shows. */
  readonly key: string | null;
} & Pick<Known, 'suggested'>;

/**
 * Returns the item key of the choice that the hero shows next, the first one after the last one; null if there is no other. Suggestions
 * that are over are left out.
 */
export const nextHeroKey = ({ choices, key, suggested }: Shown): string | null => {
  const isLeft = (choice: HeroChoice): boolean => choice.kind !== 'suggestion'
    || suggested?.some(({ itemKey, isOver }) => !isOver && itemKey === choice.item.itemKey) === true;
  const place = choices.findIndex(({ item }) => item.itemKey === key);
  return [...choices.slice(place + 1), ...choices.slice(0, Math.max(place, 0))].find(isLeft)?.item.itemKey ?? null;
};

/** @property choice as for `HomeHero`. @property isAnother the member has asked for it. @property onAnother null if there is no other. */
type ShownHero = {
  readonly choice: HeroChoice | undefined | null;
  readonly isAnother: boolean;
  readonly onAnother: (() => void) | null;
};

/** Returns what the hero shows: the first choice, and this title as long as it is a choice, even if others are added before it. */
export const useHero = (known: Known): ShownHero => {
  const choices = useHeroChoices(known);
  const [shown, show] = useState<{ readonly key: string | null; readonly isAnother: boolean }>({ key: null, isAnother: false });
  const { key, isAnother } = shown;
  const choice = choices === null ? null : choices.find(({ item }) => item.itemKey === key) ?? choices[0];
  if (choice && choice.item.itemKey !== key) show({ key: choice.item.itemKey, isAnother: false });
  const next = choices === null ? null : nextHeroKey({ choices, key, suggested: known.suggested });
  return { choice, isAnother, onAnother: next === null ? null : () => show({ key: next, isAnother: true }) };
};
