import * as t from 'io-ts';

/** What somebody began to write in this tab. `owner` is the member's id; null for a visitor. */
const Draft = t.strict({ owner: t.union([t.string, t.null]), values: t.record(t.string, t.string) });
type Draft = t.TypeOf<typeof Draft>;

const PREFIX = 'marquee.draft.';
/** Written when somebody signs out, for other tabs to hear. */
const LEFT = 'marquee.left';

const read = (key: string): Draft | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return Draft.is(stored) ? stored : null;
  } catch {
    return null; // storage is forbidden, or somebody changed the text
  }
};

/** What that person had begun to write in the form of that name; null when nothing. */
export const getDraft = (name: string, owner: string | null): Draft['values'] | null => {
  const draft = read(PREFIX + name);
  return draft?.owner === owner ? draft.values : null;
};

/** Keeps what is being written for as long as the tab lives; null keeps nothing. Passwords have no place here. */
export const saveDraft = (name: string, owner: string | null, values: Draft['values'] | null): void => {
  try {
    if (values === null) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify({ owner, values }));
  } catch {
    // Full or forbidden: the page itself still has it.
  }
};

type Whose = { readonly of: 'everybody' } | { readonly of: 'others'; readonly than: string };

/** Drops drafts: all of them, or those of members other than this one. */
export const clearDrafts = (whose: Whose): void => {
  try {
    const names = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    const dropped = whose.of === 'everybody' ? names : names.filter((key) => ![null, whose.than].includes(read(key)?.owner ?? null));
    dropped.forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Where storage is forbidden there are none.
  }
};

/** Says in all tabs that somebody chose to leave. */
export const broadcastSignOut = (): void => {
  clearDrafts({ of: 'everybody' });
  try {
    localStorage.setItem(LEFT, String(Date.now()));
    localStorage.removeItem(LEFT);
  } catch {
    // Other tabs keep their drafts until somebody else signs in.
  }
};

/** Calls when somebody chose to leave in another tab. @returns how to stop it. */
export const onSignOutElsewhere = (tell: () => void): (() => void) => {
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (key === LEFT && newValue !== null) tell();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};
