import * as E from 'fp-ts/Either';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { commandOf, film, maya, newAddition } from '#domain/lists/list.fixture';
import { emptyTitleState } from '#domain/lists/member-title-state';
import { itemKey } from '#domain/catalogue/title-id';
import { offline } from '#domain/shared/failure';
import { readTitleStates } from './read-title-states';

it('readTitleStates reads 30 titles at once, each once, and applies unconfirmed changes', async () => {
  const parts: number[] = [];
  const watchTitles: Parameters<typeof readTitleStates>[0]['watchTitles'] = (_, titles) => {
    parts.push(titles.length);
    return of(E.right(titles.filter(({ id }) => id % 2 === 0).map((title) => ({ ...emptyTitleState(title), rating: 7 }))));
  };
  const titles = Array.from({ length: 70 }, (_, index) => film(index + 1));
  const read = await readTitleStates({ watchTitles }, maya, () => [commandOf(newAddition('noir', 3))])([...titles, film(1)])();
  if (E.isLeft(read)) throw new Error('not read');
  expect(parts).toEqual([30, 30, 10]);
  expect(
    [1, 2, 3].map((id) => read.right.get(itemKey({ mediaType: 'movie', id }))).map((state) => [state?.rating, state?.listIDs]),
  ).toEqual([
    [null, []],
    [7, []],
    [null, ['noir']],
  ]);
  expect(await readTitleStates({ watchTitles: () => of(E.left(offline)) }, maya, () => [])(titles)()).toEqual(E.left(offline));
});
