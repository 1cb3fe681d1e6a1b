import { hasHiddenCharacters } from '#domain/shared/hidden-characters';

/**
 * Returns the stored form of a list name: lower-case with underscores (`science_fiction_nights`). The display form is capitalised
 * with spaces ("Science fiction nights").
 */
export const normalizeListName = (name: string): string => name.trim().toLowerCase().normalize('NFC').replace(/[ _]+/g, '_');

/**
 * Returns the display form of a stored or typed name: spaces instead of underscores, and the typed capitals ("macOS demos"); of a name
 * without capitals the first letter is capitalised.
 */
export const displayListName = (name: string): string => {
  const spaced = name.normalize('NFC').replace(/[ _]+/g, ' ').trim();
  if (spaced !== spaced.toLowerCase()) return spaced;
  const [first = ''] = spaced;
  return first.toUpperCase() + spaced.slice(first.length);
};

/** The names of a list: `name` is the stored form, `displayName` the name as typed; null if the stored form shows the same. */
type ListNames = { readonly name: string; readonly displayName: string | null };

/** Returns the names of a list whose name was typed. A display name that would belong to another stored form is left out. */
export const toListNames = (typed: string): ListNames => {
  const [name, shown] = [normalizeListName(typed), displayListName(typed)];
  return { name, displayName: shown === displayListName(name) || normalizeListName(shown) !== name ? null : shown };
};

/** Returns a text of which `toListNames` returns the names of the list. A display name that contradicts the stored form is ignored. */
export const typedListName = ({ name, displayName }: ListNames): string =>
  displayName !== null && normalizeListName(displayName) === name ? displayName : name;

/** Returns the name of a list as it is shown. */
export const shownListName = (list: ListNames): string => displayListName(typedListName(list));

/** Returns a list's name as a part of a file name that every file system takes. */
export const listFileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'list';

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
