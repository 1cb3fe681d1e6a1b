import { formatCountWithNoun } from '#ui/messages/format/format.ts';
import { titlesOnListText } from './card-actions.messages';

/** The dialog that finds titles by name and adds them to a list. */
export const ADD_TITLES_MESSAGES = {
  title: 'Add titles',
  field: 'Find a film or series',
  hint: 'Type a name, then press Enter or choose “Add”. You can add several titles one after the other.',
  browse: 'Browse films and series',
  results: 'Films and series',
  added: 'Added just now',
  searching: 'Searching',
  failedPart: 'this search',
  add: 'Add',
  remove: 'Remove',
  onList: 'On this list',
  undo: 'Undo',
  done: 'Done',
  addTitle: (title: string): string => `Add ${title} to this list`,
  removeTitle: (title: string): string => `Remove ${title} from this list`,
  undoTitle: (title: string): string => `Undo: remove ${title} from this list`,
  isAdded: (title: string): string => `“${title}” added`,
  isRemoved: (title: string): string => `“${title}” removed`,
  isKnown: (title: string): string => `“${title}” is already on this list`,
  isUnknown: (title: string): string => `“${title}” isn’t on this list`,
  count: (count: number): string => `${titlesOnListText(count)} added`,
  found: (count: number): string => formatCountWithNoun(count, 'result', 'results'),
  none: (text: string): string => `No film or series matches “${text}”. Check the spelling, or try fewer words or the original title.`,
  noneStatus: (text: string): string => `No film or series matches “${text}”.`,
} as const;

/** Toasts after the dialog is closed. @param list display name. */
export const ADD_TITLES_TOASTS = {
  added: (count: number, list: string): string => `Added ${titlesOnListText(count)} to ${list}`,
  removed: (count: number, list: string): string => `Removed ${titlesOnListText(count)} from ${list}`,
} as const;
