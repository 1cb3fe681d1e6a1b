import type { BrowserStorage, TextStore } from '#application/ports/browser-storage';

/** @param storage throws if storage is forbidden. */
const textStore = (storage: () => Storage): TextStore => {
  const tryStorage = <A, B>(act: (storage: Storage) => A, fallback: B): A | B => {
    try {
      return act(storage());
    } catch {
      return fallback; // storage is forbidden or full
    }
  };
  return {
    get: (key) => tryStorage((texts) => texts.getItem(key), null),
    set: (key, text) =>
      tryStorage((texts) => {
        if (text === null) texts.removeItem(key);
        else texts.setItem(key, text);
        return true;
      }, false),
    listKeys: () => tryStorage((texts) => Object.keys(texts), []),
  };
};

/** Web Storage of the page. Without a page (prerendering), storage counts as forbidden. */
export const webStorage: BrowserStorage = {
  local: textStore(() => localStorage),
  session: textStore(() => sessionStorage),
  onLocalChange: (key, listener) => {
    const onStorage = (change: StorageEvent): void => {
      // A null key: the whole storage was cleared.
      if (change.key === key || change.key === null) listener(change.newValue);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
