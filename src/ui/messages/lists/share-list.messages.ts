import type { Failure } from '#domain/shared/failure';
import { waitAdviceText } from '#ui/messages/failure.messages.ts';
import { itemCountText } from './lists.messages';

/** The dialog that shares a list by a link. */
export const SHARE_LIST_MESSAGES = {
  title: (name: string): string => `Share “${name}”`,
  subtitle: 'Anyone with the link can see the list, without an account.',
  seen: (notes: boolean): string =>
    `They see the name, the description and the titles of the list${notes ? ' with your notes' : ''}, and your display name.`,
  unseen: (notes: boolean): string => `They don’t see your e-mail address, ${notes ? '' : 'notes, '}ratings or watched titles.`,
  showNotes: 'Show my notes',
  inBrowser: 'This is a demo without a server: the link works only in this browser.',
  picture: 'Make a picture',
  pictureAlt: (name: string): string => `Posters of the list, and its name: ${name}`,
  pictureFailed: 'This couldn’t load. Try again.',
  retry: 'Try again',
  file: 'Download this list',
  fileHint: 'To open it in Marquee, use Settings > Import.',
  fileFailed: 'The list couldn’t be read. Try again.',
  saved: 'Saved the list as a file',
  create: 'Create link',
  link: 'Link to this list',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'Couldn’t copy the link. Select it in the dialog and copy it yourself.',
  end: 'End share link',
  confirmEnd: (name: string): string => `End the link to “${name}”?`,
  confirmEndText: 'Nobody can open the list with this link any more. A new link will have another address.',
  keep: 'Keep sharing',
  ended: (name: string): string => `The link to “${name}” has ended`,
} as const;

/** Returns why a list has got no link. */
export const shareFailureText = (failure: Failure): string => {
  if (failure._tag === 'offline') return 'You’re offline. The list isn’t shared. Try again when you’re online.';
  if (failure._tag === 'rate-limited') return `Too many requests. ${waitAdviceText(failure.retryAfterMs)}`;
  if (failure._tag === 'not-found') return 'The server doesn’t have this list. If you’ve just created it, try again in a moment.';
  return failure._tag === 'forbidden' ? 'You can’t share this list.' : 'Something went wrong. The list isn’t shared. Try again.';
};

/** Returns why the notes of a shared list are shown or hidden as before. */
export const notesFailureText = (failure: Failure): string => {
  if (failure._tag === 'offline') return 'You’re offline. Your notes may stay as they were. Try again when you’re online.';
  return failure._tag === 'rate-limited'
    ? `Too many requests. ${waitAdviceText(failure.retryAfterMs)}`
    : 'Something went wrong. Your notes may stay as they were. Try again.';
};

/** Returns why the link of a list has not ended. */
export const endShareFailureText = (failure: Failure): string => {
  if (failure._tag === 'offline') return 'You’re offline. The link still works. Try again when you’re online.';
  return failure._tag === 'rate-limited'
    ? `Too many requests. ${waitAdviceText(failure.retryAfterMs)}`
    : 'Something went wrong. The link may still work. Try again.';
};

/** Returns the line below the name in the picture. @param owner empty if unknown. */
export const pictureFactsText = (count: number, owner: string): string =>
  owner === '' ? itemCountText(count) : `${itemCountText(count)} · ${owner}`;
