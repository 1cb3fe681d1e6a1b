import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeSubjects, encodeSubjects } from './subjects-file';

it('keeps the rows of each subject, in the order of their first rows', () => {
  const rows = fc.uniqueArray(fc.nat(12_000), { minLength: 1, maxLength: 6 }).map((all) => all.toSorted((a, b) => a - b));
  const names = fc.stringMatching(/^[a-z]{1,4}( [a-z]{1,4})?$/);
  const postings = fc.uniqueArray(fc.tuple(names, rows), { minLength: 1, selector: ([name]) => name });
  fc.assert(fc.property(postings, postings, (keywords, words) => {
    const decoded = decodeSubjects(JSON.parse(JSON.stringify(encodeSubjects(keywords, words))));
    if (E.isLeft(decoded)) throw new Error('not decoded');
    expect(new Map(decoded.right.keywords)).toEqual(new Map(keywords));
    expect(new Map(decoded.right.words)).toEqual(new Map(words));
  }));
});

it('refuses a file without its columns', () => {
  expect(E.isLeft(decodeSubjects({ keywords: { names: '', rows: '' } }))).toBe(true);
});
