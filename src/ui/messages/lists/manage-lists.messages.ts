import { MAX_LIST_NAME_LENGTH } from '#domain/lists/list-name';
import type { Failure } from '#domain/shared/failure';
import { waitAdviceText } from '#ui/messages/failure.messages.ts';
import { formatCountWithNoun, formatNumber, joinList } from '#ui/messages/format/format.ts';
import { itemCountText } from './lists.messages';

/** The page of all lists. */
export const MANAGE_LISTS_MESSAGES = {
  title: 'Manage lists',
  description: 'Create, sort, rename and delete your lists.',
  create: 'Create list',
  newName: 'New list',
  newHint: `Up to ${MAX_LIST_NAME_LENGTH} characters.`,
  lists: 'Your lists',
  archive: 'Archive',
  archiveNote: 'Archived lists keep their titles and stand at the end of the menu.',
  bin: 'Recently deleted',
  binNote: 'Deleted lists can be restored for 30 days.',
  deleteForever: 'Delete forever',
  deleteListForever: (name: string): string => `Delete ${name} forever`,
  emptyBin: 'Empty the bin',
  confirmForever: (name: string, count: number): string => `Delete “${name}” with ${itemCountText(count)} forever?`,
  confirmForeverText: 'You can’t undo this.',
  confirmEmptyBin: (lists: number, count: number): string =>
    `Delete ${formatCountWithNoun(lists, 'list', 'lists')} with ${itemCountText(count)} forever?`,
  pinned: 'Pinned',
  howToMove:
    'Press Space or Enter to pick up a list. Left and Right move it earlier and later, Up and Down by a row. Press Space or Enter again to drop it, or Escape to put it back.',
  moveFirst: 'Move to the start',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moreFor: (name: string): string => `More actions for ${name}`,
  movedTo: (name: string, position: number): string => `Moved “${name}” to ${formatNumber(position)}`,
  full: (most: number): string => `You have ${formatNumber(most)} lists, which is the limit. Delete one to create another.`,
  restore: 'Restore',
  restoreList: (name: string): string => `Restore ${name}`,
  restoreAs: 'New name',
  /** @param days left before the list cannot be restored. */
  wasDeleted: (days: number): string =>
    `This list was deleted. You can restore it with all its titles for ${formatCountWithNoun(days, 'day', 'days')}.`,
  daysLeft: (days: number): string => (days < 1 ? 'Last day' : `${formatCountWithNoun(days, 'day', 'days')} left`),
  confirmDelete: (name: string, count: number): string => `Delete “${name}” with ${itemCountText(count)}?`,
  confirmDeleteText: 'You can restore it for 30 days.',
  confirm: 'Delete list',
  search: 'Find a list',
  noneFound: 'No list has this name.',
  invitationFailed: 'The invitation couldn’t be loaded.',
} as const;

/** Refused changes. */
export const OUTBOX_MESSAGES = {
  refused: 'Some changes couldn’t be saved',
  retry: 'Try again',
  /** @param waiting changes that need the refused one. */
  waiting: (waiting: number): string =>
    waiting === 1 ? 'One more change needs this one and waits for it.' : `${formatNumber(waiting)} more changes need this one and wait for it.`,
  discard: (waiting: number): string => (waiting === 0 ? 'Discard' : `Discard all ${formatNumber(waiting + 1)} changes`),
  otherName: 'Another name',
  change: {
    create: (name: string): string => `Create “${name}”`,
    rename: (list: string, name: string): string => `Rename ${list} to “${name}”`,
    describe: (list: string): string => `Describe ${list}`,
    place: (list: string): string => `Move ${list}`,
    remove: (list: string): string => `Delete ${list}`,
    restore: (name: string): string => `Restore “${name}”`,
    add: (count: number, list: string): string => `Add ${itemCountText(count)} to ${list}`,
    take: (count: number, list: string): string => `Remove ${itemCountText(count)} from ${list}`,
    move: (count: number, list: string): string => `Move ${itemCountText(count)} to ${list}`,
    order: (list: string): string => `Move a title in ${list}`,
    note: (list: string): string => `Change a note in ${list}`,
    log: (count: number, title: string): string =>
      count === 1 ? `Mark ${title} as watched` : `Mark ${formatCountWithNoun(count, 'title or episode', 'titles or episodes')} as watched`,
    unlog: (count: number, title: string): string =>
      count === 1 ? `Remove ${title} from your history` : `Remove ${formatCountWithNoun(count, 'entry', 'entries')} from your history`,
    viewingTime: (title: string): string => `Change a viewing of ${title}`,
    rate: (title: string, rating: number): string => `Rate ${title} ${rating} out of 10`,
    unrate: (title: string): string => `Remove your rating of ${title}`,
    rateSeveral: (count: number, title: string): string =>
      (count === 1 ? `Rate ${title}` : `Rate ${formatCountWithNoun(count, 'title', 'titles')}`),
  },
  unknownList: 'a list',
} as const;

/** Most lists that a question names. */
const MAX_NAMED = 5;

/** Returns the lists that emptying the bin deletes: "Noir with 3 titles and Rainy sundays with 1 title. You can’t undo this." */
export const emptyBinQuestionText = (lists: ReadonlyArray<{ readonly name: string; readonly count: number }>): string => {
  const named = lists.slice(0, MAX_NAMED).map(({ name, count }) => `“${name}” with ${itemCountText(count)}`);
  const rest = lists.length - named.length;
  return `${joinList(rest === 0 ? named : [...named, formatCountWithNoun(rest, 'more list', 'more lists')])}. ${MANAGE_LISTS_MESSAGES.confirmForeverText}`;
};

/** Returns why a list was not deleted for good. A part of its titles may be deleted, which the next attempt continues. */
export const listDeletionFailureText = (failure: Failure): string => {
  if (failure._tag === 'offline') return 'You’re offline. Nothing was deleted. Try again when you’re online.';
  return failure._tag === 'rate-limited'
    ? `Too many requests. ${waitAdviceText(failure.retryAfterMs)}`
    : 'The list wasn’t deleted completely. Try again.';
};

const INVALID: Readonly<Record<string, string>> = {
  empty: 'Enter a name.',
  'too-long': 'Shorten this text.',
  'hidden-characters': 'The name contains an invisible character or a special space. Type it again.',
  'too-many': 'The limit is reached. Delete something first.',
};

/** Returns why a change of lists was refused, in one or two sentences. */
export const listRejectionText = (failure: Failure): string => {
  if (failure._tag === 'conflict')
    return failure.what === 'list name'
      ? 'You already have a list with this name. Choose another.'
      : 'This list was deleted. Restore it first.';
  if (failure._tag === 'invalid') return INVALID[failure.rule] ?? 'This isn’t valid. Check it and try again.';
  if (failure._tag === 'forbidden')
    return failure.what === 'this list'
      ? 'Favorites and watchlist can’t be renamed or deleted.'
      : 'This was refused, but nothing was lost. Try again.';
  if (failure._tag === 'not-found') return 'This list no longer exists, or you no longer edit it.';
  if (failure._tag === 'unavailable') return 'That didn’t work, but nothing was lost. Try again.';
  return 'Something went wrong. Nothing was lost. Try again.';
};
