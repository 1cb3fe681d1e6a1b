import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import type { Log } from '#application/ports/log';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { isTmdbId, itemKey, parseItemKey, type TitleId } from '#domain/catalogue/title-id';
import { parseMarks, viewingOfMark } from '#domain/history/viewing-mark';
import { toReaddedItem } from '#domain/lists/inverse-list-change';
import type { ListItem, NewListItem } from '#domain/lists/list-item';
import type { ListRepository } from '#domain/lists/list-repository';
import type { MemberChange } from '#domain/lists/member-command';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { toStoredTitle, type StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import type { SavedTitleId } from '../../catalogue/resolve-title-ids';

export type RekeyTitlesDeps = {
  readonly lists: Pick<ListRepository, 'findWithoutTmdbId' | 'findItems' | 'watchTitles'>;
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
};

/** Joins the items of one title under two keys: the older time and place stay, and any note. */
const joinItems = (title: StoredTitle, items: ReadonlyArray<ListItem>): NewListItem | null => {
  const [oldest] = [...items].sort((one, other) => one.addedAt - other.addedAt);
  return oldest === undefined ? null : { ...toReaddedItem(oldest), title, note: items.find(({ note }) => note !== null)?.note ?? null };
};

/** Returns the changes that put everything of a title under its new key. */
export const planTitleRekey = (
  former: MemberTitleState, present: MemberTitleState | null, title: StoredTitle, items: ReadonlyMap<string, ReadonlyArray<ListItem>>, now: number,
): ReadonlyArray<MemberChange> => {
  const id = Number(former.itemKey.slice(former.itemKey.indexOf('-') + 1));
  const old: StoredTitle = { ...title, itemKey: former.itemKey, movieID: id };
  const marks = parseMarks(former.viewings);
  const viewings = marks.map((mark) => viewingOfMark(title, mark));
  return [
    ...[...items].flatMap(([listID, both]): ReadonlyArray<MemberChange> => {
      const joined = joinItems(title, both);
      // Removed first, so that the joined item replaces one under the new key. The outbox keeps the order.
      return joined === null ? [] : [{ kind: 'remove-items', listID, itemKeys: both.map((item) => item.itemKey) }, { kind: 'add-items', listID, items: [joined] }];
    }),
    ...(viewings.length === 0 ? [] : [
      { kind: 'remove-viewings' as const, viewings: marks.map((mark) => viewingOfMark(old, mark)) },
      { kind: 'log-viewings' as const, viewings, episodes: former.episodes },
    ]),
    ...(former.rating === null ? [] : [
      ...((present?.rating ?? null) === null ? [{ kind: 'rate-title' as const, title, rating: former.rating, before: null, ratedAt: now }] : []),
      { kind: 'rate-title' as const, title: old, rating: null, before: former.rating, ratedAt: now },
    ]),
  ];
};

/**
 * Puts what a member has stored of a title under TMDB's number, once the catalogue knows it: until then the title has a negative number.
 * Looks at no more than 100 titles, from a random place on, so that each of more is looked at in some visit. Returns the number of titles that were changed; titles that the catalogue lacks are left as they are.
 * @param now ms since 1970.
 */
export const rekeyTitles = ({ lists, resolve, catalogue, activeLists, make, log, random }: RekeyTitlesDeps, uid: UserId, now: number): Answer<number> => async () => {
  const found = await lists.findWithoutTmdbId(uid, random())();
  if (E.isLeft(found)) return found;
  let count = 0;
  for (const former of found.right) {
    const id = parseItemKey(former.itemKey);
    if (id._tag === 'None') continue;
    const resolved = await resolve({ ...id.value, imdbId: former.imdbID })();
    if (E.isLeft(resolved) || !isTmdbId(resolved.right.id)) continue;
    const details = await catalogue.getDetails(resolved.right)();
    if (E.isLeft(details)) continue;
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
    const changes = planTitleRekey(former, states.right.find((state) => state.itemKey === itemKey(resolved.right)) ?? null, title, items, now);
    if (changes.length === 0) continue;
    const made = await make(changes)();
    if (E.isLeft(made)) log.failure('lists.link-title', made.left);
    else count += 1;
  }
  return E.right(count);
};
