import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import type { Log } from '#application/ports/log';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { isTmdbId, itemKey, parseItemKey, type TitleId } from '#domain/catalogue/title-id';
import type { HistoryRepository, RatingsPage } from '#domain/history/history-repository';
import type { ListItem } from '#domain/lists/list-item';
import type { ListRepository } from '#domain/lists/list-repository';
import type { MemberChange } from '#domain/lists/member-command';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { toStoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import type { SavedTitleId } from '#application/catalogue/resolve-title-ids';
import { planTitleRekey } from './plan-title-rekey';

export type RekeyTitlesDeps = {
  readonly lists: Pick<ListRepository, 'findWithoutTmdbId' | 'findItems' | 'watchTitles'>;
  readonly history: Pick<HistoryRepository, 'readRatings'>;
  /** Returns a saved title's id in the present catalogue. */
  readonly resolve: (title: SavedTitleId) => Answer<TitleId>;
  readonly catalogue: Pick<Catalogue, 'getDetails'>;
  /** Returns the ids of the lists that are not deleted. */
  readonly activeLists: () => Promise<ReadonlySet<string>>;
  /** Makes changes that `undo` does not take back. */
  readonly make: (changes: ReadonlyArray<MemberChange>) => Answer<void>;
  readonly log: Log;
  /** Returns a number from 0 to 1, without 1. */
  readonly random: () => number;
  /** Returns the time, in ms since 1970. */
  readonly now: () => number;
};

/** Times of ratings by item key, in ms since 1970. */
type FormerRatings = E.Either<Failure, ReadonlyMap<string, number>>;

/** Reads when the titles of a media type with a negative number were rated, by item key. Their keys follow each other. */
const readFormerRatings = async ({ history }: RekeyTitlesDeps, uid: UserId, mediaType: TitleId['mediaType']): Promise<FormerRatings> => {
  const first = `${mediaType}--`;
  const times = new Map<string, number>();
  let after: string | null = first;
  while (after?.startsWith(first) === true) {
    const page: E.Either<Failure, RatingsPage> = await history.readRatings(uid, after)();
    if (E.isLeft(page)) return page;
    for (const { item, ratedAt } of page.right.ratings) times.set(item.itemKey, ratedAt);
    after = page.right.next;
  }
  return E.right(times);
};

/** Puts one title under its new key. Returns whether anything changed. */
const rekeyTitle = async (
  deps: RekeyTitlesDeps, uid: UserId, former: MemberTitleState, timesOf: (mediaType: TitleId['mediaType']) => Promise<FormerRatings>,
): Promise<E.Either<Failure, boolean>> => {
  const { lists, resolve, catalogue, activeLists, make, log } = deps;
  const id = parseItemKey(former.itemKey);
  if (id._tag === 'None') return E.right(false);
  const resolved = await resolve({ ...id.value, imdbId: former.imdbID })();
  if (E.isLeft(resolved) || !isTmdbId(resolved.right.id)) return E.right(false);
  const details = await catalogue.getDetails(resolved.right)();
  if (E.isLeft(details)) return E.right(false);
  const title = toStoredTitle({ ...details.right, ...resolved.right }, details.right.imdbId ?? former.imdbID);
  const active = await activeLists();
  const items = new Map<string, ReadonlyArray<ListItem>>();
  for (const listID of former.listIDs.filter((listed) => active.has(listed))) {
    const both = await lists.findItems(uid, listID, [former.itemKey, title.itemKey])();
    if (E.isLeft(both)) return both;
    if (both.right.some((item) => item.itemKey === former.itemKey)) items.set(listID, both.right);
  }
  const states = await firstValueFrom(lists.watchTitles(uid, [{ ...resolved.right, imdbID: null }]));
  if (E.isLeft(states)) return states;
  const present = states.right.find((state) => state.itemKey === itemKey(resolved.right)) ?? null;
  const times: FormerRatings = former.rating === null ? E.right(new Map<string, number>()) : await timesOf(id.value.mediaType);
  if (E.isLeft(times)) return times;
  const changes = planTitleRekey({ former, present, items, ratedAt: times.right.get(former.itemKey) ?? deps.now() }, title);
  if (changes.length === 0) return E.right(false);
  const made = await make(changes)();
  if (E.isLeft(made)) log.failure('lists.link-title', made.left);
  return E.right(E.isRight(made));
};

/**
 * Puts what a member has stored of titles under TMDB's numbers, once the catalogue knows them: until then a title has a negative number.
 * Looks at 100 titles, from a random place on, and at further ones as long as some are changed. Repeated, it changes nothing. Returns
 * the number of titles that were changed; titles that the catalogue lacks are left as they are.
 */
export const rekeyTitles = (deps: RekeyTitlesDeps, uid: UserId): Answer<number> => async () => {
  const seen = new Set<string>();
  const times = new Map<string, Promise<FormerRatings>>();
  const timesOf = (mediaType: TitleId['mediaType']): Promise<FormerRatings> => {
    const read = times.get(mediaType) ?? readFormerRatings(deps, uid, mediaType);
    times.set(mediaType, read);
    return read;
  };
  let [count, before] = [0, 0];
  do {
    before = count;
    const found = await deps.lists.findWithoutTmdbId(uid, deps.random())();
    if (E.isLeft(found)) return found;
    // A change may not be stored yet when the titles are read again.
    for (const former of found.right.filter(({ itemKey: key }) => !seen.has(key))) {
      seen.add(former.itemKey);
      const changed = await rekeyTitle(deps, uid, former, timesOf);
      if (E.isLeft(changed)) return changed;
      if (changed.right) count += 1;
    }
  } while (count > before);
  return E.right(count);
};
