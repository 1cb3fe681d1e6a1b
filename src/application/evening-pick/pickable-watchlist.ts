import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { distinctUntilChanged, map, of, startWith, switchMap, type Observable } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { TasteEvidenceDeps } from '#application/taste/watch-taste-evidence';
import type { MediaType } from '#domain/catalogue/media-type';
import { itemKey, parseItemKey } from '#domain/catalogue/title-id';
import type { Candidate } from '#domain/evening-pick/next-pick';
import { noItemFilter } from '#domain/lists/item-query';
import type { ListItem } from '#domain/lists/list-item';
import type { Watch } from '#domain/shared/answer';
import { localMoment } from '#domain/history/days';

/** Items of the watchlist that are read, those added last. */
const WATCHLIST_ITEMS = 100;

type WatchlistDeps = Pick<TasteEvidenceDeps, 'lists' | 'listIds'>;

/** Watches the titles of the watchlist that may be picked, those added last. */
export const watchPickable = ({ lists, listIds: { watchlist } }: WatchlistDeps, mediaType: MediaType): Watch<ReadonlyArray<ListItem>> => {
  const filter = { ...noItemFilter, mediaType, watched: false };
  return watchlist === null ? of(E.right([]))
    : lists.firstItems({ listID: watchlist, sort: 'addedAt', direction: 'desc', filter }, WATCHLIST_ITEMS);
};

type ShownDeps = { readonly lists: Pick<ListUseCases, 'titleState'>; readonly listIds: WatchlistDeps['listIds'] };

/**
 * Emits the item key of the title that is shown as long as its state, which its buttons watch anyway, does not have the watchlist; else
 * null. @param shown$ emits item keys.
 */
export const watchUnlisted = (
  { lists, listIds: { watchlist } }: ShownDeps, shown$: Observable<string | null>,
): Observable<string | null> =>
  shown$.pipe(
    switchMap((key) => {
      const title = O.toNullable(parseItemKey(key ?? ''));
      return title === null ? of(null)
        : lists.titleState(title).pipe(map((state) => (state === null || state.listIDs.some((id) => id === watchlist) ? null : key)));
    }),
    startWith(null),
    distinctUntilChanged(),
  );

/**
 * Returns candidates with what these items say of them now. Titles that were added before those keep what the watchlist said, but for the
 * one that is known to have been taken off. @param unlisted its item key, as `watchUnlisted` emits it.
 */
export const withWatchlist = (
  candidates: ReadonlyArray<Candidate>, items: ReadonlyArray<ListItem>, unlisted: string | null,
): ReadonlyArray<Candidate> => {
  const listed = new Map(items.map((item) => [item.itemKey, item]));
  return candidates.map((candidate) => {
    const key = itemKey(candidate.title);
    const item = listed.get(key);
    if (item !== undefined) return { ...candidate, evidence: { kind: 'watchlist', addedAt: localMoment(item.addedAt) } };
    const { evidence } = candidate;
    if (evidence?.kind !== 'watchlist' || (evidence.addedAt === null && key !== unlisted)) return candidate;
    return { ...candidate, evidence: null };
  });
};
