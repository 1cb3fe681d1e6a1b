import { MAX_VIEWINGS } from '#domain/history/plan-history-command';
import { parseMarks, viewingOfMark } from '#domain/history/viewing-mark';
import { joinItems } from '#domain/lists/join-items';
import type { ListItem } from '#domain/lists/list-item';
import type { MemberChange } from '#domain/lists/member-command';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';

/** Everything that is stored of a title that gets another key. */
type StoredOfTitle = {
  readonly former: MemberTitleState;
  /** The state that is stored under the new key; null without one. */
  readonly present: MemberTitleState | null;
  /** Items under both keys, by list. */
  readonly items: ReadonlyMap<string, ReadonlyArray<ListItem>>;
  /** Ms since 1970. */
  readonly ratedAt: number;
};

/**
 * Returns the changes that put everything of a title under its new key. Viewings stay under the former key if a title would have
 * more than `MAX_VIEWINGS`.
 */
export const planTitleRekey = ({ former, present, items, ratedAt }: StoredOfTitle, title: StoredTitle): ReadonlyArray<MemberChange> => {
  const id = Number(former.itemKey.slice(former.itemKey.indexOf('-') + 1));
  const old: StoredTitle = { ...title, itemKey: former.itemKey, movieID: id };
  const fits = former.viewings.length + (present?.viewings.length ?? 0) <= MAX_VIEWINGS;
  const marks = fits ? parseMarks(former.viewings) : [];
  const viewings = marks.map((mark) => viewingOfMark(title, mark));
  return [
    ...[...items].flatMap(([listID, both]): ReadonlyArray<MemberChange> => {
      const joined = joinItems(title, both);
      // Removed first, so that the joined item replaces one under the new key. The outbox keeps the order.
      return joined === null
        ? []
        : [
            { kind: 'remove-items', listID, itemKeys: both.map((item) => item.itemKey) },
            { kind: 'add-items', listID, items: [joined] },
          ];
    }),
    ...(viewings.length === 0 ? [] : [
      { kind: 'remove-viewings' as const, viewings: marks.map((mark) => viewingOfMark(old, mark)) },
      { kind: 'log-viewings' as const, viewings, episodes: former.episodes },
    ]),
    ...(former.rating === null ? [] : [
      ...((present?.rating ?? null) === null ? [{ kind: 'rate-title' as const, title, rating: former.rating, before: null, ratedAt }] : []),
      { kind: 'rate-title' as const, title: old, rating: null, before: former.rating, ratedAt },
    ]),
  ];
};
