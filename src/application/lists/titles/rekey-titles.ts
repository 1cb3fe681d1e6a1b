import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import type { Log } from '#application/ports/log';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { MediaType } from '#domain/catalogue/media-type';
import { parseItemKey } from '#domain/catalogue/title-id';
import type { HistoryRepository, RatingsPage } from '#domain/history/history-repository';
import type { ListItem } from '#domain/lists/list-item';
import type { ListRepository, TitleStatesPage } from '#domain/lists/list-repository';
import type { MemberChange } from '#domain/lists/member-command';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { toStoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { planTitleRekey } from './plan-title-rekey';

export type RekeyTitlesDeps = {
  readonly lists: Pick<ListRepository, 'findWithoutTmdbId' | 'findItems' | 'watchTitles'>;
  readonly history: Pick<HistoryRepository, 'readRatings'>;
  readonly catalogue: Pick<Catalogue, 'findSuccessor' | 'getDetails'>;
  /** Returns the ids of the lists that are not deleted. */
  readonly activeLists: () => Promise<ReadonlySet<string>>;
  /** Makes changes that `undo` does not take back. */
  readonly make: (changes: ReadonlyArray<MemberChange>) => Answer<void>;
  readonly log: Log;
  /** Returns the time, in ms since 1970. */
  readonly now: () => number;
};

/** Times of ratings by item key, in ms since 1970. */
type FormerRatings = E.Either<Failure, ReadonlyMap<string, number>>;

/** Reads when the titles of a media type with a negative number were rated, by item key. Their keys follow each other. */
const readFormerRatings = async ({ history }: RekeyTitlesDeps, uid: UserId, mediaType: MediaType): Promise<FormerRatings> => {
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
  deps: RekeyTitlesDeps, uid: UserId, former: MemberTitleState, ratings: () => Promise<FormerRatings>,
): Promise<E.Either<Failure, boolean>> => {
  const { lists, catalogue, activeLists, make, log } = deps;
  const id = parseItemKey(former.itemKey);
  if (id._tag === 'None') return E.right(false);
  const successor = await catalogue.findSuccessor(id.value)();
  if (E.isLeft(successor) || successor.right === null) return E.right(false);
  const details = await catalogue.getDetails(successor.right, undefined, 'look-up')();
  if (E.isLeft(details)) return E.right(false);
  const title = toStoredTitle(details.right, details.right.imdbId ?? former.imdbID);
  const active = await activeLists();
  const items = new Map<string, ReadonlyArray<ListItem>>();
  for (const listID of former.listIDs.filter((listed) => active.has(listed))) {
    const both = await lists.findItems(uid, listID, [former.itemKey, title.itemKey])();
    if (E.isLeft(both)) return both;
    if (both.right.some((item) => item.itemKey === former.itemKey)) items.set(listID, both.right);
  }
  const states = await firstValueFrom(lists.watchTitles(uid, [successor.right]));
  if (E.isLeft(states)) return states;
  const present = states.right.find((state) => state.itemKey === title.itemKey) ?? null;
  const times: FormerRatings = former.rating === null ? E.right(new Map<string, number>()) : await ratings();
  if (E.isLeft(times)) return times;
  const changes = planTitleRekey({ former, present, items, ratedAt: times.right.get(former.itemKey) ?? deps.now() }, title);
  if (changes.length === 0) return E.right(false);
  const made = await make(changes)();
  if (E.isLeft(made)) log.failure('lists.rekey-title', made.left);
  return E.right(E.isRight(made));
};

/**
 * Puts what a member has stored under keys that the catalogue has changed under the present keys. Repeated, it changes nothing. Returns
 * the number of titles that were changed; titles that the catalogue does not have stay as they were saved.
 */
export const rekeyTitles = (deps: RekeyTitlesDeps, uid: UserId): Answer<number> => async () => {
  let count = 0;
  for (const mediaType of ['movie', 'tv'] as const) {
    let known: Promise<FormerRatings> | null = null;
    const ratings = (): Promise<FormerRatings> => (known ??= readFormerRatings(deps, uid, mediaType));
    let after: string | null = null;
    do {
      const page: E.Either<Failure, TitleStatesPage> = await deps.lists.findWithoutTmdbId(uid, mediaType, after)();
      if (E.isLeft(page)) return page;
      for (const former of page.right.states) {
        const changed = await rekeyTitle(deps, uid, former, ratings);
        if (E.isLeft(changed)) return changed;
        if (changed.right) count += 1;
      }
      after = page.right.next;
    } while (after !== null);
  }
  return E.right(count);
};
