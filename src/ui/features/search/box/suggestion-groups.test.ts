import { describe, expect, it } from 'vitest';
import type { Suggestion } from '#domain/catalogue/catalogue';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { groupSuggestions, suggestionKey } from './suggestion-groups';

const title = (id: number): Suggestion => ({ kind: 'title', title: aTitle({ id }) });
const person = (id: number): Suggestion => ({ kind: 'person', person: { id, name: 'Ada', knownFor: null, imagePath: null, titles: [] } });

describe('suggestion groups', () => {
  it('keep the order of suggestions and start with the group of the best one', () => {
    expect(groupSuggestions([title(1), person(2), title(3)])).toEqual([
      { heading: 'Films and series', options: [title(1), title(3)] },
      { heading: 'People', options: [person(2)] },
    ]);
    expect(groupSuggestions([person(2), title(1)]).map(({ heading }) => heading)).toEqual(['People', 'Films and series']);
  });

  it('end with those that have a heading of their own', () => {
    const like = { ...title(3), under: 'Like Heat (1995)' };
    expect(groupSuggestions([title(1), like]).map(({ heading, options }) => [heading, options.map(suggestionKey)])).toEqual([
      ['Films and series', ['movie-1']], ['Like Heat (1995)', ['movie-3']],
    ]);
  });

  it('omit empty groups', () => {
    expect(groupSuggestions([])).toEqual([]);
    expect(groupSuggestions([title(1)])).toHaveLength(1);
  });

  it('have different keys for a person and a film with the same id', () => {
    expect([title(1), person(1)].map(suggestionKey)).toEqual(['movie-1', 'person-1']);
  });
});
