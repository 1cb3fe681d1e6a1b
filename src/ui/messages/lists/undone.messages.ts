import type { MemberChange } from '#domain/lists/member-command';

/**
 * Says what was taken back, for one change. Ratings of several titles are an import's, which has an undo of its own. Imports nothing, so
 * that it loads as one file.
 */
export const UNDONE: Readonly<Partial<Record<MemberChange['kind'], string>>> = {
  'create-list': 'Undone: the list is gone again.',
  'rename-list': 'Undone: the list has its former name.',
  'describe-list': 'Undone: the list has its former description.',
  'place-list': 'Undone: the list is back in its former place.',
  'delete-list': 'Undone: the list is back.',
  'restore-list': 'Undone: the list is deleted again.',
  'add-items': 'Undone: removed again.',
  'remove-items': 'Undone: added again.',
  'move-items': 'Undone: moved back.',
  'place-item': 'Undone: back in its former place.',
  'note-item': 'Undone: the former note is back.',
  'log-viewings': 'Undone: removed from your history again.',
  'remove-viewings': 'Undone: back in your history.',
  'change-viewing': 'Undone: the viewing is as before.',
  'rate-title': 'Undone: the former rating is back.',
};
