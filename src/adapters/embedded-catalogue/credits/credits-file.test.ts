import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveIdFromName } from '#adapters/embedded-catalogue/queries/ids-from-names';
import { decodeCreditsFile, encodeCreditsFile, type PersonTitles } from './credits-file';

const SIZE = 300;
const anyPeople: fc.Arbitrary<ReadonlyArray<PersonTitles>> = fc.uniqueArray(
  fc.record({
    number: fc.integer({ min: 1, max: 50 }), isRenumbered: fc.boolean(),
    positions: fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }), { minLength: 2, maxLength: 6 }),
  }),
  { selector: ({ number }) => number, maxLength: 8 },
).map((people) => people.map(({ number, isRenumbered, positions }) => ({
  name: `Person ${number}`, personId: isRenumbered ? number : deriveIdFromName(`Person ${number}`),
  positions: positions.toSorted((one, other) => one - other),
})));

describe('credits.json', () => {
  it('returns the people of each title that were encoded', () =>
    fc.assert(fc.property(anyPeople, anyPeople, (directors, actors) => {
      const file: unknown = JSON.parse(JSON.stringify(encodeCreditsFile({ directors, actors })));
      const decoded = E.getOrElseW(() => null)(decodeCreditsFile(SIZE)(file));
      for (let at = 0; at < SIZE; at += 1) {
        const of = (people: ReadonlyArray<PersonTitles>) =>
          people.filter(({ positions }) => positions.includes(at)).map(({ personId, name }) => ({ personId, name }));
        expect(decoded?.get(at) ?? { directors: [], actors: [] }).toEqual({ directors: of(directors), actors: of(actors) });
      }
    }), { numRuns: 30 }));

  it.each([
    [{ names: 'A', titles: '!é' }, 'directors.0'], [{ names: 'A', titles: '!!\n!!' }, 'directors.1'],
    [{ names: 'A', titles: '!>' }, 'directors.0'],
    [{ names: 3 }, 'directors.names'],
  ])('names the line of an error in %j', (fields, path) => {
    const none = { names: '', titles: '', renumbered: {} };
    expect(decodeCreditsFile(5)({ directors: { ...none, ...fields }, actors: none })).toMatchObject({
      left: { _tag: 'invalid-data', source: 'credits.json', path },
    });
  });
});
