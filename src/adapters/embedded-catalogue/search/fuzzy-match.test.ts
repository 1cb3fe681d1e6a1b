import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexName, parseText } from '#domain/catalogue/text-match/match-kind';
import { MISSING_WORD_COST, fuzzyMatchCost } from '#domain/catalogue/text-match/edit-distance';
import { createFuzzyMatcher } from './fuzzy-match';

const word = fc.stringMatching(/^[abcé]{1,9}$/);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

describe('createFuzzyMatcher', () => {
  it('returns the same names and edits as fuzzyMatchCost on every name, fewest edits first', async () => {
    await fc.assert(fc.asyncProperty(fc.array(name, { maxLength: 20 }), fc.array(name, { minLength: 1, maxLength: 3 }), async (names, typed) => {
      const indexed = names.map((text) => indexName([text]));
      const matchFuzzy = await createFuzzyMatcher(indexed);
      for (const text of typed) {
        const counted = indexed.flatMap((indexedName, index) => {
          const count = fuzzyMatchCost(parseText(text))(indexedName);
          return count === null ? [] : [{ index, edits: count }];
        });
        const complete = counted.filter(({ edits }) => edits < MISSING_WORD_COST);
        const expected = (complete.length > 0 ? complete : counted).toSorted((a, b) => a.edits - b.edits || a.index - b.index);
        expect([...matchFuzzy(parseText(text))]).toEqual(expected);
      }
    }));
  });
});
