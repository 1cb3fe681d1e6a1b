import { listNameError, MAX_LIST_NAME_LENGTH, normalizeListName } from '#domain/lists/list-name';

/**
 * Returns a name that no list has: the name itself, or the name with " 2", " 3" and so on, cut where it would be too long.
 * @param taken stored names. @param otherwise replaces a name that is not possible today.
 */
export const freeListName = (name: string, taken: ReadonlySet<string>, otherwise: string): string => {
  const possible = listNameError(name) === null ? name.normalize('NFC') : otherwise;
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` ${number}`;
    const candidate = Array.from(possible).slice(0, MAX_LIST_NAME_LENGTH - ending.length).join('').trimEnd() + ending;
    if (!taken.has(normalizeListName(candidate))) return candidate;
  }
};
