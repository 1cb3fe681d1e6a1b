import * as t from 'io-ts';
import type { ScrollStore, ScrollEntry } from '#application/ports/scroll-store';

const Places = t.array(t.tuple([t.string, t.strict({ scrollY: t.number, pages: t.number })]));
const STORED_AS = 'marquee.places';
/** Places kept; the one longest not visited goes first. */
const MOST_PLACES = 50;
/** Who scrolls keeps a place at every frame: it is written once nothing was kept for so many ms. */
const PAUSE_MS = 250;
/** When what is kept is written without waiting longer: at a rest, and before the page may be gone. */
const MOMENTS = ['scrollend', 'visibilitychange', 'pagehide'];

type Store = Pick<Storage, 'getItem' | 'setItem'>;
/** Where those moments are heard of: the window. */
type Page = Pick<EventTarget, 'addEventListener'>;

const read = (store: Store | null): Map<string, ScrollEntry> => {
  try {
    const stored: unknown = JSON.parse(store?.getItem(STORED_AS) ?? '[]');
    return new Map(Places.is(stored) ? stored : []);
  } catch {
    return new Map(); // a browser that forbids storage, or a text that somebody changed: begin anew
  }
};

/** The tab's own memory of places: lives as long as the tab and survives a reload. Without storage it lives as long as the page. */
export const sessionScrollStore = (store: Store | null = tabStore(), page: Page | null = typeof window === 'undefined' ? null : window): ScrollStore => {
  const places = read(store);
  let planned: ReturnType<typeof setTimeout> | null = null;
  const save = (): void => {
    if (planned !== null) clearTimeout(planned);
    planned = null;
    try {
      store?.setItem(STORED_AS, JSON.stringify([...places]));
    } catch {
      // Full or forbidden: the memory of this page is enough.
    }
  };
  const saveSoon = (): void => {
    if (planned !== null) clearTimeout(planned);
    planned = setTimeout(save, PAUSE_MS);
  };
  MOMENTS.forEach((moment) => page?.addEventListener(moment, () => planned !== null && save()));
  return {
    get: (place) => places.get(place) ?? null,
    set: (place, remembered) => {
      const before = places.get(place) ?? { scrollY: 0, pages: 1 };
      places.delete(place);
      places.set(place, { ...before, ...remembered });
      for (const oldest of places.keys()) {
        if (places.size <= MOST_PLACES) break;
        places.delete(oldest);
      }
      saveSoon();
    },
    delete: (isGone) => {
      const gone = [...places.keys()].filter(isGone);
      gone.forEach((place) => places.delete(place));
      if (gone.length > 0) save();
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
