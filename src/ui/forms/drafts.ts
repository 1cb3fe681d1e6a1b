import * as t from 'io-ts';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { clearMemberDataExcept, SHARED_EVENING_KEY } from '#application/profile/member-data-keys';

/** An unsent form of this tab. `owner`: the member's id; null for a visitor. */
const Draft = t.strict({ owner: t.union([t.string, t.null]), values: t.record(t.string, t.string) });
type Draft = t.TypeOf<typeof Draft>;

const PREFIX = 'marquee.draft.';
/** Local storage key that is written on sign-out; other tabs receive a `storage` event. */
const SIGN_OUT_KEY = 'marquee.signed-out';

const read = ({ session }: BrowserStorage, key: string): Draft | null => {
  try {
    const stored: unknown = JSON.parse(session.get(key) ?? 'null');
    return Draft.is(stored) ? stored : null;
  } catch {
    return null; // the text is invalid
  }
};

/** Returns the owner's draft of a form; null if there is none. */
export const getDraft = (storage: BrowserStorage, name: string, owner: string | null): Draft['values'] | null => {
  const draft = read(storage, PREFIX + name);
  return draft?.owner === owner ? draft.values : null;
};

/**
 * Stores a draft for the lifetime of the tab; null deletes the draft. Without storage the values stay in the form only. Never pass
 * passwords.
 */
export const saveDraft = ({ session }: BrowserStorage, name: string, owner: string | null, values: Draft['values'] | null): void =>
  void session.set(PREFIX + name, values === null ? null : JSON.stringify({ owner, values }));

type DraftOwners = { readonly of: 'everybody' } | { readonly of: 'others'; readonly than: string };

/** Deletes all drafts, or those of members other than `than`; visitors' drafts stay then. */
export const clearDrafts = (storage: BrowserStorage, owners: DraftOwners): void => {
  const names = storage.session.listKeys().filter((key) => key.startsWith(PREFIX));
  const dropped =
    owners.of === 'everybody' ? names : names.filter((key) => ![null, owners.than].includes(read(storage, key)?.owner ?? null));
  dropped.forEach((key) => storage.session.set(key, null));
};

/**
 * Deletes all drafts, opened titles and places in shared evenings and notifies other tabs of the sign-out. Without storage other tabs keep
 * their drafts until another member signs in.
 */
export const clearAndBroadcastSignOut = (storage: BrowserStorage): void => {
  clearDrafts(storage, { of: 'everybody' });
  clearMemberDataExcept(storage, null);
  storage.local.set(SHARED_EVENING_KEY, null);
  storage.local.set(SIGN_OUT_KEY, String(Date.now()));
  storage.local.set(SIGN_OUT_KEY, null);
};

/** Calls the listener on a sign-out in another tab. @returns the unsubscribe function. */
export const onSignOutElsewhere = (storage: BrowserStorage, listener: () => void): (() => void) =>
  storage.onLocalChange(SIGN_OUT_KEY, (text) => {
    if (text !== null) listener();
  });
