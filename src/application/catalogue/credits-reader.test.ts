import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { someMemberFacts } from '#domain/catalogue/credits/member-facts.fixture';
import type { TitleCredits } from '#domain/catalogue/credits/title-credits';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import { offline } from '#domain/shared/failure';
import { creditsReaderOf } from './credits-reader';

const film = (id: number): TitleId => ({ mediaType: 'movie', id });
const films = (count: number): ReadonlyArray<TitleId> => Array.from({ length: count }, (_, index) => film(index + 1));
const KOREAN: TitleCredits = { countries: ['KR'], directors: [], actors: [] };

/** A catalogue that has all films but number 2. */
const setUp = (maxTitles: number | null) => {
  const calls: ReadonlyArray<TitleId>[] = [];
  const network: { failsAt: number | null } = { failsAt: null };
  const reader = creditsReaderOf({
    getMemberFacts: () => TE.right(someMemberFacts({ credits: {
      maxTitles,
      getCredits: (titles) => {
        calls.push(titles);
        return titles.some(({ id }) => id === network.failsAt) ? TE.left(offline)
          : TE.right(new Map(titles.filter(({ id }) => id !== 2).map((title) => [itemKey(title), KOREAN])));
      },
    } })),
  });
  const known = (count: number): ReadonlyArray<number> => {
    const { credits, lookedUp } = reader.known(films(count));
    return [credits.size, lookedUp];
  };
  return { reader, calls, network, known };
};

describe('creditsReaderOf', () => {
  it('looks each title up once, also one that the catalogue does not have', async () => {
    const { reader, calls, known } = setUp(null);
    expect(known(3)).toEqual([0, 0]);
    await reader.readMore(films(3), 1)();
    expect(known(3)).toEqual([2, 3]);
    await reader.readMore(films(4), 1)();
    await reader.readMore(films(4), 1)();
    expect(calls.map((titles) => titles.map(({ id }) => id))).toEqual([[1, 2, 3], [4]]);
  });

  it('reads as many titles as one call allows, and goes on only while too few are known', async () => {
    const { reader, calls, known } = setUp(2);
    expect(await reader.readMore(films(5), 1)()).toEqual(E.right(2));
    expect(known(5)).toEqual([1, 2]);
    await reader.readMore([...films(5), film(6)], 2)();
    expect(known(6)).toEqual([1, 2]);
    await reader.readMore(films(5), 3)();
    expect([known(5), calls.map(({ length }) => length)]).toEqual([[3, 4], [2, 2]]);
  });

  it('keeps the titles before a failure, and repeats the others', async () => {
    const { reader, calls, network, known } = setUp(40);
    network.failsAt = 6;
    expect(await reader.readMore(films(9), 1)()).toEqual(E.left(offline));
    expect(known(9)).toEqual([3, 4]);
    network.failsAt = null;
    await reader.readMore(films(9), 5)();
    expect(known(9)).toEqual([8, 9]);
    expect(calls.flat().map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 5, 6, 7, 8, 9]);
  });
});
