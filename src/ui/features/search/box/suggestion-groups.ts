import type { Suggestion } from '#domain/catalogue/catalogue';
import { itemKey } from '#domain/catalogue/title-id';
import { RESULT_TAB_NAMES, SEARCH_MESSAGES } from '#ui/messages/catalogue/search.messages.ts';

/** @property under heading of its group, if the group is not that of its kind. */
export type ListedSuggestion = Suggestion & { readonly under?: string };

export type SuggestionGroup = { readonly heading: string; readonly options: ReadonlyArray<ListedSuggestion> };

export const suggestionKey = (suggestion: Suggestion): string =>
  suggestion.kind === 'title' ? itemKey(suggestion.title) : `person-${suggestion.person.id}`;

/** Groups suggestions into titles and people, the group of the best suggestion first, and one with its own heading; omits empty groups. */
export const groupSuggestions = (suggestions: ReadonlyArray<ListedSuggestion>): ReadonlyArray<SuggestionGroup> => {
  const under = suggestions.filter((each) => each.under !== undefined);
  const named = suggestions.filter((each) => each.under === undefined);
  const titles = { heading: SEARCH_MESSAGES.titles, options: named.filter(({ kind }) => kind === 'title') };
  const people = { heading: RESULT_TAB_NAMES.people, options: named.filter(({ kind }) => kind === 'person') };
  const groups = suggestions[0]?.kind === 'person' ? [people, titles] : [titles, people];
  return [...groups, { heading: under[0]?.under ?? '', options: under }].filter(({ options }) => options.length > 0);
};
