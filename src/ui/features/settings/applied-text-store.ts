export type AppliedTextStore = {
  readonly get: () => string | null;
  /** Stores the text; null removes it. Throws if storage is forbidden. */
  readonly set: (text: string | null) => void;
};

const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is forbidden
  }
};

/**
 * Creates a store for the text that this tab applied last. Starts with the text in localStorage; `set` writes there for tabs opened later.
 * Ignores writes of other open tabs: a change applied in another tab has not been applied in this tab.
 */
export const createAppliedTextStore = (key: string): AppliedTextStore => {
  let current = readStored(key);
  return {
    get: () => current,
    set: (text) => {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      current = text;
    },
  };
};
