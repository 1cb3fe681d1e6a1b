import { describe, expect, it, vi } from 'vitest';
import type { NavigationMemory } from '#domain/navigation-memory';
import { keepsNavigationMemoryContract } from '#domain/navigation-memory.contract';
import { tabNavigationMemory } from './tab-navigation-memory';

/** A tab's storage, and its page. */
const tab = () => {
  const held = new Map<string, string>();
  const page = new EventTarget();
  const setItem = vi.fn((name: string, value: string) => void held.set(name, value));
  const storage = { getItem: (name: string) => held.get(name) ?? null, setItem };
  const say = (moment: string): boolean => page.dispatchEvent(new Event(moment));
  return { held, setItem, say, open: () => tabNavigationMemory(storage, page) };
};
/** What a memory knows whose page was left and opened again. */
const reloaded = ({ say, open }: ReturnType<typeof tab>): NavigationMemory => {
  say('pagehide');
  return open();
};

keepsNavigationMemoryContract("the tab's memory", () => tab().open());
keepsNavigationMemoryContract('a memory without storage', () => tabNavigationMemory(null));

describe("the tab's memory", () => {
  it('survives a reload', () => {
    const here = tab();
    here.open().keep('/movies/popular', { scrollY: 900, pages: 3 });
    expect(reloaded(here).recall('/movies/popular')).toEqual({ scrollY: 900, pages: 3 });
  });

  it('writes nothing while somebody scrolls, and once when they rest', () => {
    vi.useFakeTimers();
    const { setItem, open } = tab();
    const memory = open();
    for (let scrollY = 0; scrollY < 600; scrollY += 1) {
      memory.keep('/movies', { scrollY });
      vi.advanceTimersByTime(16);
    }
    expect(setItem).not.toHaveBeenCalled();
    vi.advanceTimersByTime(250);
    expect(setItem).toHaveBeenCalledOnce();
    expect(open().recall('/movies')?.scrollY).toBe(599);
    vi.useRealTimers();
  });

  it.each(['scrollend', 'visibilitychange', 'pagehide'])('writes what is new at %s, and nothing when there is nothing new', (moment) => {
    const { setItem, say, open } = tab();
    open().keep('/movies', { scrollY: 5 });
    say(moment);
    say(moment);
    expect(setItem).toHaveBeenCalledOnce();
    expect(open().recall('/movies')?.scrollY).toBe(5);
  });

  it('keeps nothing of what it was told to forget in its storage either', () => {
    const here = tab();
    const memory = here.open();
    memory.keep('/user-profile', { scrollY: 900 });
    memory.keep('/movies', { scrollY: 1 });
    here.say('scrollend');
    expect([...here.held.values()].join()).toContain('/user-profile');
    memory.forget((place) => place === '/user-profile');
    expect([...here.held.values()].join()).not.toContain('/user-profile');
    expect(reloaded(here).recall('/movies')).toEqual({ scrollY: 1, pages: 1 });
  });

  it('forgets the place longest not visited, and keeps fifty', () => {
    const here = tab();
    const memory = here.open();
    for (let at = 0; at < 50; at += 1) memory.keep(`/${at}`, { scrollY: at });
    memory.keep('/0', { scrollY: 77 });
    memory.keep('/50', { scrollY: 50 });
    expect([memory.recall('/0')?.scrollY, memory.recall('/1'), memory.recall('/2')?.scrollY, memory.recall('/50')?.scrollY]).toEqual([77, null, 2, 50]);
    expect(reloaded(here).recall('/1')).toBeNull();
  });

  it.each(['not JSON', '{"a":1}', '[["/", {"scrollY":"far"}]]', 'null'])('begins anew when what is stored is %j', (text) => {
    const here = tab();
    here.open().keep('/', { scrollY: 1 });
    here.say('pagehide');
    const [name = ''] = here.held.keys();
    here.held.set(name, text);
    expect(reloaded(here).recall('/')).toBeNull();
  });

  it('works on where a browser forbids storage or has no room', () => {
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const page = new EventTarget();
    const memory = tabNavigationMemory({ getItem: refuse, setItem: refuse }, page);
    memory.keep('/', { scrollY: 5 });
    page.dispatchEvent(new Event('pagehide'));
    expect(memory.recall('/')).toEqual({ scrollY: 5, pages: 1 });
  });
});
