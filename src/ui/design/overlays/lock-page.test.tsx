import { afterEach, describe, expect, it, vi } from 'vitest';
import { lockPage } from './lock-page';

afterEach(() => vi.restoreAllMocks());

describe('lockPage', () => {
  it('holds the page until the last one lets go, however often one does', () => {
    const locked = (): boolean => document.documentElement.classList.contains('locked');
    const first = lockPage();
    const second = lockPage();
    first();
    first();
    expect(locked()).toBe(true);
    second();
    expect(locked()).toBe(false);
  });

  it.each([['long', 2000, true], ['short', 700, false]])('keeps the room of a scroll bar as long as a %s page is held, if it has one', (_, scrollHeight, hasBar) => {
    const root = document.documentElement;
    vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(700);
    const height = vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
    const keepsRoom = (): boolean => root.classList.contains('has-bar');
    const first = lockPage();
    expect(keepsRoom()).toBe(hasBar);
    // What grows meanwhile had no bar whose room could be kept.
    height.mockReturnValue(3000);
    const second = lockPage();
    expect(keepsRoom()).toBe(hasBar);
    second();
    first();
    expect(keepsRoom()).toBe(false);
  });
});
