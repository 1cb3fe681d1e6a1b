import { MAX_EDITORS, MAX_LISTS } from '#domain/lists/list';
import type { Failure } from '#domain/shared/failure';
import { once } from '#ui/design/utils/once.ts';
import { failureMessage, waitAdviceText } from '#ui/messages/failure.messages.ts';
import { itemCountText } from './lists.messages';

const moment = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }));

/** A list that several people edit, as somebody sees it whose list it is not. */
export const JOINT_LIST_MESSAGES = {
  heading: 'Lists with others',
  loading: 'Loading the list',
  failedPart: 'lists with others',
  by: (owner: string, count: number): string => `A list by ${owner} · ${itemCountText(count)}`,
  /** @param at ms since 1970. */
  asOf: (at: number): string => `As of ${moment().format(at)}. What others have changed since then is missing.`,
  people: (names: string): string => `Edited by ${names}`,
  you: 'you',
  /** @param name empty if the person has left or has no usable account. */
  addedBy: (name: string): string => `Added by ${name === '' ? 'someone who has left' : name}`,
  addedByYou: 'Added by you',
  titles: 'All titles in this list',
  addTitles: 'Add titles',
  moveUp: 'Move up',
  moveDown: 'Move down',
  noRoom: 'There’s no room at this place. Load more titles, or choose another place.',
  loadMore: 'Load more',
  emptyBoard: ['Nothing /here', 'yet'],
  empty: 'This list has no titles yet. Everyone who edits it can add some.',
  moved: (title: string): string => `Moved “${title}”`,
  removed: (title: string): string => `Removed “${title}”`,
  leave: 'Leave this list',
  stay: 'Keep editing it',
  confirmLeave: (name: string): string => `Leave “${name}”?`,
  confirmLeaveText: 'You keep a copy with all titles and notes among your own lists. To edit this one again, you need a new invitation.',
  confirmLeaveEmpty: 'The list has no titles, so there’s nothing to copy. To edit it again, you need a new invitation.',
  left: (name: string): string => `You’ve left “${name}”`,
  unsent: 'Some of your changes aren’t sent yet. Leave again in a moment, so that your copy has them.',
  maybeLeft: (copy: string): string => `Your copy is “${copy}”. We couldn’t reach the server, so you may still edit the list. Leave again when you’re online.`,
  leftWithCopy: (copy: string): string => `You’ve left. Your copy is “${copy}”`,
  copyName: 'Copied list',
  fullLists: `You have ${MAX_LISTS} lists, which is the limit. Delete one to make room for your copy.`,
} as const;

/** The invitation that a link leads to. */
export const INVITATION_MESSAGES = {
  loading: 'Loading the invitation',
  heading: (owner: string, name: string): string => `${owner} invites you to edit “${name}”`,
  meaning:
    'You can add, remove and move titles, and write notes. Everyone who edits the list sees your display name, your notes in it and what you added, and people with whom the owner shares it may read the notes. Nobody sees your ratings, your watched titles or your e-mail address.',
  known: (name: string): string => `You already edit “${name}”.`,
  open: 'Open list',
  accept: 'Edit together',
  decline: 'Not now',
  ended: 'This invitation has ended, or a part of the address is missing. Ask for a new link.',
} as const;

/** Texts about the editors of a list, in the dialog that shares it. */
export const LIST_PEOPLE_MESSAGES = {
  heading: 'Edit together',
  hint: `Up to ${MAX_EDITORS} people with an account can add, remove and move titles, and write notes. They see the notes, and who added what, but not your ratings or what you’ve watched.`,
  inBrowser: 'This is a demo without a server: invite another account of this browser.',
  loading: 'Loading who edits this list',
  failedPart: 'who edits this list',
  invite: 'Create invitation link',
  link: 'Invitation link',
  linkHint: 'Anyone who opens this link signed in can edit the list. Send it only to people you trust.',
  copy: 'Copy invitation',
  copied: 'Invitation copied.',
  notCopied: 'Couldn’t copy the invitation. Select the link and copy it yourself.',
  end: 'End invitation',
  ended: 'The invitation has ended. The people on the list stay.',
  alone: 'Nobody else edits this list.',
  list: 'People who edit this list',
  remove: 'Remove',
  unusable: 'a disabled account',
  removePerson: (name: string): string => `Remove ${name}`,
  confirmRemove: (name: string): string => `Stop editing together with ${name}?`,
  confirmRemoveText: 'What they added stays. The invitation link ends too, so they can’t rejoin with it.',
  keep: 'Keep',
  removed: (name: string): string => `${name} no longer edits this list`,
} as const;

/** Returns why a call about a list with others failed; nothing has changed. */
export const jointListFailureText = (failure: Failure): string => {
  if (failure._tag === 'conflict' && failure.what === 'people')
    return `${MAX_EDITORS} people already edit this list. Ask its owner to remove one.`;
  if (failure._tag === 'offline') return 'You’re offline. Nothing has changed. Try again when you’re online.';
  if (failure._tag === 'rate-limited') return `Too many requests. ${waitAdviceText(failure.retryAfterMs)}`;
  if (failure._tag === 'not-found') return 'This list or invitation no longer exists, or you no longer edit the list.';
  return failureMessage(failure).sentence;
};

