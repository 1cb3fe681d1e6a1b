import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { catalogueOfHeat } from '#application/data-file/catalogue-of-heat.fixture';
import { matchTitles } from './match-titles';

describe('matchTitles', () => {
  it('looks for the next title as soon as one is found, eight at the same time, and tells the progress in hundredths', async () => {
    const [progress, waiting]: [number[], (() => void)[]] = [[], []];
    const slow = { ...catalogueOfHeat, findByName: () => () => new Promise<E.Either<never, []>>((resolve) => {
      waiting.push(() => resolve(E.right([])));
    }) };
    const titles = Array.from({ length: 300 }, (_, index) => namedTitle({ name: `Film ${index}` }));
    const matches = matchTitles(
      { catalogue: slow, onProgress: (done) => progress.push(done), signal: new AbortController().signal }, titles,
    )();
    await expect.poll(() => waiting.length).toBe(8);
    // The first title stays open while the others go on.
    for (let next = 1; next < 300; next += 1) {
      await expect.poll(() => waiting.length, { interval: 1 }).toBeGreaterThan(next);
      waiting[next]?.();
    }
    waiting[0]?.();
    expect([E.isRight(await matches), progress.length <= 100, progress.at(-1)]).toEqual([true, true, 1]);
  });
});
