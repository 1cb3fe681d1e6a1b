import { MAX_FILTER_NAME, MAX_SAVED_FILTERS, type FilterNameError } from '#domain/users/saved-filters/saved-filters';

/** Texts of saved filters. */
export const SAVED_FILTERS_MESSAGES = {
  heading: 'Saved filters',
  empty: 'Filters that you save on a list of films or series appear here, and always show what fits now.',
  browse: 'Browse films',
  save: 'Save filters',
  name: 'Name',
  savedAs: (name: string): string => `Saved as “${name}”`,
  full: `You have saved ${MAX_SAVED_FILTERS} filters, or very long ones. Delete one to save another.`,
  rename: 'Rename',
  renameOne: (name: string): string => `Rename ${name}`,
  delete: 'Delete',
  deleteOne: (name: string): string => `Delete ${name}`,
  cancel: 'Cancel',
  undo: 'Undo',
  undone: 'Taken back',
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
      return 'The name has characters that cannot be seen. Type it again.';
    case 'taken':
      return 'You have saved other filters under this name.';
  }
};
