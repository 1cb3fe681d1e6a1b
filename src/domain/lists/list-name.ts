/**
 * List names are stored lower-case with underscores (`science_fiction_nights`) and shown capitalised with spaces
 * ("Science fiction nights").
 */
export const normalizeListName = (name: string): string => name.trim().toLowerCase().replace(/[\s_]+/g, '_');

/** The name as people read it: spaces for underscores, first letter capital. */
export const displayListName = (stored: string): string => {
  const spaced = stored.replace(/_/g, ' ').trim();
  const [first = ''] = spaced;
  return first.toUpperCase() + spaced.slice(first.length);
};

export const MAX_LIST_NAME_LENGTH = 60;

/** What names nothing; no document's id can be one dot or two either, and a list's name is one. */
const NO_NAMES = ['', '.', '..'];

/** Why a name will not do, or null when it does. */
export const listNameError = (name: string): 'empty' | 'too-long' | null => {
  const normalised = normalizeListName(name).replace(/^_+|_+$/g, '');
  if (NO_NAMES.includes(normalised)) return 'empty';
  return Array.from(normalizeListName(name)).length > MAX_LIST_NAME_LENGTH ? 'too-long' : null;
};
