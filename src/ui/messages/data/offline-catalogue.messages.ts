import type { OfflineCatalogueState } from '#application/ports/site-worker/offline-catalogue';
import type { Failure } from '#domain/shared/failure';
import { formatBytes } from '#ui/messages/format/format-bytes.ts';
import { requestFailureText } from '#ui/messages/request.messages.ts';

/** The setting "Keep for offline". */
export const OFFLINE_CATALOGUE_MESSAGES = {
  heading: 'Offline',
  term: 'All titles',
  keep: 'Keep for offline',
  progress: 'Storing titles',
  cancel: 'Cancel',
  resume: 'Continue',
  retry: 'Try again',
} as const;

/** Returns what is on the device and what happens next. */
export const offlineCatalogueText = ({ phase, keptBytes, totalBytes }: OfflineCatalogueState): string => {
  const total = formatBytes(totalBytes);
  switch (phase) {
    case 'none':
      return `Stores every title and person on this device, so that you can open them offline. Takes ${total}.`;
    case 'loading':
      return `Storing titles: ${formatBytes(keptBytes)} of ${total}. Keep this tab open; you can use other pages.`;
    case 'part':
      return `Stored so far: ${formatBytes(keptBytes)} of ${total}. The rest opens only online.`;
    case 'whole':
      return `Every title is on this device and opens offline. Takes ${total}. The titles stay when you sign out.`;
  }
};

/** Returns why storing stopped, and what to do. */
export const offlineCatalogueFailureText = (failure: Failure): string =>
  failure.storage === 'full'
    ? 'This device doesn’t have enough free storage. Free some space and try again.'
    : requestFailureText(failure);
