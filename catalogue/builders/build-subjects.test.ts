import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { createSubjectIndex } from '#adapters/embedded-catalogue/search/described/subject-index';
import { decodeSubjects } from '#adapters/embedded-catalogue/search/described/subjects-file';
import { anyKeyword, isContentFilter } from '#domain/catalogue/content/content-filter';
import { describesContent } from '#domain/catalogue/subjects/describes-content';
import { foldWords } from '#domain/catalogue/text-match/fold';
import { loadFacts } from '../load-facts';
import { buildSubjects } from './build-subjects';

it('subjects.json finds each title by each keyword of its page', () => {
  const { movies, series } = loadFacts();
  const all = [...movies, ...series];
  const subjects = decodeSubjects(buildSubjects(all));
  if (E.isLeft(subjects)) throw new Error(JSON.stringify(subjects.left));
  const { find } = createSubjectIndex(subjects.right, { size: 0, nameAt: () => '' });
  const rowsOf = new Map<string, number[]>();
  all.forEach(({ keywords }, row) => keywords.filter(describesContent).forEach((keyword) => {
    rowsOf.set(keyword, [...rowsOf.get(keyword) ?? [], row]);
  }));
  const lost = [...rowsOf].filter(([keyword, rows]) => {
    const { match } = find(foldWords(keyword).join(' '));
    return !isContentFilter(anyKeyword([keyword])) || rows.some((row) => !match.has(row));
  });
  expect(rowsOf.size).toBeGreaterThan(5000);
  expect(lost.map(([keyword]) => keyword)).toEqual([]);
});
