import type { Failure } from '#domain/shared/failure';
import type { ToastMessage } from '#ui/design/toasts/toast.ts';
import { fieldErrorMessage } from './field.messages';
import { formatCountWithNoun } from '#ui/messages/format/format.ts';
import { requestFailureText, requestFailureSummaryText, imageStorageFailureText } from './request.messages';

/** Headings, fields and numbers of the profile page. */
export const PROFILE_MESSAGES = {
  title: 'Profile',
  description: 'Your name, your picture and numbers about your lists.',
  tabs: 'Profile and settings',
  profileTab: 'Profile',
  settingsTab: 'Settings',
  loadFailed: 'We couldn’t load your profile. Your data is safe.',
  retry: 'Try again',
  about: 'About you',
  form: 'Your profile',
  name: 'Name',
  phone: 'Phone number',
  phoneHint: 'Only you and our admins can see this.',
  notSaved: 'Not saved.',
  saveFailed: (failure: Failure): string => `${requestFailureSummaryText(failure)} Your changes are still here, so try again.`,
  saved: 'Saved.',
  save: 'Save',
  reset: 'Reset',
  numbers: 'Your numbers',
  lists: (count: number): string => (count === 1 ? 'List' : 'Lists'),
  viewings: (count: number): string => (count === 1 ? 'Viewing' : 'Viewings'),
  viewingsNote: (films: number, episodes: number): string =>
    `${formatCountWithNoun(films, 'film', 'films')}, ${formatCountWithNoun(episodes, 'episode', 'episodes')}`,
  recent: 'Recently viewed',
  /** @param isFull true if older titles are no longer kept. */
  recentNote: (films: number, series: number, isFull: boolean): string => {
    const counts = `${formatCountWithNoun(films, 'film', 'films')}, ${formatCountWithNoun(series, 'series', 'series')}`;
    return isFull ? `${counts} (only the latest are kept)` : counts;
  },
  topGenre: 'Most viewed genre',
  memberSince: 'Member since',
  ratings: 'Your ratings',
} as const;

/** The member's picture: buttons, progress and modals. */
export const AVATAR_MESSAGES = {
  emailConfirmed: 'Confirmed',
  emailNotConfirmed: 'Not confirmed',
  admin: 'Admin',
  drop: 'Drop to upload',
  add: 'Add picture',
  change: 'Change picture',
  remove: 'Remove picture',
  reading: 'Reading the file…',
  uploading: 'Uploading your picture…',
  removing: 'Removing your picture…',
  hint: 'JPEG, PNG, WebP or AVIF, up to 25 MB. You can also drop a file here.',
  retry: 'Try again',
  cancel: 'Cancel',
  cropTitle: 'Crop your picture',
  cropSubtitle: 'Drag the picture, or move it with the arrow keys.',
  cropArea: 'Visible part of the picture. Use the arrow keys to move it.',
  zoom: 'Zoom',
  use: 'Use this picture',
  removeTitle: 'Remove your picture?',
  removeSubtitle: 'Your initials will be shown instead. You can add another picture at any time.',
  removeConfirm: 'Remove picture',
  removeCancel: 'Keep picture',
} as const;

/** Returns the error text of an image upload or removal. */
export const avatarFailureText = (failure: Failure): string => {
  if (failure._tag === 'invalid') return fieldErrorMessage(failure.rule) ?? requestFailureText(failure);
  if (failure.isPartial === true) return 'Your new picture may already be saved. Reload the page, or try again.';
  const storageError = imageStorageFailureText(failure);
  return `${storageError === null ? requestFailureSummaryText(failure) : `${storageError}.`} Your profile hasn’t changed.`;
};

export const AVATAR_TOASTS = {
  saved: { text: 'Picture saved', tone: 'good' },
  removed: { text: 'Picture removed', tone: 'good' },
} as const satisfies Readonly<Record<string, ToastMessage>>;
