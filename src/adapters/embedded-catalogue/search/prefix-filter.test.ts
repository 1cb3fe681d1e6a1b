import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getMatchKind, indexName, parseText } from '#domain/catalogue/text-match/match-kind';
import { prefixFilter } from './prefix-filter';

const word = fc.stringMatching(/^[abcé3&'-]{1,5}$/);
const article = fc.constantFrom('the', 'a', 'II', '2');
const name = fc.array(fc.oneof({ weight: 4, arbitrary: word }, article), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

describe('prefixFilter', () => {
  it('returns true for every name that matches', async () => {
    await fc.assert(fc.asyncProperty(fc.array(name, { maxLength: 30 }), fc.array(name, { minLength: 1, maxLength: 5 }), async (names, typed) => {
      const indexed = names.map((text) => indexName([text]));
      const mayMatch = await prefixFilter(indexed);
      // Names and their first characters are typed as well, because most generated texts match no name.
      for (const text of [...typed, ...names, ...names.map((text) => text.slice(0, 3))]) {
        const parsed = parseText(text);
        for (const [index, indexedName] of indexed.entries()) if (getMatchKind(parsed)(indexedName) !== null) expect(mayMatch(parsed)(index)).toBe(true);
      }
    }));
  });

  it('returns false for names whose words differ within the first three characters', async () => {
    const mayMatch = (await prefixFilter([indexName(['The Matrix']), indexName(['Mad Max']), indexName(['Alien']), indexName(['Up'])]))(parseText('mat'));
    expect([0, 1, 2, 3].map(mayMatch)).toEqual([true, false, false, false]);
  });
});
