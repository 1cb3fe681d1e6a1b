import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { HistoryChange } from '#domain/history/history-change';
import { parseEpisodes } from '#domain/history/series/episodes-text';
import { createViewing, singleEpisode, wholeTitle, type Viewing, type ViewingTime } from '#domain/history/viewing';
import { concernedItems, type ListChange } from '#domain/lists/list-command';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import { toHistoryEdit, rowKeysOfChange } from '#adapters/memory/history/history-edits';
import { toListCommandEdit } from '#adapters/memory/lists/list-edits';
import { noRowWrites, rowKeysOfItems } from '#adapters/memory/storage/row-storage';
import { joinRowEdits } from '#adapters/memory/storage/join-row-edits';
import { putDocument, type MemoryState } from '#adapters/memory/storage/state';
import type { StateStorage } from '#adapters/memory/storage/state-storage';
import { defaultListsToFill, type DefaultLists } from './default-lists-to-fill';
import { DEMO_LIBRARY, type DemoLibrary } from './demo-library';
import { withDemoSite } from './demo-site';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Noon of a past day in the local time zone; null stands for an unknown day. */
const timeOf = (now: number, daysAgo: number | null): ViewingTime => {
  if (daysAgo === null) return { day: null, watchedAt: null };
  const date = new Date(now - daysAgo * DAY_MS);
  date.setHours(12, 0, 0, 0);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  return { day, watchedAt: date.getTime() };
};

/** Returns the viewings of the first `watched` episodes, two on each day up to the last one. */
const episodeViewings = (
  now: number,
  { title, episodes, watched, daysAgo }: DemoLibrary['watchedSeries'][number],
): ReadonlyArray<Viewing> =>
  (parseEpisodes(episodes) ?? [])
    .slice(0, watched)
    .map((episode) => singleEpisode(episode, title.runtime))
    .map((part, index) =>
      createViewing(
        `demo-${title.itemKey}-${part.season}-${part.episode}`, title, part,
        timeOf(now, daysAgo + Math.floor((watched - 1 - index) / 2)),
      ),
    );

const historyChanges = (now: number, { watchedFilms, watchedSeries, ratings }: DemoLibrary): ReadonlyArray<HistoryChange> => [
  {
    kind: 'log-viewings',
    viewings: watchedFilms.map(([title, daysAgo], index) =>
      createViewing(`demo-${title.itemKey}-${index}`, title, wholeTitle(title), timeOf(now, daysAgo)),
    ),
    episodes: null,
  },
  ...watchedSeries.map((each): HistoryChange => ({ kind: 'log-viewings', viewings: episodeViewings(now, each), episodes: each.episodes })),
  ...ratings.map(([title, rating]): HistoryChange => ({ kind: 'rate-title', title, rating, before: null, ratedAt: now - DAY_MS })),
];

/**
 * The keys that `orderKeysBetween` returns for a list of up to 36 places. Written out, because that function would move into the code that
 * every member loads.
 */
const orderKey = (index: number): string => `a${index.toString(36).toUpperCase()}`;

type TimedChange = { readonly at: number; readonly change: ListChange };

/** Returns an addition of titles, one a day, the last one at `at`. */
const addition = (listID: string, items: DemoLibrary['favorites'], at: number): TimedChange => ({
  at,
  change: {
    kind: 'add-items', listID,
    items: items.map(({ title, note }, index) => ({
      title, note, addedAt: at - (items.length - 1 - index) * DAY_MS,
      order: orderKey(index),
      random: (index + 0.5) / items.length,
    })),
  },
});

const listChanges = (
  now: number, uid: UserId,
  { favorites, watchlist }: DefaultLists,
  library: DemoLibrary,
): ReadonlyArray<TimedChange> => [
  ...library.namedLists.flatMap(({ key, name, description, pinned, daysAgo, items }, index): ReadonlyArray<TimedChange> => {
    const [listID, order, at] = [`${uid}-${key}`, orderKey(index), now - daysAgo * DAY_MS];
    const created: TimedChange = { at, change: { kind: 'create-list', listID, name, description, order } };
    const placed: ReadonlyArray<TimedChange> = pinned
      ? [{ at, change: { kind: 'place-list', listID, order, pinned, archived: false } }]
      : [];
    return [created, ...placed, addition(listID, items, at)];
  }),
  addition(favorites, library.favorites, now - 3 * DAY_MS),
  addition(watchlist, library.watchlist, now - 5 * HOUR_MS),
];

/**
 * Fills the demo site in one transaction: the long-time member's lists, watch history of a year and ratings, and what an admin looks after.
 * Days count back from `now` (ms since 1970), and every part has a fixed id. Changes nothing if the member is gone or already has
 * something: `defaultListsToFill` says so.
 */
export const fillDemoSite = (storage: StateStorage, uid: UserId, now: number): Answer<void> =>
  pipe(
    storage.read,
    TE.flatMap((read) => {
      const defaults = defaultListsToFill(read, uid);
      if (defaults === null) return TE.right(undefined);
      const content = DEMO_LIBRARY.opened.map(({ itemKey, mediaType, movieID, imdbID, title, posterPath, releaseYear, genres }, index) => ({
        itemKey, mediaType, movieID, imdbID, title, posterPath, releaseYear, genres, openedAt: now - (index + 1) * HOUR_MS,
      }));
      const { keys, edit } = joinRowEdits([
        ...historyChanges(now, DEMO_LIBRARY).map((change) => ({
          keys: rowKeysOfChange(change),
          edit: toHistoryEdit({ uid, change }, now),
        })),
        ...listChanges(now, uid, defaults, DEMO_LIBRARY).map(({ at, change }) => ({
          keys: rowKeysOfItems(concernedItems(change)),
          edit: toListCommandEdit({ commandId: `demo-${at}-${change.listID}-${change.kind}`, uid, createdAt: at, change }, at),
        })),
      ]);
      const withOpened = (state: MemoryState): MemoryState => {
        const user = state.users.get(uid);
        return user === undefined ? state : putDocument('users', uid, { ...user, content })(state);
      };
      return storage.items.update(uid, keys, (state, rows) =>
        // Another tab may have filled it since.
        defaultListsToFill(state, uid) === null ? E.right(noRowWrites(state)) : edit(withDemoSite(now)(withOpened(state)), rows),
      );
    }),
  );
