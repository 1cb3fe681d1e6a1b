import { foldWords } from '#domain/catalogue/text-match/fold';
import type { List } from '#domain/lists/list';
import { listNameError, normalizeListName } from '#domain/lists/list-name';

/** Returns whether each typed word is the beginning of a word of the name. */
const matches = (typed: ReadonlyArray<string>, name: string): boolean => {
  const words = foldWords(name.replaceAll('_', ' '));
  return typed.every((word) => words.some((other) => other.startsWith(word)));
};

/** Returns the lists to choose from. Archived lists appear if they match a typed text or contain the title. */
export const matchingLists = (lists: ReadonlyArray<List>, query: string, holding: ReadonlySet<string>): ReadonlyArray<List> => {
  const typed = foldWords(query);
  return lists.filter(({ listID, name, archived }) => matches(typed, name) && (!archived || typed.length > 0 || holding.has(listID)));
};

/** Returns whether a list with the typed name can be created, or why not; null without a typed name, and if a list has the name. */
export const checkNewListName = (lists: ReadonlyArray<List>, query: string): 'free' | 'too-long' | 'hidden-characters' | null => {
  const error = listNameError(query);
  if (error !== null) return error === 'empty' ? null : error;
  const stored = normalizeListName(query);
  return lists.some(({ name }) => name === stored) ? null : 'free';
};
