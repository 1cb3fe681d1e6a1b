import { useMemo } from 'react';
import { combineLatest, map, NEVER, of, switchMap } from 'rxjs';
import * as E from 'fp-ts/Either';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { CLOCK } from '#application/service-keys';
import { isToCome } from '#domain/catalogue/title';
import { isWatched } from '#domain/history/series/series-progress';
import { noItemFilter } from '#domain/lists/item-query';
import type { ListItem } from '#domain/lists/list-item';
import type { Watch } from '#domain/shared/answer';
import { calendarDay } from '#domain/shared/dates';
import type { ListEntry } from '#domain/users/user';
import { Shelf } from '#ui/design/shelves/shelf.tsx';
import { HOME_MESSAGES } from '#ui/messages/home.messages.ts';
import { listAddress } from '#ui/shell/navigation/list-address.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { useService } from '#ui/services.tsx';
import { useListUseCases } from '#ui/features/lists/lists-loader.tsx';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { TitleCard } from '#ui/features/shared/title-card.tsx';

/** Titles on the shelf; the heading leads to the whole list. */
const MAX_TITLES = 20;
/** Cards in the first view, whose images load first. */
const EARLY_CARDS = 6;

const NONE: ReadonlyArray<ListItem> = [];

/** Returns the items with those of later years last: lists have no dates. The embedded catalogue has none. */
export const laterLast = (items: ReadonlyArray<ListItem>, today: string): ReadonlyArray<ListItem> => {
  const rank = ({ releaseYear: year }: ListItem): number => Number(isToCome({ date: null, year }, today));
  return __ON_TMDB__ ? items.toSorted((one, other) => rank(one) - rank(other)) : items;
};

/**
 * Watches the items without titles that are watched: the items themselves follow a change later than the states of their titles. Titles
 * of later years come last.
 */
const watchUnwatched = (
  { titleState }: ListUseCases,
  items$: Watch<ReadonlyArray<ListItem>>,
  today: () => string,
): Watch<ReadonlyArray<ListItem>> =>
  items$.pipe(
    switchMap((items): Watch<ReadonlyArray<ListItem>> => {
      if (E.isLeft(items) || items.right.length === 0) return of(items);
      const states = items.right.map(({ mediaType, movieID: id }) => titleState({ mediaType, id }));
      return combineLatest(states).pipe(
        map((known) =>
          E.right(laterLast(items.right.filter((_, index) => known[index] == null || !isWatched(known[index], today())), today()))),
      );
    }),
  );

/** Returns what was added to the watchlist last and is not watched, titles of later years last; null until it is known. */
export const useWatchlistShelfItems = (watchlist: ListEntry | undefined): ReadonlyArray<ListItem> | null => {
  const lists = useListUseCases();
  const { now } = useService(CLOCK);
  const listID = watchlist?.listID;
  const items = useSubscription(
    useMemo(() => {
      if (listID === undefined) return of(E.right<never, ReadonlyArray<ListItem>>([]));
      if (lists === null) return NEVER;
      return watchUnwatched(
        lists,
        lists.firstItems({ listID, sort: 'addedAt', direction: 'desc', filter: { ...noItemFilter, watched: false } }, MAX_TITLES),
        () => calendarDay(now()),
      );
    }, [lists, listID, now]),
  );
  return items._tag === 'pending' ? null : items._tag === 'success' ? items.value : NONE;
};

type Props = { readonly watchlist: ListEntry; readonly items: ReadonlyArray<ListItem> };

/** Renders a shelf of the watchlist: the titles that were added last and are not watched. */
export const WatchlistShelf = ({ watchlist, items }: Props): React.JSX.Element => (
  <Shelf heading={HOME_MESSAGES.watchNext} to={listAddress(watchlist)}>
    {items.map((item, index) => (
      <TitleCard key={item.itemKey} title={storedTitleToTitle(item)} early={index < EARLY_CARDS} />
    ))}
  </Shelf>
);
