import { MAX_ITEMS, MAX_LISTS } from '#domain/lists/list';
import { MAX_LIST_NAME_LENGTH } from '#domain/lists/list-name';
import type { Failure } from '#domain/shared/failure';
import { formatCountWithNoun, formatNumber } from '#ui/messages/format/format.ts';
import { historyFailureText } from './watched.messages';
import { failureAdviceText, failureSummaryText } from '#ui/messages/failure.messages.ts';

/** Buttons, keys and the menu with which members put a title on lists. */
export const CARD_ACTION_MESSAGES = {
  lists: { watchlist: 'Watchlist', favorites: 'Favorites' },
  addToList: 'Add to list',
  turnDown: 'Not for me',
  undo: 'Undo',
  nothingToUndo: 'Nothing to undo.',
  search: 'Find or create a list',
  yourLists: 'Your lists',
  archived: 'Archived',
  noMatch: 'No list has this name.',
  done: 'Done',
  loading: 'Loading your lists',
  menuFailed: 'This couldn’t load. Nothing was changed. Try again.',
  helpFailed: 'The list of keys couldn’t load. Try again.',
} as const;

/** Names of the buttons of one title. */
export const addTitleToLabel = (title: string, list: string): string => `Add ${title} to ${list}`;
export const addTitleLabel = (title: string): string => `Add ${title} to a list`;

/** Name of the button on a poster that opens all actions of the title. */
export const posterMenuLabel = (title: string): string => `Actions for ${title}`;

/** Entries of the menu of a row. @param list display name. */
export const addToLabel = (list: string): string => `Add to ${list}`;
export const removeFromLabel = (list: string): string => `Remove from ${list}`;

/** Toasts after a change. @param list display name. */
export const addedToText = (list: string): string => `Added to ${list}`;
export const removedFromText = (list: string): string => `Removed from ${list}`;
export const changedListCountText = (lists: number): string => `Changed on ${formatCountWithNoun(lists, 'list', 'lists')}`;

/** Options of the menu. @param name as typed. */
export const createListLabel = (name: string): string => `Create “${name}”`;
export const titlesOnListText = (titles: number): string => formatCountWithNoun(titles, 'title', 'titles');
export const listsFoundText = (lists: number): string => formatCountWithNoun(lists, 'list', 'lists');

/** Says how many changes were taken back. */
export const undoneChangesText = (steps: number): string => `Undone: ${formatCountWithNoun(steps, 'change', 'changes')}.`;

/** Why a name for a list is refused. */
const NAME_RULES: Readonly<Record<string, string>> = {
  empty: 'Enter a name for the list.',
  'too-long': `A list’s name has at most ${MAX_LIST_NAME_LENGTH} characters.`,
  'hidden-characters': 'The name contains an invisible character or a special space. Type it again.',
};

const STORAGE: Readonly<Record<NonNullable<Failure['storage']>, string>> = {
  full: 'This device’s storage is full, so the change wasn’t saved. Free some space and try again.',
  refused: 'The change wasn’t saved. Allow this browser to store data for Marquee.',
  newer: 'A newer version of Marquee is open in another tab, so the change wasn’t saved. Reload the page.',
};

/** Says why a change of lists failed, and what to do. Nothing was changed. */
export const listChangeFailureText = (failure: Failure): string => {
  if (failure.storage !== undefined) return STORAGE[failure.storage];
  if (failure._tag === 'conflict' && failure.what === 'list name') return 'You already have a list with this name. Choose another.';
  if (failure._tag === 'conflict' && failure.what === 'deleted list') return 'This list was deleted. Restore it first.';
  if (failure._tag === 'not-found' && failure.what === 'list') return 'This list no longer exists.';
  if (failure._tag === 'invalid' && failure.field === 'name') return NAME_RULES[failure.rule] ?? 'Choose another name.';
  if (failure._tag === 'invalid' && failure.field === 'items')
    return `This list is full (${formatNumber(MAX_ITEMS)} titles). Remove one first.`;
  if (failure._tag === 'invalid' && ['watchedAt', 'viewings', 'rating'].includes(failure.field)) return historyFailureText(failure);
  if (failure._tag === 'invalid' && failure.field === 'lists')
    return `You have ${MAX_LISTS} lists, which is the limit. Delete one first.`;
  return failure._tag === 'unavailable'
    ? 'The change wasn’t saved. Try again.'
    : `${failureSummaryText(failure)} ${failureAdviceText(failure)}`;
};

/** The keys that act on a title, and the dialog that lists them. */
export const TITLE_SHORTCUT_MESSAGES = {
  title: 'Keyboard shortcuts',
  subtitle: 'The keys act on the poster or row in focus, or on the title whose page is open.',
  watchlist: 'Add to or remove from Watchlist',
  favorites: 'Add to or remove from Favorites',
  watched: 'Mark as watched, or show your viewings',
  addToList: 'Add to list',
  turnDown: 'Not for me, or take that back',
  undo: 'Undo the last change to your lists or history',
  search: 'Search',
  help: 'Show these shortcuts',
  singleKeys: 'Use shortcuts without Ctrl, Alt or ⌘',
  singleKeysHint: 'If this is off, the keys W, F, H, A, N, / and ? do nothing. The menu key still opens “Add to list”.',
  or: 'or',
  keys: { menu: 'Menu', shift: 'Shift', f10: 'F10', ctrl: 'Ctrl', command: '⌘' },
} as const;
