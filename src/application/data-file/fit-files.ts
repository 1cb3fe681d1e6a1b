import { chunksOf } from 'fp-ts/ReadonlyArray';
import * as E from 'fp-ts/Either';
import { firstValueFrom, map } from 'rxjs';
import { MAX_ITEMS_READ } from '#domain/lists/item-query';
import { MAX_ITEMS, newList, type List } from '#domain/lists/list';
import type { ListItem } from '#domain/lists/list-item';
import { shownListName } from '#domain/lists/list-name';
import type { Answer, Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { fitLists } from './plan-file-lists';
import type { MemberFile } from './read-member-file';

/** Contents of a file that the account has no room for. @property lists shown names. @property titles those beyond the bound of their list. */
export type FileExcess = { readonly lists: ReadonlyArray<string>; readonly titles: number };
export const noExcess: FileExcess = { lists: [], titles: 0 };

export type FitFilesLists = Pick<ListUseCases, 'uid' | 'lists' | 'findItems'>;

/** Counts the titles that a list of the member lacks. */
const countMissing = async (
  { findItems }: FitFilesLists, listID: string, items: ReadonlyArray<ListItem>,
): Promise<E.Either<Failure, number>> => {
  let missing = items.length;
  for (const part of chunksOf(MAX_ITEMS_READ)(items)) {
    const found = await findItems(listID, part.map(({ itemKey }) => itemKey))();
    if (E.isLeft(found)) return found;
    missing -= found.right.length;
  }
  return E.right(missing);
};

type Fit = { readonly excesses: ReadonlyArray<FileExcess>; readonly lists: Watch<ReadonlyArray<List>> };

/**
 * Compares files with the bounds of the account, one after the other. Items are read only of lists that may become too long.
 * @returns for each file what does not fit, and the lists that the member has with those of the files.
 */
export const fitFiles =
  (use: FitFilesLists, files: ReadonlyArray<MemberFile>): Answer<Fit> =>
  async () => {
    if (files.length === 0) return E.right({ excesses: [], lists: use.lists });
    const own = await firstValueFrom(use.lists);
    if (E.isLeft(own)) return own;
    const isOwn = new Set(own.right.map(({ listID }) => listID));
    const lists = new Map(own.right.map((list) => [list.listID, list]));
    const excesses: FileExcess[] = [];
    let ids = 0;
    for (const [index, file] of files.entries()) {
      const { fitting, excess, lists: after } = fitLists(file.lists, [...lists.values()], () => `file-${index}-${(ids += 1)}`);
      const names = new Map(after.map(({ listID, name }) => [listID, name]));
      let titles = 0;
      for (const [{ items }, listID] of fitting) {
        const known = lists.get(listID) ?? newList(use.uid, { listName: names.get(listID) ?? '', listID }, 0);
        const mayExceed = known.itemCount + items.length > MAX_ITEMS;
        const missing = mayExceed && isOwn.has(listID) ? await countMissing(use, listID, items) : E.right(items.length);
        if (E.isLeft(missing)) return missing;
        const count = known.itemCount + missing.right;
        titles += Math.max(0, count - MAX_ITEMS);
        lists.set(listID, { ...known, itemCount: Math.min(count, MAX_ITEMS) });
      }
      excesses.push({ lists: excess.map(({ list }) => shownListName(list)), titles });
    }
    const added = [...lists.values()].filter(({ listID }) => !isOwn.has(listID));
    return E.right({ excesses, lists: use.lists.pipe(map(E.map((now) => [...now, ...added]))) });
  };
