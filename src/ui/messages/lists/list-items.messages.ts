import type { ItemSortField } from '#domain/lists/item-query';
import type { SortDirection } from '#domain/shared/row-page';
import { formatNumber } from '#ui/messages/format/format.ts';

/** One title in a list. */
export const LIST_ITEM_MESSAGES = {
  more: (title: string): string => `More actions for ${title}`,
  select: (title: string): string => `Select ${title}`,
  grip: (title: string, position: number, count: number): string =>
    `Move ${title}, now ${formatNumber(position)} of ${formatNumber(count)}`,
  moveTo: 'Move to position',
  addNote: 'Add a note',
  editNote: 'Edit note',
  note: (title: string): string => `Note on ${title}`,
  noteOf: (title: string): string => `Edit the note on ${title}`,
  noteChangedElsewhere: 'This note was changed elsewhere meanwhile. It’s now:',
  noteRemovedElsewhere: 'This note was removed elsewhere meanwhile.',
  takeTheirNote: 'Take theirs',
  keepMyNote: 'Keep mine',
  addNoteTo: (title: string): string => `Add a note to ${title}`,
  remove: 'Remove from this list',
  watched: 'Watched',
  ranked: (position: number, title: string): string => `${formatNumber(position)}. ${title}`,
  unknown: '\u2013',
} as const;

/** Announcements of screen readers while a title is moved. */
export const MOVE_ANNOUNCEMENTS = {
  how: 'Press Space or Enter to pick up a title. Left and Right move it earlier and later, Up and Down by a row. Press Space or Enter again to drop it, or Escape to put it back.',
  pickedUp: (title: string, position: number, count: number): string =>
    `Picked up ${title}, position ${formatNumber(position)} of ${formatNumber(count)}.`,
  over: (title: string, position: number, count: number): string =>
    `${title}: position ${formatNumber(position)} of ${formatNumber(count)}.`,
  dropped: (title: string, position: number): string => `Dropped ${title} at position ${formatNumber(position)}.`,
  cancelled: (title: string): string => `Cancelled. ${title} is back at its place.`,
} as const;

/** Column names of the table. */
export const ITEM_COLUMN_NAMES = {
  position: 'Position', title: 'Title', year: 'Year', runtime: 'Length', vote: 'Rating', ownRating: 'Your rating', note: 'Note',
  added: 'Added', move: 'Move', select: 'Select', actions: 'Actions',
  selectAll: 'Select all loaded titles',
} as const;

/** Names of both directions of each order, the usual one first. */
export const ITEM_SORT_NAMES: Readonly<Record<ItemSortField, ReadonlyArray<readonly [SortDirection, string]>>> = {
  order: [['asc', 'My order'], ['desc', 'My order, reversed']],
  addedAt: [['desc', 'Last added'], ['asc', 'First added']],
  titleKey: [['asc', 'Title, A to Z'], ['desc', 'Title, Z to A']],
  releaseYear: [['desc', 'Newest'], ['asc', 'Oldest']],
  vote: [['desc', 'Highest rated'], ['asc', 'Lowest rated']],
  ownRating: [['desc', 'My highest rated'], ['asc', 'My lowest rated']],
  runtime: [['asc', 'Shortest'], ['desc', 'Longest']],
};

/** Filters of a list. */
export const ITEM_FILTER_MESSAGES = {
  sort: 'Sort by',
  type: 'Type',
  genre: 'Genre',
  decade: 'Decade',
  watched: 'Watched',
  watchedOnes: 'Watched',
  unwatchedOnes: 'Not watched',
  any: 'any',
  anyChoice: 'Any',
  films: 'Films',
  series: 'Series',
  decadeName: (from: number): string => `${from}s`,
  clear: 'Clear filters',
} as const;

/** The search of a whole list. */
export const LIST_SEARCH_MESSAGES = {
  running: 'Searching this list',
  progress: (searched: number, count: number, found: number): string =>
    `Searched ${formatNumber(searched)} of ${formatNumber(count)} titles. Found: ${formatNumber(found)}.`,
  stop: 'Stop',
  noMatchSoFarBoard: ['Not found /so far'],
  noMatchSoFar: 'No match in the part of this list that was searched.',
  searchOn: 'Search the rest of this list',
} as const;

/** Actions on several titles. */
export const LIST_BULK_MESSAGES = {
  label: 'Selected titles',
  failed: 'The actions on a selection couldn’t load. Try again.',
  count: (count: number): string => `${formatNumber(count)} selected`,
  selectLoaded: 'Select all',
  allLoaded: (count: number): string => `All ${formatNumber(count)} loaded titles are selected.`,
  /** @param count number of titles of the list; null if a filter hides some. */
  selectWhole: (count: number | null): string =>
    count === null ? 'Select all matching titles' : `Select all ${formatNumber(count)} titles`,
  whole: (count: number | null): string =>
    count === null ? 'All matching titles are selected.' : `All ${formatNumber(count)} titles are selected.`,
  clear: 'Clear selection',
  reading: (done: number, count: number | null): string =>
    count === null ? `Loading titles: ${formatNumber(done)}` : `Loading titles: ${formatNumber(done)} of ${formatNumber(count)}`,
  cancel: 'Cancel',
  copy: 'Copy to…',
  move: 'Move to…',
  markWatched: 'Mark as watched',
  remove: 'Remove',
  copyTitle: 'Copy to a list',
  moveTitle: 'Move to a list',
  search: 'Find a list',
  noLists: 'No list has this name.',
  create: (name: string): string => `Create “${name}”`,
} as const;
