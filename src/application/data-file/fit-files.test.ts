import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { firstValueFrom, of } from 'rxjs';
import { expect, it } from 'vitest';
import { MAX_ITEMS, type List } from '#domain/lists/list';
import { maya } from '#domain/lists/list.fixture';
import { offline } from '#domain/shared/failure';
import { fitFiles, type FitFilesLists } from './fit-files';
import { memberFileContent, oldItems, oldList } from './member-file.fixture';
import { readMemberFile, type MemberFile } from './read-member-file';

const numbers = (length: number): ReadonlyArray<number> => Array.from({ length }, (_, index) => index + 1);
const fileOf = (...lists: ReadonlyArray<readonly [name: string, titles: number]>): MemberFile => {
  const content = lists.map(([name, titles]) => ({ list: oldList(name), items: oldItems('old', ...numbers(titles)) }));
  const file = readMemberFile(JSON.stringify({ ...memberFileContent, lists: content }), Date.UTC(2024, 5, 1));
  if (E.isLeft(file)) throw new Error('The file is refused.');
  return file.right;
};
const manyLists = (count: number): ReadonlyArray<readonly [string, number]> => numbers(count).map((index) => [`list ${index}`, 0]);
const account = (lists: ReadonlyArray<List>, findItems: FitFilesLists['findItems'] = () => TE.left(offline)): FitFilesLists =>
  ({ uid: maya, lists: of(E.right(lists)), findItems });
const defaults = ['favorites', 'watchlist'].map((name) => oldList(name));
const fit = async (use: FitFilesLists, ...files: ReadonlyArray<MemberFile>) => {
  const answer = await fitFiles(use, files)();
  if (E.isLeft(answer)) throw new Error(answer.left._tag);
  const lists = await firstValueFrom(answer.right.lists);
  return { excesses: answer.right.excesses, names: E.isRight(lists) ? lists.right.map(({ name }) => name) : [] };
};

it('names the lists that there is no room for, over all files', async () => {
  const full = fileOf(['watchlist', 1], ['favorites', 0], ...manyLists(198));
  expect(await fit(account(defaults), full)).toMatchObject({ excesses: [{ lists: [], titles: 0 }] });
  const { excesses, names } = await fit(account(defaults), full, fileOf(['list 7', 0], ['mac_demos', 0]));
  expect([excesses[1], names.length]).toEqual([{ lists: ['Mac demos'], titles: 0 }, 200]);
});

it('counts the titles that a list has no room for, and not those that it has', async () => {
  const items = oldItems('full', ...numbers(2));
  const lists = [oldList('noir', { itemCount: MAX_ITEMS - 1 })];
  const use = account(lists, (_, keys) => TE.right(items.filter(({ itemKey }) => keys.includes(itemKey))));
  expect((await fit(use, fileOf(['noir', 2]))).excesses).toEqual([{ lists: [], titles: 0 }]);
  expect((await fit(use, fileOf(['noir', 5]))).excesses).toEqual([{ lists: [], titles: 2 }]);
});

it('reads no items of lists that have room', async () => {
  expect((await fit(account([oldList('noir', { itemCount: 10 })]), fileOf(['noir', 5]))).excesses).toEqual([{ lists: [], titles: 0 }]);
});
