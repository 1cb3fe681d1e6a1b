import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { named, wanted } from '#domain/catalogue/likeness';
import { MISSING, mistakes } from '#domain/catalogue/mistakes';
import { nearWords } from './near-words';

const letters = fc.stringMatching(/^[abcé]{1,9}$/);
const name = fc.array(letters, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

describe('the vocabulary', () => {
  it('finds the very names that counting each name’s mistakes finds, with the same counts, nearest first', async () => {
    await fc.assert(fc.asyncProperty(fc.array(name, { maxLength: 20 }), fc.array(name, { minLength: 1, maxLength: 3 }), async (names, typed) => {
      const all = names.map((one) => named([one]));
      const near = await nearWords(all);
      for (const text of typed) {
        const counted = all.flatMap((one, place) => {
          const count = mistakes(wanted(text))(one);
          return count === null ? [] : [{ place, mistakes: count }];
        });
        const whole = counted.filter((one) => one.mistakes < MISSING);
        const wantedOnes = (whole.length > 0 ? whole : counted).toSorted((a, b) => a.mistakes - b.mistakes || a.place - b.place);
        expect([...near(wanted(text))]).toEqual(wantedOnes);
      }
    }));
  });
});
