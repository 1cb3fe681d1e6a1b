import * as E from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { namedTitle, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import { isTmdbId, itemKey } from '#domain/catalogue/title-id';
import { joinItems } from '#domain/lists/join-items';
import { toListItem, type ListItem } from '#domain/lists/list-item';
import { StoredTitle } from '#domain/lists/stored-title';
import type { Failure } from '#domain/shared/failure';
import { formatTurnedDown, parseTurnedDown } from '#domain/users/turned-down/turned-down';
import type { OwnMemberFile } from '#application/data-file/read-member-file';
import { namedTitleKey } from '#application/imports/match-titles';
import type { TitleMatch } from '#application/imports/match-title';
import { mapInSlices, type Pause } from '#application/imports/pause';

type FileTitle = Pick<StoredTitle, 'itemKey' | 'mediaType' | 'movieID' | 'imdbID' | 'title' | 'releaseYear'>;

/** Returns the titles of all entries of an own file. */
const titlesIn = ({ lists, viewings, ratings, own }: OwnMemberFile): ReadonlyArray<FileTitle> => [
  ...lists.flatMap(({ items }) => items), ...[...viewings, ...ratings].map(({ item }) => item), ...(own?.recents ?? []),
  ...parseTurnedDown(own?.turnedDown ?? null).map(({ mediaType, id, title, year }) =>
    ({ itemKey: itemKey({ mediaType, id }), mediaType, movieID: id, imdbID: null, title, releaseYear: year })),
];

/**
 * Returns the titles of own files whose ids the catalogue does not have, as files of other services name them, by item key: the account was
 * used with another catalogue. Fails if the catalogue does not answer.
 */
export const findAbsentTitles = async (
  { hasTitle }: Pick<Catalogue, 'hasTitle'>, files: ReadonlyArray<OwnMemberFile>, pause: Pause,
): Promise<E.Either<Failure, ReadonlyMap<string, NamedTitle>>> => {
  const all = files.flatMap(titlesIn);
  const absent = new Map<string, NamedTitle>();
  // One entry of a title can lack the IMDb id that another one has.
  const titles = new Map([...all, ...all.filter(({ imdbID }) => imdbID !== null)].map((title) => [title.itemKey, title]));
  for (const [key, { mediaType, movieID: id, imdbID, title, releaseYear }] of titles) {
    // A name alone can be that of another title.
    if (imdbID === null && releaseYear === null) continue;
    const has = await hasTitle({ mediaType, id })();
    if (E.isLeft(has)) return has;
    if (!has.right)
      absent.set(key, namedTitle({ name: title, year: releaseYear, mediaType, tmdbId: isTmdbId(id) ? id : null, imdbId: imdbID }));
    await pause();
  }
  return E.right(absent);
};

/**
 * Returns an own file with present titles in place of those that the catalogue has under other ids, made in slices. Titles that are not
 * found without doubt, or as another type only, stay as they were saved.
 * @param absent by item key. @param matches by `namedTitleKey`.
 */
export const withPresentTitles = async (
  file: OwnMemberFile, absent: ReadonlyMap<string, NamedTitle>, matches: ReadonlyMap<string, TitleMatch>, pause: Pause,
): Promise<OwnMemberFile> => {
  const found = new Map([...absent].flatMap(([key, named]) => {
    const match = matches.get(namedTitleKey(named));
    return match?.kind === 'matched' && match.title.mediaType === named.mediaType ? [[key, match.title] as const] : [];
  }));
  if (found.size === 0) return file;
  const present = <A extends StoredTitle>(former: A): A => {
    const title = found.get(former.itemKey);
    return title === undefined ? former : { ...former, ...title, runtime: title.runtime ?? former.runtime };
  };
  const withPresent = <A extends { readonly item: StoredTitle }>(entry: A): A => ({ ...entry, item: present(entry.item) });
  const itemsOf = (items: ReadonlyArray<ListItem>): ReadonlyArray<ListItem> => {
    const byKey = new Map<string, ListItem[]>();
    const titles = items.map(present);
    titles.forEach(({ itemKey: key }, index) => byKey.set(key, [...(byKey.get(key) ?? []), ...items.slice(index, index + 1)]));
    return titles.map((title, index) => {
      const [item = title, same = []] = [items[index], byKey.get(title.itemKey)];
      if (same.length === 1) return title;
      // One title under two ids: each of its items says all notes, unless they are too long together.
      const joined = joinItems(StoredTitle.encode(title), same);
      return joined === null ? item : toListItem(item.userID, item.listID, joined);
    });
  };
  const { own } = file;
  const lists: OwnMemberFile['lists'][number][] = [];
  for (const { list, items } of file.lists) {
    lists.push({ list, items: itemsOf(items) });
    await pause();
  }
  const ratings = await mapInSlices(file.ratings, withPresent, pause);
  return {
    ...file, lists,
    viewings: await mapInSlices(file.viewings, withPresent, pause),
    // The first rating of a title counts: of one under two ids, the latest.
    ratings: ratings.toSorted((one, other) => other.ratedAt - one.ratedAt),
    episodes: file.episodes.map((each) => ({ ...each, itemKey: found.get(each.itemKey)?.itemKey ?? each.itemKey })),
    own: own === null ? null : {
      ...own,
      recents: own.recents.map((recent) => {
        const { itemKey: key, movieID, imdbID, title, posterPath, releaseYear, genres } = found.get(recent.itemKey) ?? recent;
        return { ...recent, itemKey: key, movieID, imdbID, title, posterPath, releaseYear, genres };
      }),
      turnedDown: formatTurnedDown(parseTurnedDown(own.turnedDown).map((each) =>
        ({ ...each, id: found.get(itemKey(each))?.movieID ?? each.id }))),
    },
  };
};
