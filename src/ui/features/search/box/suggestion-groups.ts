import type { Suggestion } from '#domain/catalogue/catalogue';
import { itemKey } from '#domain/catalogue/title-id';

export type SuggestionGroup = { readonly heading: string; readonly options: ReadonlyArray<Suggestion> };

export const suggestionKey = (suggestion: Suggestion): string =>
  suggestion.kind === 'title' ? itemKey(suggestion.title) : `person-${suggestion.person.id}`;

/** Titles and people under a heading each, the group of the best suggestion first. */
export const groupSuggestions = (suggestions: ReadonlyArray<Suggestion>): ReadonlyArray<SuggestionGroup> => {
  const titles = { heading: 'Films and series', options: suggestions.filter(({ kind }) => kind === 'title') };
  const people = { heading: 'People', options: suggestions.filter(({ kind }) => kind === 'person') };
  const groups = suggestions[0]?.kind === 'person' ? [people, titles] : [titles, people];
  return groups.filter(({ options }) => options.length > 0);
};
