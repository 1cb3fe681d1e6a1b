import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getMatchKind, indexName, parseText } from '#domain/catalogue/text-match/match-kind';
import { createSearchTextTable } from './search-text-table';
import { plainPersonSearchText, plainTitleSearchText, surnameFirst } from './plain-names';

const word = fc.stringMatching(/^[abcé3&'-]{1,5}$/);
const article = fc.constantFrom('the', 'a', 'II', '2');
const name = fc.array(fc.oneof({ weight: 4, arbitrary: word }, article), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

describe('createSearchTextTable', () => {
  it('returns every row that matches as a candidate, each once and in order', () => {
    fc.assert(
      fc.property(
        fc.array(name, { maxLength: 30 }),
        fc.array(name, { minLength: 1, maxLength: 5 }),
        fc.nat(9),
        (names, typed, firstRow) => {
          const texts = names.map((each) => indexName([each], true));
          const table = createSearchTextTable(texts, firstRow);
          for (const text of typed.map(parseText)) {
            const candidates = table.candidates(text);
            expect(candidates).toEqual([...new Set(candidates)].toSorted((a, b) => a - b));
            const matching = texts.flatMap((each, row) => (getMatchKind(text)(each) === null ? [] : [firstRow + row]));
            expect(matching.filter((row) => !candidates.includes(row))).toEqual([]);
          }
        },
      ),
    );
  });

  it('returns the text of each row', () => {
    const table = createSearchTextTable(['| a |', '', '| b |'], 5);
    expect([5, 6, 7].map(table.textAt)).toEqual(['| a |', '', '| b |']);
    expect(createSearchTextTable([]).candidates(parseText('a'))).toEqual([]);
  });
});

describe('plain names', () => {
  const ascii = fc
    .array(fc.stringMatching(/^[B-HJ-UWYZ][b-hj-uwyz]{3,8}$/), { minLength: 2, maxLength: 3 })
    .map((words) => words.join(' '));

  it('have the text that indexName returns', () => {
    fc.assert(fc.property(ascii, (text) => {
      expect(plainTitleSearchText(text)).toBe(indexName([text], true));
      expect(plainPersonSearchText(text)).toBe(indexName([text, surnameFirst(text)]));
    }));
  });
});
