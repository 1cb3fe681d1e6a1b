import { useEffect, useState } from 'react';
import type { SeriesInProgress } from '#application/history/history-use-cases';
import type { ListItem } from '#domain/lists/list-item';
import { calendarDay } from '#domain/shared/dates';
import type { RecentTitle } from '#domain/users/user';
import { useNow } from '#ui/hooks/use-today.ts';

/** One title that the hero can show, and why. */
export type HeroChoice =
  | { readonly kind: 'series'; readonly item: SeriesInProgress['item']; readonly progress: SeriesInProgress['progress'] }
  | { readonly kind: 'watchlist'; readonly item: ListItem }
  | { readonly kind: 'recent'; readonly item: RecentTitle };

/** How long the hero waits for the member's lists, in ms; later it shows what was viewed last. */
const WAIT_MS = 1500;
const DAY_MS = 86_400_000;

type Known = {
  /** Series in progress, last watched first; null until they are known. */
  readonly series: ReadonlyArray<SeriesInProgress> | null;
  /** Unwatched titles of the watchlist, last added first; null until they are known. */
  readonly watchNext: ReadonlyArray<ListItem> | null;
  /** Last viewed first. */
  readonly recent: ReadonlyArray<RecentTitle>;
};

/**
 * Returns what the hero shows, first to last: series in progress, then the watchlist, which begins with another title each day; without
 * both, what was viewed last. Null while the lists are awaited. A hero that was shown stays, also if the lists arrive late.
 */
export const useHeroChoices = ({ series, watchNext, recent }: Known): ReadonlyArray<HeroChoice> | null => {
  const [isLate, setLate] = useState(false);
  const now = useNow();
  const isKnown = series !== null && watchNext !== null;
  useEffect(() => {
    if (isKnown) return undefined;
    const timer = setTimeout(() => setLate(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isKnown]);
  if (!isKnown && !isLate) return null;
  const viewed = recent.map((item): HeroChoice => ({ kind: 'recent', item }));
  if (!isKnown || isLate) return viewed;
  const first = watchNext.length === 0 ? 0 : Math.floor(Date.parse(calendarDay(now)) / DAY_MS) % watchNext.length;
  const own: ReadonlyArray<HeroChoice> = [
    ...series.map(({ item, progress }): HeroChoice => ({ kind: 'series', item, progress })),
    ...[...watchNext.slice(first), ...watchNext.slice(0, first)].map((item): HeroChoice => ({ kind: 'watchlist', item })),
  ];
  return own.length > 0 ? own : viewed;
};
