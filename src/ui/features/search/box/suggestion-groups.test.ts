import { describe, expect, it } from 'vitest';
import type { Suggestion } from '#domain/catalogue/catalogue';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { groupSuggestions, suggestionKey } from './suggestion-groups';

const title = (id: number): Suggestion => ({ kind: 'title', title: aTitle({ id }) });
const person = (id: number): Suggestion => ({ kind: 'person', person: { id, name: 'Ada', knownFor: null, picturePath: null, titles: [] } });

describe('suggestions', () => {
  it('stand under a heading each, in their order, the best group first', () => {
    expect(groupSuggestions([title(1), person(2), title(3)])).toEqual([
      { heading: 'Films and series', options: [title(1), title(3)] },
      { heading: 'People', options: [person(2)] },
    ]);
    expect(groupSuggestions([person(2), title(1)]).map(({ heading }) => heading)).toEqual(['People', 'Films and series']);
  });

  it('have no heading without anything below it', () => {
    expect(groupSuggestions([])).toEqual([]);
    expect(groupSuggestions([title(1)])).toHaveLength(1);
  });

  it('are told apart, a person from a film of the same number too', () => {
    expect([title(1), person(1)].map(suggestionKey)).toEqual(['movie-1', 'person-1']);
  });
});
