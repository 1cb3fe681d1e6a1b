import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { notFound, offline } from '#domain/shared/failure';
import { nameListedTitles } from './name-listed-titles';

it('nameListedTitles takes names from the catalogue, and leaves titles unnamed that the catalogue lacks or cannot read', async () => {
  const titles = [1, 2, 3].map((id) => ({ title: { mediaType: 'movie' as const, id }, lists: 9 - id }));
  const named = await nameListedTitles(({ id }) =>
    id === 1 ? TE.right(aTitleDetails({ title: 'Heat' })) : TE.left(id === 2 ? notFound('title') : offline),
  )(titles)();
  expect(named).toMatchObject({
    right: [
      { title: { id: 1 }, lists: 8, name: 'Heat' },
      { title: { id: 2 }, name: null },
      { title: { id: 3 }, name: null },
    ],
  });
});
