import { hasHiddenCharacters } from '../shared/hidden-characters';

/**
 * Returns the stored form of a list name: lower-case with underscores (`science_fiction_nights`). The display form is capitalised
 * with spaces ("Science fiction nights").
 */
export const normalizeListName = (name: string): string => name.trim().toLowerCase().normalize('NFC').replace(/[ _]+/g, '_');

/** Returns the display form: spaces instead of underscores, first letter capitalised. */
export const displayListName = (stored: string): string => {
  const spaced = stored.replace(/_/g, ' ').trim();
  const [first = ''] = spaced;
  return first.toUpperCase() + spaced.slice(first.length);
};

/** Returns the id of a stored name's document. Document ids contain no slash and stored names no space. */
export const listNameId = (stored: string): string => stored.replaceAll('/', ' ');

export const MAX_LIST_NAME_LENGTH = 60;

/** Invalid names. List names are document ids, and Firestore document ids cannot be `.` or `..`. */
const INVALID_NAMES = ['', '.', '..'];

/** Returns why a name is invalid, or null. Length counts Unicode code points. */
export const listNameError = (name: string): 'empty' | 'too-long' | 'hidden-characters' | null => {
  if (hasHiddenCharacters(name.trim())) return 'hidden-characters';
  const trimmed = normalizeListName(name).replace(/^_+|_+$/g, '');
  if (INVALID_NAMES.includes(trimmed)) return 'empty';
  return Array.from(normalizeListName(name)).length > MAX_LIST_NAME_LENGTH ? 'too-long' : null;
};
