import { listNameError, MAX_LIST_NAME_LENGTH } from '#domain/lists/list-name';
import { cutText } from '#domain/shared/cut-text';
import { replaceHiddenCharacters } from '#domain/shared/hidden-characters';

/**
 * Returns a name that a list can have today: the name itself, or what is left of it without hidden characters and within the length. A
 * list of a file is never lost because of its name.
 */
export const possibleListName = (name: string): string => {
  if (listNameError(name) === null) return name;
  const cut = cutText(replaceHiddenCharacters(name).replace(/\s+/g, ' ').trim(), MAX_LIST_NAME_LENGTH);
  return listNameError(cut) === null ? cut : 'imported list';
};
