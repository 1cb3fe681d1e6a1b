import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTasteModel } from '#domain/taste/taste-model.fixture';
import type { ModelTitle } from '#domain/taste/taste-model';
import type { Index } from '#adapters/embedded-catalogue/files/index-file';
import type { CatalogueEntry } from '#adapters/embedded-catalogue/queries/catalogue-entry';
import { encodeTasteFile, readTaste } from './taste-file';

const [first] = aTasteModel().titles;
const indexOf = (count: number): Index => {
  const entry: CatalogueEntry = {
    ...(first as ModelTitle).summary, year: 2003, popularity: 1, countries: [], certification: null, lastAirDateThen: null,
    summary: (first as ModelTitle).summary,
  };
  return { movie: Array.from({ length: count }, () => entry), tv: [] };
};
const read = (file: unknown, index: Index) => readTaste(() => TE.right(file), TE.right(index))();
const facts = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 19_999 }), { minLength: 2, maxLength: 30 })
  .map((positions) => positions.toSorted((one, other) => one - other)), { maxLength: 20 });

describe('taste.json', () => {
  it('returns the positions that were encoded', () => {
    const index = indexOf(20_000);
    return fc.assert(fc.asyncProperty(fc.record({ makers: facts, cast: facts, keywords: facts, collections: facts }), async (traits) => {
      const model = await read(JSON.parse(JSON.stringify(encodeTasteFile(traits))), index);
      expect(E.isRight(model) && model.right.traits).toEqual(traits);
    }), { numRuns: 50 });
  });

  it.each([
    [{ keywords: '!!\n!é' }, 'keywords.1'], [{ cast: '!~' }, 'cast.0'], [{ makers: '!z' }, 'makers.0'],
    [{ collections: '!!!!!!!' }, 'collections.0'],
    [{ makers: 3 }, 'makers'],
  ])('names the line of an error in %j', async (fields, path) => {
    const file = { makers: '', cast: '', keywords: '', collections: '', ...fields };
    expect(await read(file, indexOf(5))).toMatchObject({ left: { _tag: 'invalid-data', source: 'taste.json', path } });
  });
});
