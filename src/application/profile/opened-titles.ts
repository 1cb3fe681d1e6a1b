import * as t from 'io-ts';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { decodeText } from '#domain/shared/codecs/decode-text';
import { applyChangedTitleIds, mergeRecentTitles, type ChangedTitleId } from '#domain/users/recent-titles';
import { RecentTitle } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { memberDataKey } from './member-data-keys';

/**
 * Titles that a member opened in this browser. `sent` holds the last batch until the next one: the profile that this browser watches
 * receives a batch after the server has confirmed it.
 */
const OpenedTitles = t.readonly(t.strict({ unsent: t.readonlyArray(RecentTitle), sent: t.readonlyArray(RecentTitle) }), 'OpenedTitles');
export type OpenedTitles = t.TypeOf<typeof OpenedTitles>;

const none: OpenedTitles = { unsent: [], sent: [] };

/** Decodes the stored text; without any or with an invalid one, there are no opened titles. */
export const parseOpenedTitles = (text: string | null): OpenedTitles => decodeText(OpenedTitles, text, none);

/** Returns a member's recent titles: those of the profile with those that were opened in this browser. */
export const withOpenedTitles = (content: ReadonlyArray<RecentTitle>, { unsent, sent }: OpenedTitles): ReadonlyArray<RecentTitle> =>
  mergeRecentTitles(mergeRecentTitles(content, sent), unsent);

export const readOpenedTitles = ({ local }: BrowserStorage, uid: UserId): OpenedTitles =>
  parseOpenedTitles(local.get(memberDataKey('opened', uid)));

/** Changes a member's opened titles. @returns false if the browser refused to store them. */
export const editOpenedTitles = (storage: BrowserStorage, uid: UserId, edit: (opened: OpenedTitles) => OpenedTitles): boolean =>
  storage.local.set(memberDataKey('opened', uid), JSON.stringify(edit(readOpenedTitles(storage, uid))));

/** Returns an edit that adds a title. At most `MAX_RECENT_TITLES` wait: the profile would not keep older ones. */
export const addOpenedTitle =
  (title: RecentTitle) =>
  ({ unsent, sent }: OpenedTitles): OpenedTitles => ({ unsent: mergeRecentTitles(unsent, [title]), sent });

/** Returns an edit that ends the wait of a batch. A title that was opened again while the batch was sent keeps waiting. */
export const endOpenedTitlesBatch =
  (batch: ReadonlyArray<RecentTitle>, isKept: boolean) =>
  ({ unsent }: OpenedTitles): OpenedTitles => ({
    unsent: unsent.filter(({ itemKey, openedAt }) => !batch.some((title) => title.itemKey === itemKey && title.openedAt === openedAt)),
    sent: isKept ? batch : [],
  });

/** Returns an edit that replaces former ids by present ones. */
export const replaceOpenedTitleIds =
  (resolved: ReadonlyArray<ChangedTitleId>) =>
  ({ unsent, sent }: OpenedTitles): OpenedTitles => ({
    unsent: applyChangedTitleIds(unsent, resolved),
    sent: applyChangedTitleIds(sent, resolved),
  });
