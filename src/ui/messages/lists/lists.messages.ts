import { formatCountWithNoun, formatNumber } from '#ui/messages/format/format.ts';
import { daysAgoText } from '#ui/messages/format/relative-time.ts';

/** "No titles", "1 title", "18 titles". */
export const itemCountText = (count: number): string => (count === 0 ? 'No titles' : formatCountWithNoun(count, 'title', 'titles'));

/** The page of one list. */
export const LIST_PAGE_MESSAGES = {
  description: (name: string): string => `${name}: sort, filter and change your list.`,
  loading: 'Loading your list',
  loadingLists: 'Loading your lists',
  addTitles: 'Add titles',
  pickRandom: 'Pick one for me',
  noPick: 'This list has no titles to pick from.',
  more: 'More actions for this list',
  rename: 'Rename',
  describe: 'Edit description',
  addDescription: 'Add a description',
  share: 'Share list',
  shared: 'Shared',
  pin: 'Pin',
  unpin: 'Unpin',
  archive: 'Archive',
  unarchive: 'Move out of the archive',
  deleteList: 'Delete',
  archived: 'Archived',
  nameField: 'List name',
  descriptionField: 'Description',
  save: 'Save',
  cancel: 'Cancel',
  select: 'Select',
  stopSelecting: 'Stop selecting',
  layout: 'Layout',
  grid: 'Posters',
  table: 'Table',
  controls: 'Sort and filter',
  words: 'Find in this list',
  allTitles: 'All titles in this list',
  loadMore: 'Load more',
  loadingMore: 'Loading more',
  failedPart: 'more of this list',
  endOf: (count: number): string => itemCountText(count),
  keptTitles: (count: number): string =>
    `Offline you see only the titles on this device, maybe not all ${formatNumber(count)}. Sorting and filters cover only these.`,
  noMatch: 'No titles in this list match. Remove a filter or clear them all.',
  noMatchBoard: ['No /match'],
  clearFilters: 'Clear all filters',
  emptyBoard: ['Nothing /here', 'yet'],
  emptyList: 'Add a film or series with the + on its poster or on its page.',
  emptyWatchlist: 'Save what you want to watch: press the bookmark on any poster or title page.',
  emptyFavorites: 'Keep the titles you love here: press the heart on any poster or title page.',
  browseFilms: 'Browse films',
  browseSeries: 'Browse series',
} as const;

/** Returns the line below a list's name: "18 titles. Changed yesterday.", "No titles yet." */
export const listSummaryText = (count: number, changedAt: number | null, now: number): string =>
  [
    count === 0 ? 'No titles yet.' : `${itemCountText(count)}.`,
    ...(changedAt === null ? [] : [`Changed ${daysAgoText(changedAt, now)}.`]),
  ].join(' ');

/** Returns what the server counted of a list: "12 of 40 watched · 63 h". @param runtime minutes, 0 if unknown. */
export const watchedSummaryText = (count: number, { watched, runtime }: { readonly watched: number; readonly runtime: number }): string => {
  const seen = `${formatNumber(Math.min(watched, count))} of ${formatNumber(count)} watched`;
  return runtime === 0 ? seen : `${seen} · ${runtime < 60 ? `${runtime} min` : `${formatNumber(Math.round(runtime / 60))} h`}`;
};

/** Messages about a change, each with Undo. */
export const LIST_TOASTS = {
  removed: (title: string): string => `Removed “${title}”`,
  removedMany: (count: number): string => `Removed ${itemCountText(count)}`,
  moved: (title: string, position: number): string => `Moved “${title}” to ${formatNumber(position)}`,
  movedMany: (count: number, list: string): string => `Moved ${itemCountText(count)} to ${list}`,
  copiedMany: (count: number, list: string): string => `Copied ${itemCountText(count)} to ${list}`,
  noted: (title: string): string => `Saved your note on “${title}”`,
  created: (name: string): string => `Created “${name}”`,
  renamed: (name: string): string => `Renamed to “${name}”`,
  deleted: (name: string): string => `Deleted “${name}”`,
  deletedForever: (name: string): string => `Deleted “${name}” forever`,
  emptiedBin: 'Emptied the bin',
  restored: (name: string): string => `Restored “${name}”`,
  archived: (name: string): string => `Archived “${name}”`,
  unarchived: (name: string): string => `Moved “${name}” out of the archive`,
  pinned: (name: string): string => `Pinned “${name}”`,
  unpinned: (name: string): string => `Unpinned “${name}”`,
  described: (name: string): string => `Saved the description of “${name}”`,
} as const;

/** The dialog with a title picked at random. */
export const RANDOM_PICK_MESSAGES = { another: 'Pick another', open: 'Open' } as const;
