export type TabStore = {
  readonly get: () => string | null;
  /** Null forgets. Throws where storage is forbidden. */
  readonly set: (text: string | null) => void;
};

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // forbidden
  }
};

/**
 * What this tab itself has done last. It begins with what this browser remembers, and what is kept is remembered for tabs that are
 * opened later; but a tab that was quicker has not done it for this one.
 */
export const createTabStore = (key: string): TabStore => {
  let here = stored(key);
  return {
    get: () => here,
    set: (text) => {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      here = text;
    },
  };
};
