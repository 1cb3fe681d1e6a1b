import type { Suggestion } from '#domain/catalogue/catalogue';
import { itemKey } from '#domain/catalogue/title-id';
import { RESULT_TAB_NAMES, SEARCH_MESSAGES } from '#ui/messages/catalogue/search.messages.ts';

export type SuggestionGroup = { readonly heading: string; readonly options: ReadonlyArray<Suggestion> };

export const suggestionKey = (suggestion: Suggestion): string =>
  suggestion.kind === 'title' ? itemKey(suggestion.title) : `person-${suggestion.person.id}`;

/** Groups suggestions into titles and people, the group of the best suggestion first; omits empty groups. */
export const groupSuggestions = (suggestions: ReadonlyArray<Suggestion>): ReadonlyArray<SuggestionGroup> => {
  const titles = { heading: SEARCH_MESSAGES.titles, options: suggestions.filter(({ kind }) => kind === 'title') };
  const people = { heading: RESULT_TAB_NAMES.people, options: suggestions.filter(({ kind }) => kind === 'person') };
  const groups = suggestions[0]?.kind === 'person' ? [people, titles] : [titles, people];
  return groups.filter(({ options }) => options.length > 0);
};
