import { describe, expect, it } from 'vitest';
import type { Suggestion } from '#domain/catalogue/catalogue';
import { noFilters } from '#domain/catalogue/filters';
import { parseSearch } from '#domain/catalogue/search-query';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { mayDescribe, suggestDescribed, type QueryReading } from './suggest-described';

const named = (...names: ReadonlyArray<string>): ReadonlyArray<Suggestion> =>
  names.map((title, id) => ({ kind: 'title', title: aTitle({ id, title }) }));
const read: QueryReading = {
  mediaType: 'movie', filters: noFilters, subjects: ['time loop'], people: [], unread: [],
  titles: Array.from({ length: 12 }, (_, index) => aTitle({ id: index + 1, title: `Loop ${index}` })),
};

describe('mayDescribe', () => {
  it.each([
    ['time loop', [], true],
    ['loop', [], false],
    ['imdb:tt0133093', [], false],
    ['the god', ['The Godfather', 'City of God'], false],
    ['italian job', ['The Italian Job'], false],
    ['italian comedy', ['The King of Comedy', 'Italian Comedy'], true],
  ] as const)('of "%s" with the names %j is %s', (typed, names, expected) => {
    expect(mayDescribe(parseSearch(typed), named(...names))).toBe(expected);
  });
});

describe('suggestDescribed', () => {
  it('has the names that begin with the text, then the described titles under what was read, no title twice, eight in all', () => {
    const suggestions = suggestDescribed(parseSearch('time loop'), named('A Loop in Time', 'Time Loop'), read);
    expect(suggestions.map(({ under }) => under)).toEqual([undefined, ...Array.from({ length: 7 }, () => 'Films: Time loop')]);
    expect(suggestions.map((each) => (each.kind === 'title' ? each.title.id : null))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
