import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import { MAX_VIEWINGS } from '#domain/history/plan-history-command';
import type { TitleRating } from '#domain/history/rating';
import type { Viewing } from '#domain/history/viewing';
import { parseMark } from '#domain/history/viewing-mark';
import { joinItems } from '#domain/lists/join-items';
import { itemsPath, titleStatesPath } from '#domain/lists/documents/list-paths';
import { toListItem, type ListItem } from '#domain/lists/list-item';
import { emptyTitleState, isEmptyTitleState, titleCopies, type MemberTitleState } from '#domain/lists/member-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { DocumentWrite } from '#domain/shared/document-write';
import type { UserId } from '#domain/users/user-id';

/** The documents that a member has under the keys of one title. */
export type StoredOfKeys = {
  readonly former: MemberTitleState;
  readonly present: MemberTitleState | null;
  /** Items under both keys, by list, also of deleted lists. */
  readonly items: ReadonlyMap<string, ReadonlyArray<ListItem>>;
  /** Viewings under the former key. */
  readonly viewings: ReadonlyArray<Viewing>;
  readonly ratings: { readonly former: TitleRating | null; readonly present: TitleRating | null };
};

const storedTitleFields = (title: StoredTitle): StoredTitle => ({
  itemKey: title.itemKey, mediaType: title.mediaType, movieID: title.movieID, imdbID: title.imdbID, title: title.title,
  posterPath: title.posterPath, releaseYear: title.releaseYear, genres: title.genres, runtime: title.runtime, vote: title.vote,
});

/**
 * Returns the writes that put everything of a title under its present key; the titles stay as they were saved. Viewings stay under the
 * former key if a title would have more than `MAX_VIEWINGS`, and both items of a list if their notes are too long together.
 * @param today `YYYY-MM-DD`.
 */
export const planStoredRekey = (
  uid: UserId, { former, present, items, viewings, ratings }: StoredOfKeys, id: TitleId,
  today: string,
): ReadonlyArray<DocumentWrite> => {
  const key = itemKey(id);
  const underKey = <Title extends StoredTitle>(title: Title): Title => ({ ...title, itemKey: key, movieID: id.id });
  const moved = former.viewings.length + (present?.viewings.length ?? 0) <= MAX_VIEWINGS ? viewings : [];
  const entryIds = new Set(moved.map(({ entryId }) => entryId));
  const marks = new Set(former.viewings.filter((mark) => entryIds.has(parseMark(mark)?.entryId ?? '')));
  const joined = [...items].flatMap(([listID, both]) => {
    const own = both.find((item) => item.itemKey === former.itemKey);
    const item = own === undefined ? null : joinItems(underKey(storedTitleFields(own)), both);
    return item === null ? [] : [toListItem(uid, listID, item)];
  });
  const movedLists = new Set(joined.map(({ listID }) => listID));
  const rating = present?.rating ?? former.rating;
  const before = present ?? emptyTitleState(id, former.imdbID);
  const after: MemberTitleState = {
    ...before,
    imdbID: before.imdbID ?? former.imdbID,
    listIDs: [...new Set([...before.listIDs, ...movedLists])],
    viewings: [...new Set([...before.viewings, ...marks])],
    episodes: before.episodes ?? former.episodes,
    rating,
  };
  const rest: MemberTitleState = {
    ...former,
    listIDs: former.listIDs.filter((listID) => !movedLists.has(listID)),
    viewings: former.viewings.filter((mark) => !marks.has(mark)),
    rating: null,
  };
  const statePath = `${titleStatesPath(uid)}/${former.itemKey}`;
  return [
    ...joined.flatMap((item): ReadonlyArray<DocumentWrite> => [
      { act: 'delete', path: `${itemsPath(item.listID)}/${former.itemKey}` },
      { act: 'create', path: `${itemsPath(item.listID)}/${key}`, data: { ...item, ...titleCopies(after, today) } },
    ]),
    ...moved.map(({ entryId, item }): DocumentWrite => ({
      act: 'update', path: `users/${uid}/history/${entryId}`, data: { item: underKey(item) },
    })),
    ...(ratings.former === null ? [] : [{ act: 'delete' as const, path: `users/${uid}/ratings/${former.itemKey}` }]),
    ...(ratings.former === null || ratings.present !== null ? [] : [{
      act: 'create' as const, path: `users/${uid}/ratings/${key}`,
      data: { schemaVersion: 1, ...ratings.former, item: underKey(ratings.former.item) },
    }]),
    ...(isEmptyTitleState(after) ? [] : [{
      act: 'create' as const, path: `${titleStatesPath(uid)}/${key}`, data: { schemaVersion: 1, ...after },
    }]),
    isEmptyTitleState(rest) ? { act: 'delete', path: statePath } : { act: 'create', path: statePath, data: { schemaVersion: 1, ...rest } },
  ];
};
