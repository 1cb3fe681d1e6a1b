import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexName, parseText, type ParsedText, type SearchText } from '#domain/catalogue/text-match/match-kind';
import { editsToPrefix, fuzzyMatchableWords, maxMissingWords, MISSING_WORD_COST } from '#domain/catalogue/text-match/edit-distance';
import { createFuzzyMatcher } from './fuzzy-match';

const word = fc.stringMatching(/^[abcé]{1,9}$/);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

/** Compares every typed word with every word of a name. @returns null without a match. */
const costOf = ({ words }: ParsedText, indexed: SearchText): number | null => {
  const nameWords = fuzzyMatchableWords(indexed);
  const costs = words.map((typed) =>
    nameWords.reduce((least, each) => Math.min(least, editsToPrefix(typed, each) ?? MISSING_WORD_COST), MISSING_WORD_COST),
  );
  const missing = costs.filter((cost) => cost === MISSING_WORD_COST).length;
  return words.length === 0 || missing > maxMissingWords(words.length) ? null : costs.reduce((a, b) => a + b, 0);
};

/** Returns the edits between typed words and a single name; null without a match. */
const editsFor = async (typed: string, single: string): Promise<number | null> => {
  const [match] = (await createFuzzyMatcher([indexName([single])]))(parseText(typed));
  return match?.edits ?? null;
};

describe('createFuzzyMatcher', () => {
  it('returns the same names and edits as a comparison with every name, fewest edits first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(name, { maxLength: 20 }), fc.array(name, { minLength: 1, maxLength: 3 }), async (names, typed) => {
        const indexed = names.map((text) => indexName([text]));
        const matchFuzzy = await createFuzzyMatcher(indexed);
        for (const text of typed) {
          const counted = indexed.flatMap((indexedName, index) => {
            const edits = costOf(parseText(text), indexedName);
            return edits === null ? [] : [{ index, edits }];
          });
          const complete = counted.filter(({ edits }) => edits < MISSING_WORD_COST);
          const expected = (complete.length > 0 ? complete : counted).toSorted((a, b) => a.edits - b.edits || a.index - b.index);
          expect([...matchFuzzy(parseText(text))]).toEqual(expected);
        }
      }),
    );
  });

  it.each([
    ['godfahter', 'The Godfather', 1], ['shawshank redemtion', 'The Shawshank Redemption', 1],
    ['leonardo dicapro', 'Leonardo DiCaprio', 1], ['schindlers lsit', 'Schindler’s List', 1],
    ['teh matrix', 'The Matrix', MISSING_WORD_COST], ['up', 'Us', null], ['alien', 'Brazil', null],
    ['star zzzz yyyy', 'Star Wars', null], ['', 'Star Wars', null],
  ])('counts the edits of "%s" for "%s" as %s', async (typed, single, expected) => {
    expect(await editsFor(typed, single)).toBe(expected);
  });

  it('accepts one edit at any position of a long word', async () => {
    await fc.assert(fc.asyncProperty(fc.stringMatching(/^[b-hj-z]{8,12}$/), fc.nat(), async (text, seed) => {
      const index = seed % text.length;
      const shortened = text.slice(0, index) + text.slice(index + 1);
      const replaced = `${text.slice(0, index)}i${text.slice(index + 1)}`;
      expect([await editsFor(shortened, text), await editsFor(replaced, text)].filter((edits) => edits === null || edits > 1)).toEqual([]);
    }));
  });
});
