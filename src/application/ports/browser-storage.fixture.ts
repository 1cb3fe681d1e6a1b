import type { BrowserStorage, TextStore } from './browser-storage';

const textStore = (texts: Map<string, string>, onSet: (key: string, text: string | null) => void = () => undefined): TextStore => ({
  get: (key) => texts.get(key) ?? null,
  set: (key, text) => {
    if (text === null) texts.delete(key);
    else texts.set(key, text);
    onSet(key, text);
    return true;
  },
  listKeys: () => [...texts.keys()],
});

type Listener = { readonly tab: object; readonly key: string; readonly listener: (text: string | null) => void };

/** Returns a function that opens tabs of one browser, with storage for tests. */
export const testBrowser = (): (() => BrowserStorage) => {
  const [shared, listeners] = [new Map<string, string>(), new Set<Listener>()];
  return () => {
    const tab = {};
    return {
      local: textStore(shared, (key, text) => listeners.forEach((each) => each.tab !== tab && each.key === key && each.listener(text))),
      session: textStore(new Map()),
      onLocalChange: (key, listener) => {
        const entry = { tab, key, listener };
        listeners.add(entry);
        return () => void listeners.delete(entry);
      },
    };
  };
};

const refusing: TextStore = { get: () => null, set: () => false, listKeys: () => [] };
/** Storage that the browser forbids. */
export const forbiddenStorage: BrowserStorage = { local: refusing, session: refusing, onLocalChange: () => () => undefined };
