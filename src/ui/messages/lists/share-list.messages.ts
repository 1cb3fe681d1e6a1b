import type { Failure } from '#domain/shared/failure';
import { waitAdviceText } from '#ui/messages/failure.messages.ts';

/** The dialog that shares a list by a link. */
export const SHARE_LIST_MESSAGES = {
  title: (name: string): string => `Share “${name}”`,
  subtitle: 'Anyone with the link can see the list, without an account.',
  seen: 'They see the name, the description and the titles of the list, and your display name.',
  unseen: 'They don’t see your e-mail address, notes, ratings or watched titles.',
  inBrowser: 'This is a demo without a server: the link works only in this browser.',
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

/** Returns why the link of a list has not ended. */
export const endShareFailureText = (failure: Failure): string => {
  if (failure._tag === 'offline') return 'You’re offline. The link still works. Try again when you’re online.';
  return failure._tag === 'rate-limited'
    ? `Too many requests. ${waitAdviceText(failure.retryAfterMs)}`
    : 'Something went wrong. The link may still work. Try again.';
};
