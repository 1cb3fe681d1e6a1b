import { describe, expect, it, vi } from 'vitest';
import type { ScrollStore } from '#application/ports/scroll-store';
import { keepsScrollStoreContract } from '#application/ports/scroll-store.contract';
import { sessionScrollStore } from './session-scroll-store';

/** A tab's storage, and its page. */
const tab = () => {
  const held = new Map<string, string>();
  const page = new EventTarget();
  const setItem = vi.fn((name: string, value: string) => void held.set(name, value));
  const storage = { getItem: (name: string) => held.get(name) ?? null, setItem };
  const say = (moment: string): boolean => page.dispatchEvent(new Event(moment));
  return { held, setItem, say, open: () => sessionScrollStore(storage, page) };
};
/** What a memory knows whose page was left and opened again. */
const reloaded = ({ say, open }: ReturnType<typeof tab>): ScrollStore => {
  say('pagehide');
  return open();
};

keepsScrollStoreContract("the tab's memory", () => tab().open());
keepsScrollStoreContract('a memory without storage', () => sessionScrollStore(null));

describe("the tab's memory", () => {
  it('survives a reload', () => {
    const here = tab();
    here.open().set('/movies/popular', { scrollY: 900, pages: 3 });
    expect(reloaded(here).get('/movies/popular')).toEqual({ scrollY: 900, pages: 3 });
  });

  it('writes nothing while somebody scrolls, and once when they rest', () => {
    vi.useFakeTimers();
    const { setItem, open } = tab();
    const memory = open();
    for (let scrollY = 0; scrollY < 600; scrollY += 1) {
      memory.set('/movies', { scrollY });
      vi.advanceTimersByTime(16);
    }
    expect(setItem).not.toHaveBeenCalled();
    vi.advanceTimersByTime(250);
    expect(setItem).toHaveBeenCalledOnce();
    expect(open().get('/movies')?.scrollY).toBe(599);
    vi.useRealTimers();
  });

  it.each(['scrollend', 'visibilitychange', 'pagehide'])('writes what is new at %s, and nothing when there is nothing new', (moment) => {
    const { setItem, say, open } = tab();
    open().set('/movies', { scrollY: 5 });
    say(moment);
    say(moment);
    expect(setItem).toHaveBeenCalledOnce();
    expect(open().get('/movies')?.scrollY).toBe(5);
  });

  it('keeps nothing of what it was told to forget in its storage either', () => {
    const here = tab();
    const memory = here.open();
    memory.set('/user-profile', { scrollY: 900 });
    memory.set('/movies', { scrollY: 1 });
    here.say('scrollend');
    expect([...here.held.values()].join()).toContain('/user-profile');
    memory.delete((place) => place === '/user-profile');
    expect([...here.held.values()].join()).not.toContain('/user-profile');
    expect(reloaded(here).get('/movies')).toEqual({ scrollY: 1, pages: 1 });
  });

  it('forgets the place longest not visited, and keeps fifty', () => {
    const here = tab();
    const memory = here.open();
    for (let at = 0; at < 50; at += 1) memory.set(`/${at}`, { scrollY: at });
    memory.set('/0', { scrollY: 77 });
    memory.set('/50', { scrollY: 50 });
    expect([memory.get('/0')?.scrollY, memory.get('/1'), memory.get('/2')?.scrollY, memory.get('/50')?.scrollY]).toEqual([77, null, 2, 50]);
    expect(reloaded(here).get('/1')).toBeNull();
  });

  it.each(['not JSON', '{"a":1}', '[["/", {"scrollY":"far"}]]', 'null'])('begins anew when what is stored is %j', (text) => {
    const here = tab();
    here.open().set('/', { scrollY: 1 });
    here.say('pagehide');
    const [name = ''] = here.held.keys();
    here.held.set(name, text);
    expect(reloaded(here).get('/')).toBeNull();
  });

  it('works on where a browser forbids storage or has no room', () => {
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const page = new EventTarget();
    const memory = sessionScrollStore({ getItem: refuse, setItem: refuse }, page);
    memory.set('/', { scrollY: 5 });
    page.dispatchEvent(new Event('pagehide'));
    expect(memory.get('/')).toEqual({ scrollY: 5, pages: 1 });
  });
});
