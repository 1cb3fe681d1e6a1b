import { expect, it } from 'vitest';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import type { TasteSuggestion } from '#domain/taste/suggest-from-model';
import { withoutTitles } from './use-suggested-shelves';

const becauseOf = (itemKey: string, ...ids: ReadonlyArray<number>): ReadonlyArray<TasteSuggestion> =>
  ids.map((id) => ({ title: aTitle({ id }), because: { itemKey, title: 'The Wire', act: { kind: 'rated', rating: 9 } } }));

it('leaves no shelf that is named after a title turned down since', () => {
  const shelves = { forYou: becauseOf('tv-1438', 1, 2), likeOne: becauseOf('tv-1438', 3, 4) };
  const idsWithout = (...turnedDown: ReadonlyArray<string>) => {
    const { forYou, likeOne } = withoutTitles(shelves, new Set(['movie-2', 'movie-4']), new Set(turnedDown));
    return [forYou, likeOne].map((shelf) => shelf.map(({ title }) => title.id));
  };
  expect([idsWithout('tv-1'), idsWithout('tv-1438')]).toEqual([[[1], [3]], [[1], []]]);
});
