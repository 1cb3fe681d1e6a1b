import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexName, parseText } from '#domain/catalogue/text-match/match-kind';
import { MISSING_WORD_COST, countEdits } from '#domain/catalogue/text-match/edit-distance';
import { createFuzzyMatcher } from './fuzzy-match';

const letters = fc.stringMatching(/^[abcé]{1,9}$/);
const name = fc.array(letters, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

describe('the vocabulary', () => {
  it('finds the very names that counting each name’s mistakes finds, with the same counts, nearest first', async () => {
    await fc.assert(fc.asyncProperty(fc.array(name, { maxLength: 20 }), fc.array(name, { minLength: 1, maxLength: 3 }), async (names, typed) => {
      const all = names.map((one) => indexName([one]));
      const near = await createFuzzyMatcher(all);
      for (const text of typed) {
        const counted = all.flatMap((one, index) => {
          const count = countEdits(parseText(text))(one);
          return count === null ? [] : [{ index, edits: count }];
        });
        const whole = counted.filter((one) => one.edits < MISSING_WORD_COST);
        const wantedOnes = (whole.length > 0 ? whole : counted).toSorted((a, b) => a.edits - b.edits || a.index - b.index);
        expect([...near(parseText(text))]).toEqual(wantedOnes);
      }
    }));
  });
});
