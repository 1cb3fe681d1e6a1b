import type { BrowserStorage } from './ports/browser-storage';

type Refused = { readonly text: string | null; readonly stored: string | null };

/**
 * Texts that the browser refused to store, by key, with what it has instead. They hold until the page is left or another tab stores one.
 */
const refused = new WeakMap<BrowserStorage, Map<string, Refused>>();

/** Returns a text of `local`, or the one that the browser refused to store since then; null without one. */
export const readKeptText = (storage: BrowserStorage, key: string): string | null => {
  const stored = storage.local.get(key);
  const kept = refused.get(storage)?.get(key);
  return kept?.stored === stored ? kept.text : stored;
};

/** Stores a text in `local`; where the browser refuses, as long as the page is open. Null removes it. */
export const keepText = (storage: BrowserStorage, key: string, text: string | null): void => {
  const kept = refused.get(storage) ?? new Map<string, Refused>();
  if (storage.local.set(key, text)) kept.delete(key);
  else kept.set(key, { text, stored: storage.local.get(key) });
  refused.set(storage, kept);
};
