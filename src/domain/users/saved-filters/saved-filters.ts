import { hasHiddenCharacters } from '#domain/shared/hidden-characters';
import { normalizeName } from '#domain/users/profile';

/** Filters of a list under a name of the member, as the address of the filtered list. */
export type SavedFilter = { readonly name: string; readonly address: string };

export const MAX_SAVED_FILTERS = 20;
/** Characters of a name. */
export const MAX_FILTER_NAME = 60;
/** Characters of all saved filters as they are stored. `firestore.rules` repeats the number. */
export const MAX_SAVED_FILTERS_TEXT = 8000;

const ADDRESS = /^\/(?:movies|tv-shows|genre)\/[a-z-]{1,40}\?[!-~]{1,700}$/;

/** Returns whether an address is a list with filters. */
export const isFilterAddress = (address: string): boolean => ADDRESS.test(address);

export type FilterNameError = 'required' | 'too-long' | 'hidden-characters' | 'taken';

/** Returns why a name is refused; null if it is not. @param others the saved filters beside this one. */
export const filterNameError = (name: string, others: ReadonlyArray<SavedFilter>): FilterNameError | null => {
  const normalized = normalizeName(name);
  if (hasHiddenCharacters(normalized)) return 'hidden-characters';
  const { length } = Array.from(normalized);
  if (length === 0) return 'required';
  if (length > MAX_FILTER_NAME) return 'too-long';
  return others.some((other) => other.name.toLowerCase() === normalized.toLowerCase()) ? 'taken' : null;
};

const isSound = ({ name, address }: SavedFilter): boolean => filterNameError(name, []) === null && isFilterAddress(address);

/** Reads saved filters, in their order. Lines that are damaged are left out. @param stored a line of name, tab and address for each. */
export const parseSavedFilters = (stored: string | null): ReadonlyArray<SavedFilter> =>
  (stored ?? '').split('\n').map((line) => {
    const [name = '', address = ''] = line.split('\t');
    return { name, address };
  }).filter(isSound).slice(0, MAX_SAVED_FILTERS);

/** Returns the text to store; null for none. `parseSavedFilters` is the inverse. */
export const formatSavedFilters = (saved: ReadonlyArray<SavedFilter>): string | null =>
  saved.map(({ name, address }) => `${normalizeName(name)}\t${address}`).join('\n') || null;

/** Returns whether another filter fits. */
export const hasRoomForFilter = (saved: ReadonlyArray<SavedFilter>, added: SavedFilter): boolean =>
  saved.length < MAX_SAVED_FILTERS && (formatSavedFilters([added, ...saved])?.length ?? 0) <= MAX_SAVED_FILTERS_TEXT;
