import { matchesText } from '#domain/catalogue/text-match/word-search';
import type { List } from '#domain/lists/list';
import { displayListName, listNameError, normalizeListName } from '#domain/lists/list-name';

/** Returns the lists to choose from. Archived lists appear if they match a typed text or contain the title. */
export const matchingLists = (lists: ReadonlyArray<List>, query: string, holding: ReadonlySet<string>): ReadonlyArray<List> => {
  const [isFound, isTyped] = [matchesText(query, 'anywhere'), query.trim() !== ''];
  return lists.filter(({ listID, name, archived }) => isFound(displayListName(name)) && (!archived || isTyped || holding.has(listID)));
};

/** Returns whether a list with the typed name can be created, or why not; null without a typed name, and if a list has the name. */
export const checkNewListName = (lists: ReadonlyArray<List>, query: string): 'free' | 'too-long' | 'hidden-characters' | null => {
  const error = listNameError(query);
  if (error !== null) return error === 'empty' ? null : error;
  const stored = normalizeListName(query);
  return lists.some(({ name }) => name === stored) ? null : 'free';
};
