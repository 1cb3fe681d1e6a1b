import { describe, expect, it, vi } from 'vitest';
import type { ScrollStore } from '#application/ports/scroll-store';
import { keepsScrollStoreContract } from '#application/ports/scroll-store.contract';
import { sessionScrollStore } from './session-scroll-store';

/** Storage and page of a tab. */
const tab = () => {
  const stored = new Map<string, string>();
  const page = new EventTarget();
  const setItem = vi.fn((name: string, value: string) => void stored.set(name, value));
  const storage = { getItem: (name: string) => stored.get(name) ?? null, setItem };
  const dispatch = (event: string): boolean => page.dispatchEvent(new Event(event));
  return { stored, setItem, dispatch, open: () => sessionScrollStore(storage, page) };
};
/** Returns the store after a reload. */
const reloaded = ({ dispatch, open }: ReturnType<typeof tab>): ScrollStore => {
  dispatch('pagehide');
  return open();
};

keepsScrollStoreContract('sessionScrollStore', () => tab().open());
keepsScrollStoreContract('sessionScrollStore without storage', () => sessionScrollStore(null));

describe('sessionScrollStore', () => {
  it('restores the entries after a reload', () => {
    const currentTab = tab();
    const entry = { scrollY: 900, pages: 3, openedLink: { href: '/details?type=movie&id=1', index: 0 } };
    const store = currentTab.open();
    store.set('/', { scrollY: 1 });
    store.set('/movies/popular', entry);
    expect(reloaded(currentTab).get('/movies/popular')).toEqual(entry);
  });

  it('writes once after the last change, not while scrolling', () => {
    vi.useFakeTimers();
    const { setItem, open } = tab();
    const store = open();
    for (let scrollY = 0; scrollY < 600; scrollY += 1) {
      store.set('/movies', { scrollY });
      vi.advanceTimersByTime(16);
    }
    expect(setItem).not.toHaveBeenCalled();
    vi.advanceTimersByTime(250);
    expect(setItem).toHaveBeenCalledOnce();
    expect(open().get('/movies')?.scrollY).toBe(599);
    vi.useRealTimers();
  });

  it.each(['scrollend', 'visibilitychange', 'pagehide'])('writes unsaved changes at %s, and nothing without changes', (event) => {
    const { setItem, dispatch, open } = tab();
    open().set('/movies', { scrollY: 5 });
    dispatch(event);
    dispatch(event);
    expect(setItem).toHaveBeenCalledOnce();
    expect(open().get('/movies')?.scrollY).toBe(5);
  });

  it('removes deleted entries from the storage', () => {
    const currentTab = tab();
    const store = currentTab.open();
    store.set('/user-profile', { scrollY: 900 });
    store.set('/movies', { scrollY: 1 });
    currentTab.dispatch('scrollend');
    expect([...currentTab.stored.values()].join()).toContain('/user-profile');
    store.delete((location) => location === '/user-profile');
    expect([...currentTab.stored.values()].join()).not.toContain('/user-profile');
    expect(reloaded(currentTab).get('/movies')).toEqual({ scrollY: 1, pages: 1 });
  });

  it('keeps fifty entries and evicts the least recently visited', () => {
    const currentTab = tab();
    const store = currentTab.open();
    for (let index = 0; index < 50; index += 1) store.set(`/${index}`, { scrollY: index });
    store.set('/0', { scrollY: 77 });
    store.set('/50', { scrollY: 50 });
    expect([store.get('/0')?.scrollY, store.get('/1'), store.get('/2')?.scrollY, store.get('/50')?.scrollY]).toEqual([77, null, 2, 50]);
    expect(reloaded(currentTab).get('/1')).toBeNull();
  });

  it.each(['not JSON', '{"a":1}', '[["/", {"scrollY":"far"}]]', 'null'])('starts empty when the stored text is %j', (text) => {
    const currentTab = tab();
    currentTab.open().set('/', { scrollY: 1 });
    currentTab.dispatch('pagehide');
    const [name = ''] = currentTab.stored.keys();
    currentTab.stored.set(name, text);
    expect(reloaded(currentTab).get('/')).toBeNull();
  });

  it('works in memory where storage is forbidden or full', () => {
    const throwQuotaExceeded = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const page = new EventTarget();
    const store = sessionScrollStore({ getItem: throwQuotaExceeded, setItem: throwQuotaExceeded }, page);
    store.set('/', { scrollY: 5 });
    page.dispatchEvent(new Event('pagehide'));
    expect(store.get('/')).toEqual({ scrollY: 5, pages: 1 });
  });
});
