import * as E from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { namedTitle, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import { isTmdbId, itemKey } from '#domain/catalogue/title-id';
import { createViewing, type Viewing } from '#domain/history/viewing';
import { joinItems } from '#domain/lists/join-items';
import { toListItem, type ListItem } from '#domain/lists/list-item';
import { isEmptyTitleState } from '#domain/lists/member-title-state';
import { StoredTitle } from '#domain/lists/stored-title';
import type { Failure } from '#domain/shared/failure';
import { formatTurnedDown, parseTurnedDown } from '#domain/users/turned-down/turned-down';
import type { Present } from '#application/data-file/plan-import';
import type { OwnMemberFile } from '#application/data-file/read-member-file';
import { readPresent } from '#application/data-file/read-present';
import type { NamedOwnFile } from './own-entry';
import { repeatedOf } from './repeated';
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

/** A title of an own file that the catalogue does not have under its id, as a file of another service names it. */
type Absent = { readonly title: FileTitle; readonly named: NamedTitle };
type AbsentTitles = ReadonlyMap<string, Absent>;

/**
 * Returns the titles of own files whose ids the catalogue does not have, by item key: the account was used with another catalogue. One with
 * an IMDb id is looked for by it alone. None if the catalogue does not answer: the file is then added as it was saved.
 */
const findAbsentTitles = async (
  { hasTitle }: Pick<Catalogue, 'hasTitle'>, files: ReadonlyArray<OwnMemberFile>, pause: Pause,
): Promise<AbsentTitles> => {
  const all = files.flatMap(titlesIn);
  const absent = new Map<string, Absent>();
  // One entry of a title can lack the IMDb id that another one has.
  const titles = new Map([...all, ...all.filter(({ imdbID }) => imdbID !== null)].map((title) => [title.itemKey, title]));
  for (const [key, title] of titles) {
    const { mediaType, movieID: id, imdbID: imdbId, title: name, releaseYear: year } = title;
    // A name alone can be that of another title.
    if (imdbId === null && year === null) continue;
    const has = await hasTitle({ mediaType, id })();
    if (E.isLeft(has)) return new Map();
    const named = imdbId === null ? { name, year } : { imdbId };
    if (!has.right) absent.set(key, { title, named: namedTitle({ ...named, mediaType, tmdbId: isTmdbId(id) ? id : null }) });
    await pause();
  }
  const twice = repeatedOf([...absent.values()].map(({ named }) => namedTitleKey(named)));
  return new Map([...absent].filter(([, { named }]) => named.imdbId !== null || !twice.has(namedTitleKey(named))));
};

/**
 * Reads the titles of own files that neither the catalogue nor the account has under their ids: what was imported before stays as it is.
 * Fails if the member's data does not answer.
 */
export const readAbsentTitles = async (
  { catalogue, lists }: { readonly catalogue: Pick<Catalogue, 'hasTitle'>; readonly lists: Parameters<typeof readPresent>[0] },
  files: ReadonlyArray<OwnMemberFile>, pause: Pause,
): Promise<E.Either<Failure, AbsentTitles>> => {
  const absent = await findAbsentTitles(catalogue, files, pause);
  if (absent.size === 0) return E.right(absent);
  const present = await readPresent(lists, [...absent.values()].map(({ title }) => title))();
  return E.map(({ states }: Present) => new Map([...absent].filter(([key]) => {
    const state = states.get(key);
    return state === undefined || isEmptyTitleState(state);
  })))(present);
};

/**
 * Returns the present title of each absent one, by item key. One that has only its name in common needs the very year, and is no title that
 * the files have besides: two films of one name stay two.
 */
const presentTitles = (
  absent: AbsentTitles, matches: ReadonlyMap<string, TitleMatch>, inFiles: ReadonlySet<string>,
): ReadonlyMap<string, StoredTitle> => {
  const found = [...absent].flatMap(([key, { title: { mediaType }, named }]) => {
    const match = matches.get(namedTitleKey(named));
    return match?.kind === 'matched' && match.title.mediaType === mediaType ? [{ key, named, title: match.title }] : [];
  });
  const twice = repeatedOf(found.map(({ title }) => title.itemKey));
  const isOther = ({ itemKey: key }: StoredTitle): boolean => inFiles.has(key) || twice.has(key);
  return new Map(found.flatMap(({ key, named: { imdbId, year }, title }) =>
    (imdbId !== null || (title.releaseYear === year && !isOther(title)) ? [[key, title] as const] : [])));
};

/** Returns an own file with these titles in place of those of the keys, made in slices. */
const withTitles = async (file: OwnMemberFile, found: ReadonlyMap<string, StoredTitle>, pause: Pause): Promise<OwnMemberFile> => {
  if (found.size === 0) return file;
  const present = <A extends StoredTitle>(former: A): A => {
    const title = found.get(former.itemKey);
    return title === undefined ? former : { ...former, ...title, runtime: title.runtime ?? former.runtime };
  };
  const withPresent = <A extends { readonly item: StoredTitle }>(entry: A): A => ({ ...entry, item: present(entry.item) });
  const ofPresent = (viewing: Viewing): Viewing => createViewing(viewing.entryId, present(viewing.item), viewing, viewing, viewing.rating);
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
    viewings: await mapInSlices(file.viewings, ofPresent, pause),
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

/** Returns own files with present titles in place of those that the catalogue has under other ids, see `presentTitles`. */
export const withPresentTitles = async (
  files: ReadonlyArray<NamedOwnFile>, absent: AbsentTitles, matches: ReadonlyMap<string, TitleMatch>, pause: Pause,
): Promise<ReadonlyArray<NamedOwnFile>> => {
  if (absent.size === 0) return files;
  const inFiles = new Set(files.flatMap(({ file }) => titlesIn(file).map(({ itemKey: key }) => key)));
  const found = presentTitles(absent, matches, inFiles);
  const changed: NamedOwnFile[] = [];
  for (const { name, file } of files) changed.push({ name, file: await withTitles(file, found, pause) });
  return changed;
};
