import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getMatchKind, indexName, parseText } from '#domain/catalogue/text-match/match-kind';
import { prefixFilter } from './prefix-filter';

const letters = fc.stringMatching(/^[abcé3&'-]{1,5}$/);
const article = fc.constantFrom('the', 'a', 'II', '2');
const name = fc.array(fc.oneof({ weight: 4, arbitrary: letters }, article), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

describe('the beginnings of words', () => {
  it('never rule out a name that fits', async () => {
    await fc.assert(fc.asyncProperty(fc.array(name, { maxLength: 30 }), fc.array(name, { minLength: 1, maxLength: 5 }), async (names, typed) => {
      const all = names.map((one) => indexName([one]));
      const mayFit = await prefixFilter(all);
      // What is in a name is typed too, a part of it at least: most made-up texts fit nothing.
      for (const text of [...typed, ...names, ...names.map((one) => one.slice(0, 3))]) {
        const want = parseText(text);
        for (const [place, one] of all.entries()) if (getMatchKind(want)(one) !== null) expect(mayFit(want)(place)).toBe(true);
      }
    }));
  });

  it('rule out names whose words begin otherwise, by the first three letters', async () => {
    const may = (await prefixFilter([indexName(['The Matrix']), indexName(['Mad Max']), indexName(['Alien']), indexName(['Up'])]))(parseText('mat'));
    expect([0, 1, 2, 3].map(may)).toEqual([true, false, false, false]);
  });
});
