import { MAX_BANNERS } from '#domain/banners/banner-change';
import { bannerTime } from '#domain/banners/banner-name';
import type { Failure } from '#domain/shared/failure';
import { fieldErrorMessage } from '#ui/messages/field.messages.ts';
import { formatPercent } from '#ui/messages/format/format.ts';
import { requestFailureSummaryText, imageStorageFailureText } from '#ui/messages/request.messages.ts';
import { formatShortDateTime } from './admin-time';

/** Banners of the public pages. */
export const BANNERS_PANEL_MESSAGES = {
  heading: 'Banners',
  add: 'Add banner',
  empty: 'Banners you add appear here. Until then, public pages show the default picture.',
  noneActive: 'No banner is on: public pages show the default picture.',
  on: 'On: shown behind public pages',
  off: 'Off',
  lost: 'The picture can’t be loaded. Public pages show the default picture instead.',
  show: (name: string): string => `Show ${name} on public pages`,
  remove: (name: string): string => `Remove ${name}`,
} as const;

/** Returns the name of a banner for people: when it was added, or its own name if it was not generated. */
export const bannerLabel = (name: string, now: number): string => {
  const time = bannerTime(name);
  return time === null ? name : `Banner of ${formatShortDateTime(time, now)}`;
};

/** Confirmation of a removal. */
export const bannerRemovalQuestion = (
  label: string, isActive: boolean,
): { readonly title: string; readonly subtitle: string; readonly confirmText: string; readonly cancelText: string } => ({
  title: 'Remove this banner?',
  subtitle: isActive ? `${label} is removed for good. Public pages show the default picture again.` : `${label} is removed for good.`,
  confirmText: 'Remove banner',
  cancelText: 'Keep banner',
});

/** The form that adds a banner. */
export const ADD_BANNER_MESSAGES = {
  title: 'Add banner',
  subtitle: 'Shown behind the top of every public page. Wide pictures work best.',
  preview: 'Preview',
  previewText: 'What’s on tonight?',
  picture: 'Picture',
  hint: 'At most 2048 KB. JPEG, PNG, WebP or AVIF.',
  choose: 'Choose a picture',
  chooseOther: 'Choose another',
  drop: 'Drop to use this picture',
  fileSize: (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`,
  reading: 'Checking the picture…',
  activate: 'Show it at once',
  upload: 'Upload',
  cancel: 'Cancel',
  cancelUpload: 'Cancel upload',
  progress: 'Progress of the upload',
  uploading: (part: number): string => (part >= 1 ? 'The server is checking the picture…' : `Uploading: ${formatPercent(part)}`),
} as const;

/** Returns why a chosen file is not accepted. */
export const bannerFileErrorText = (failure: Failure | null): string | null =>
  failure?._tag === 'invalid' ? fieldErrorMessage(failure.rule) : null;

/** Returns what happened to an upload or another change of banners. */
export const bannerFailureText = (failure: Failure): string => {
  if (failure._tag === 'conflict') return `There are already ${MAX_BANNERS} banners. Remove one first. Nothing was changed.`;
  const storageError = imageStorageFailureText(failure);
  return `${storageError === null ? requestFailureSummaryText(failure) : `${storageError}.`} Nothing was changed.`;
};
