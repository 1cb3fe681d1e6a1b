import * as t from 'io-ts';

/** An unsent form of this tab. `owner`: the member's id; null for a visitor. */
const Draft = t.strict({ owner: t.union([t.string, t.null]), values: t.record(t.string, t.string) });
type Draft = t.TypeOf<typeof Draft>;

const PREFIX = 'marquee.draft.';
/** Local storage key that is written on sign-out; other tabs receive a `storage` event. */
const SIGN_OUT_KEY = 'marquee.signed-out';

const read = (key: string): Draft | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return Draft.is(stored) ? stored : null;
  } catch {
    return null; // storage is blocked, or the text is invalid
  }
};

/** Returns the owner's draft of a form; null if there is none. */
export const getDraft = (name: string, owner: string | null): Draft['values'] | null => {
  const draft = read(PREFIX + name);
  return draft?.owner === owner ? draft.values : null;
};

/** Stores a draft for the lifetime of the tab; null deletes the draft. Never pass passwords. */
export const saveDraft = (name: string, owner: string | null, values: Draft['values'] | null): void => {
  try {
    if (values === null) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify({ owner, values }));
  } catch {
    // Storage is full or blocked: the values stay in the form only.
  }
};

type DraftOwners = { readonly of: 'everybody' } | { readonly of: 'others'; readonly than: string };

/** Deletes all drafts, or those of members other than `than`; visitors' drafts stay then. */
export const clearDrafts = (owners: DraftOwners): void => {
  try {
    const names = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    const dropped = owners.of === 'everybody' ? names : names.filter((key) => ![null, owners.than].includes(read(key)?.owner ?? null));
    dropped.forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Without storage there are no drafts.
  }
};

/** Deletes all drafts and notifies other tabs of the sign-out. */
export const broadcastSignOut = (): void => {
  clearDrafts({ of: 'everybody' });
  try {
    localStorage.setItem(SIGN_OUT_KEY, String(Date.now()));
    localStorage.removeItem(SIGN_OUT_KEY);
  } catch {
    // Without storage other tabs keep their drafts until another member signs in.
  }
};

/** Calls the listener on a sign-out in another tab. @returns the unsubscribe function. */
export const onSignOutElsewhere = (listener: () => void): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === SIGN_OUT_KEY && newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
