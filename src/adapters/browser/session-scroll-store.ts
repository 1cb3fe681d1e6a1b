import * as t from 'io-ts';
import type { ScrollStore, ScrollEntry } from '#application/ports/scroll-store';

const StoredEntry = t.intersection([
  t.type({ scrollY: t.number, pages: t.number }),
  t.partial({ openedLink: t.type({ href: t.string, index: t.number }) }),
]);
const StoredEntries = t.array(t.tuple([t.string, StoredEntry]));
const STORAGE_KEY = 'marquee.scroll-positions';
/** Maximum number of entries; the least recently visited is evicted first. */
const MAX_ENTRIES = 50;
/** Delay of a write after the last change, in ms: scrolling sets an entry at every frame. */
const WRITE_DELAY_MS = 250;
/** Events that write immediately: the end of scrolling, and the last events before the page may be discarded. */
const FLUSH_EVENTS = ['scrollend', 'visibilitychange', 'pagehide'];

type Store = Pick<Storage, 'getItem' | 'setItem'>;
/** Target of the events: the window. */
type Page = Pick<EventTarget, 'addEventListener'>;

const read = (store: Store | null): Map<string, ScrollEntry> => {
  try {
    const stored: unknown = JSON.parse(store?.getItem(STORAGE_KEY) ?? '[]');
    return new Map(StoredEntries.is(stored) ? stored : []);
  } catch {
    return new Map(); // storage forbidden or content changed by hand: start empty
  }
};

/** Scroll store in `sessionStorage`: lasts as long as the tab and survives a reload. Without storage, lasts as long as the page. */
export const sessionScrollStore = (
  store: Store | null = tabStore(),
  page: Page | null = typeof window === 'undefined' ? null : window,
): ScrollStore => {
  const entries = read(store);
  let timer: ReturnType<typeof setTimeout> | null = null;
  const save = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    try {
      store?.setItem(STORAGE_KEY, JSON.stringify([...entries]));
    } catch {
      // Full or forbidden: the entries in memory remain.
    }
  };
  const saveSoon = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(save, WRITE_DELAY_MS);
  };
  FLUSH_EVENTS.forEach((event) => page?.addEventListener(event, () => timer !== null && save()));
  return {
    get: (location) => entries.get(location) ?? null,
    set: (location, update) => {
      const before = entries.get(location) ?? { scrollY: 0, pages: 1 };
      entries.delete(location);
      entries.set(location, { ...before, ...update });
      for (const oldest of entries.keys()) {
        if (entries.size <= MAX_ENTRIES) break;
        entries.delete(oldest);
      }
      saveSoon();
    },
    delete: (isDeleted) => {
      const deleted = [...entries.keys()].filter(isDeleted);
      deleted.forEach((location) => entries.delete(location));
      if (deleted.length > 0) save();
    },
  };
};

function tabStore(): Store | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage;
  } catch {
    return null;
  }
}
