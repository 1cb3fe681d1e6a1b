import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { film } from '#domain/lists/list.fixture';
import { offline } from '#domain/shared/failure';
import { withImdbIds } from './title-changes';

it('gives titles with a number of the catalogue their IMDb id, and asks for no others', async () => {
  const lookups: number[] = [];
  const complete = withImdbIds(({ id }) => {
    lookups.push(id);
    return id === -7 ? TE.left(offline) : TE.right('tt0013257');
  });
  const titles = [film(-5), film(603), film(-7), film(-6, { imdbID: 'tt0000006' })];
  expect((await complete(titles)).map(({ imdbID }) => imdbID)).toEqual(['tt0013257', null, null, 'tt0000006']);
  expect(lookups).toEqual([-5, -7]);
});
