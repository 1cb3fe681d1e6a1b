import { formatNumber } from '#ui/messages/format/format.ts';
import { itemCountText } from './lists.messages';

/** Acts of a member on the page of a shared list. */
export const SHARED_LIST_ACTION_MESSAGES = {
  copy: 'Copy to my lists',
  addAll: 'Add all to watchlist',
  openCopy: 'Open your copy',
  openOwn: 'Open in your lists',
  /** The name of a copy if that of the list is not possible. */
  copyName: 'Copied list',
  copied: (count: number, name: string): string => `Copied ${itemCountText(count)} to “${name}”`,
} as const;

/** Returns what "Add all to watchlist" did. @param there number of titles that were on the watchlist before. */
export const addedToWatchlistText = (added: number, there: number): string => {
  if (added === 0) {
    return there === 1 ? 'The title is on your watchlist already.' : `All ${itemCountText(there)} are on your watchlist already.`;
  }
  const before = there === 0 ? '' : ` ${there === 1 ? '1 was' : `${formatNumber(there)} were`} there already.`;
  return `Added ${itemCountText(added)} to Watchlist.${before}`;
};

/** Says why the titles do not fit. @param room number of titles that the watchlist can still take. */
export const noRoomText = (room: number, missing: number): string =>
  `Your watchlist has room for ${itemCountText(room)}, but ${formatNumber(missing)} of this list aren’t on it yet. Nothing was added.`;
