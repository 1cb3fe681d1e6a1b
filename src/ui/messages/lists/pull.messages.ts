import type { UnsentCount } from '#application/lists/outbox/outbox';
import { once } from '#ui/design/utils/once.ts';
import { unsentTitle } from './unsent-changes.messages';

const timeOfDay = once(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }));

/** Texts of pulling a list down. */
export const PULL_MESSAGES = {
  pull: 'Pull to check for changes',
  release: 'Release to check',
  checking: 'Checking',
  /** @param at ms since 1970. */
  upToDate: (at: number): string => `Up to date at ${timeOfDay().format(at)}`,
  /** @param at ms since 1970. */
  checked: (at: number): string => `Checked at ${timeOfDay().format(at)}`,
  /** @param at ms since 1970. @param unsent what the server does not have. */
  unsent: (at: number, unsent: UnsentCount): string => `Checked at ${timeOfDay().format(at)}. ${unsentTitle(unsent)}.`,
  failed: 'We couldn’t check for changes. You see what this device has.',
} as const;
