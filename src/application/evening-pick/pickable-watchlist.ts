import * as E from 'fp-ts/Either';
import { of } from 'rxjs';
import type { TasteEvidenceDeps } from '#application/taste/watch-taste-evidence';
import type { MediaType } from '#domain/catalogue/media-type';
import { itemKey } from '#domain/catalogue/title-id';
import type { Candidate } from '#domain/evening-pick/next-pick';
import { noItemFilter } from '#domain/lists/item-query';
import type { ListItem } from '#domain/lists/list-item';
import type { Watch } from '#domain/shared/answer';

/** Items of the watchlist that are read, those added last. */
const WATCHLIST_ITEMS = 100;

type WatchlistDeps = Pick<TasteEvidenceDeps, 'lists' | 'listIds'>;

/** Watches the titles of the watchlist that may be picked, those added last. */
export const watchPickable = ({ lists, listIds: { watchlist } }: WatchlistDeps, mediaType: MediaType): Watch<ReadonlyArray<ListItem>> => {
  const filter = { ...noItemFilter, mediaType, watched: false };
  return watchlist === null ? of(E.right([]))
    : lists.firstItems({ listID: watchlist, sort: 'addedAt', direction: 'desc', filter }, WATCHLIST_ITEMS);
};

/** Returns candidates with what these items say of them now. Titles that were added before those keep what the watchlist said. */
export const withWatchlist = (candidates: ReadonlyArray<Candidate>, items: ReadonlyArray<ListItem>): ReadonlyArray<Candidate> => {
  const listed = new Map(items.map((item) => [item.itemKey, item]));
  return candidates.map((candidate) => {
    const item = listed.get(itemKey(candidate.title));
    if (item !== undefined) return { ...candidate, evidence: { kind: 'watchlist', addedAt: item.addedAt } };
    const { evidence } = candidate;
    return evidence?.kind === 'watchlist' && evidence.addedAt !== null ? { ...candidate, evidence: null } : candidate;
  });
};
