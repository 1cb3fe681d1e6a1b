import type { Suggestion } from '#domain/catalogue/catalogue';
import { itemKey } from '#domain/catalogue/title-id';

export type SuggestionGroup = { readonly heading: string; readonly options: ReadonlyArray<Suggestion> };

export const suggestionKey = (suggestion: Suggestion): string =>
  suggestion.kind === 'title' ? itemKey(suggestion.title) : `person-${suggestion.person.id}`;

/** Groups suggestions into titles and people, the group of the best suggestion first; omits empty groups. */
export const groupSuggestions = (suggestions: ReadonlyArray<Suggestion>): ReadonlyArray<SuggestionGroup> => {
  const titles = { heading: 'Films and series', options: suggestions.filter(({ kind }) => kind === 'title') };
  const people = { heading: 'People', options: suggestions.filter(({ kind }) => kind === 'person') };
  const groups = suggestions[0]?.kind === 'person' ? [people, titles] : [titles, people];
  return groups.filter(({ options }) => options.length > 0);
};
