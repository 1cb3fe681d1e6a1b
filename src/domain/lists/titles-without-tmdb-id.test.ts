import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TitleId } from '#domain/catalogue/title-id';
import { notFound } from '#domain/shared/failure';
import { emptyTitleState, type MemberTitleState } from './member-title-state';
import { readTitlesWithoutTmdbId, type ItemKeyRange } from './titles-without-tmdb-id';

const stateOf = (id: TitleId): MemberTitleState => emptyTitleState({ ...id, imdbID: null });
const readFrom = (states: ReadonlyArray<MemberTitleState>) => (range: ItemKeyRange, limit: number) =>
  TE.right(
    states
      .filter(({ itemKey }) => itemKey >= range.from && itemKey <= range.until)
      .sort((one, other) => (one.itemKey < other.itemKey ? -1 : 1))
      .slice(0, limit),
  );
const keysFrom = async (states: ReadonlyArray<MemberTitleState>, start: number): Promise<ReadonlyArray<string>> => {
  const read = await readTitlesWithoutTmdbId(readFrom(states), start)();
  return E.isRight(read) ? read.right.map(({ itemKey }) => itemKey) : expect.fail('not read');
};

const anId = fc.record({ mediaType: fc.constantFrom('movie', 'tv'), id: fc.integer({ min: -2_147_483_648, max: -1 }) });
const aStart = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

it('finds each of at most 100 titles once, wherever it begins', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(anId, { selector: ({ mediaType, id }) => `${mediaType}${id}`, maxLength: 100 }),
      aStart,
      async (ids, start) => {
        const states = ids.map(stateOf);
        const keys = await keysFrom([...states, stateOf({ mediaType: 'movie', id: 603 }), stateOf({ mediaType: 'tv', id: 1 })], start);
        expect([...keys].sort()).toEqual(states.map(({ itemKey }) => itemKey).sort());
      },
    ),
  );
});

it('finds 100 of 250 titles, and all of them from ten places', async () => {
  const states = Array.from({ length: 250 }, (_, index) =>
    stateOf({ mediaType: index % 2 === 0 ? 'movie' : 'tv', id: -(1 + ((index * 7_654_321) % 999_999_937)) }),
  );
  const found = await Promise.all(Array.from({ length: 10 }, (_, place) => keysFrom(states, place / 10)));
  expect(found.map((keys) => [keys.length, new Set(keys).size])).toEqual(found.map(() => [100, 100]));
  expect(new Set(found.flat()).size).toBe(250);
});

it('fails as the reading fails', async () => {
  expect(await readTitlesWithoutTmdbId(() => TE.left(notFound('title')), 0)()).toEqual(E.left(notFound('title')));
});
