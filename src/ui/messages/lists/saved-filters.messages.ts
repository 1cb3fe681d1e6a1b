import { MAX_FILTER_NAME, MAX_SAVED_FILTERS, type FilterNameError } from '#domain/users/saved-filters/saved-filters';

/** Texts of saved filters. */
export const SAVED_FILTERS_MESSAGES = {
  heading: 'Saved filters',
  empty: 'Filters you save on a list of films or series appear here.',
  browse: 'Browse films',
  save: 'Save filters',
  name: 'Name',
  savedAs: (name: string): string => `Saved as “${name}”`,
  full: `There’s no room for another (at most ${MAX_SAVED_FILTERS} filters). Delete one first.`,
  rename: 'Rename',
  renameOne: (name: string): string => `Rename ${name}`,
  delete: 'Delete',
  deleteOne: (name: string): string => `Delete ${name}`,
  cancel: 'Cancel',
  undo: 'Undo',
  undone: 'Undone',
  changedElsewhere: 'You changed these filters on another device. Nothing was changed here.',
  saved: (name: string): string => `Saved “${name}”. You find it under Manage lists.`,
  renamed: (name: string): string => `Renamed to “${name}”`,
  deleted: (name: string): string => `Deleted “${name}”`,
} as const;

/** Returns why a name of saved filters is refused. */
export const filterNameErrorText = (error: FilterNameError): string => {
  switch (error) {
    case 'required':
      return 'Enter a name.';
    case 'too-long':
      return `Use at most ${MAX_FILTER_NAME} characters.`;
    case 'hidden-characters':
      return 'The name contains an invisible character or a special space. Type it again.';
    case 'taken':
      return 'Other filters have this name. Choose another.';
  }
};
