import { describe, expect, it } from 'vitest';
import { keepsNavigationMemoryContract } from '#domain/navigation-memory.contract';
import { tabNavigationMemory } from './tab-navigation-memory';

const tab = (): Pick<Storage, 'getItem' | 'setItem'> & { readonly held: Map<string, string> } => {
  const held = new Map<string, string>();
  return { held, getItem: (name) => held.get(name) ?? null, setItem: (name, value) => void held.set(name, value) };
};

keepsNavigationMemoryContract("the tab's memory", () => tabNavigationMemory(tab()));
keepsNavigationMemoryContract('a memory without storage', () => tabNavigationMemory(null));

describe("the tab's memory", () => {
  it('survives a reload', () => {
    const storage = tab();
    tabNavigationMemory(storage).keep('/movies/popular', { scrollY: 900, pages: 3 });
    expect(tabNavigationMemory(storage).recall('/movies/popular')).toEqual({ scrollY: 900, pages: 3 });
  });

  it('keeps nothing of what it was told to forget in its storage either', () => {
    const storage = tab();
    const memory = tabNavigationMemory(storage);
    memory.keep('/user-profile', { scrollY: 900 });
    memory.keep('/movies', { scrollY: 1 });
    memory.forget((place) => place === '/user-profile');
    expect([...storage.held.values()].join()).not.toContain('/user-profile');
    expect(tabNavigationMemory(storage).recall('/movies')).toEqual({ scrollY: 1, pages: 1 });
  });

  it('forgets the place longest not visited, and keeps fifty', () => {
    const storage = tab();
    const memory = tabNavigationMemory(storage);
    for (let at = 0; at < 50; at += 1) memory.keep(`/${at}`, { scrollY: at });
    memory.keep('/0', { scrollY: 77 });
    memory.keep('/50', { scrollY: 50 });
    expect([memory.recall('/0')?.scrollY, memory.recall('/1'), memory.recall('/2')?.scrollY, memory.recall('/50')?.scrollY]).toEqual([77, null, 2, 50]);
    expect(tabNavigationMemory(storage).recall('/1')).toBeNull();
  });

  it.each(['not JSON', '{"a":1}', '[["/", {"scrollY":"far"}]]', 'null'])('begins anew when what is stored is %j', (text) => {
    const storage = tab();
    tabNavigationMemory(storage).keep('/', { scrollY: 1 });
    const [name = ''] = storage.held.keys();
    storage.held.set(name, text);
    expect(tabNavigationMemory(storage).recall('/')).toBeNull();
  });

  it('works on where a browser forbids storage or has no room', () => {
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const memory = tabNavigationMemory({ getItem: refuse, setItem: refuse });
    memory.keep('/', { scrollY: 5 });
    expect(memory.recall('/')).toEqual({ scrollY: 5, pages: 1 });
  });
});
