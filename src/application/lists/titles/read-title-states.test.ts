import * as E from 'fp-ts/Either';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { commandOf, film, newAddition } from '#domain/lists/list.fixture';
import { emptyTitleState } from '#domain/lists/member-title-state';
import { itemKey } from '#domain/catalogue/title-id';
import { offline } from '#domain/shared/failure';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { emptyOutbox } from '#application/ports/outbox-store';
import { readTitleStates } from './read-title-states';

it('readTitleStates reads 30 titles at once, each once, and applies unconfirmed changes', async () => {
  const parts: number[] = [];
  const storedStates: ListUseCases['storedStates'] = (titles) => {
    parts.push(titles.length);
    return of(E.right(titles.filter(({ id }) => id % 2 === 0).map((title) => ({ ...emptyTitleState(title), rating: 7 }))));
  };
  const titles = Array.from({ length: 70 }, (_, index) => film(index + 1));
  const outbox = of(E.right({ ...emptyOutbox, pending: [commandOf(newAddition('noir', 3))] }));
  const read = await readTitleStates({ storedStates, outbox }, [...titles, film(1)])();
  if (E.isLeft(read)) throw new Error('not read');
  expect(parts).toEqual([30, 30, 10]);
  expect(
    [1, 2, 3].map((id) => read.right.get(itemKey({ mediaType: 'movie', id }))).map((state) => [state?.rating, state?.listIDs]),
  ).toEqual([
    [null, []],
    [7, []],
    [null, ['noir']],
  ]);
  expect(await readTitleStates({ storedStates: () => of(E.left(offline)), outbox }, titles)()).toEqual(E.left(offline));
});
