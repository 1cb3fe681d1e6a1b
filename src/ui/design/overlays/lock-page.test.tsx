import { afterEach, describe, expect, it, vi } from 'vitest';
import { lockPage } from './lock-page';

afterEach(() => vi.restoreAllMocks());

describe('lockPage', () => {
  it('keeps the page locked until the last lock is released, even if one is released twice', () => {
    const locked = (): boolean => document.documentElement.classList.contains('locked');
    const unlockFirst = lockPage();
    const unlockSecond = lockPage();
    unlockFirst();
    unlockFirst();
    expect(locked()).toBe(true);
    unlockSecond();
    expect(locked()).toBe(false);
  });

  it.each([
    ['long', 2000, true],
    ['short', 700, false],
  ])('reserves the scroll bar of a %s page while locked, only if the page has one', (_, scrollHeight, hasBar) => {
    const root = document.documentElement;
    vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(700);
    const height = vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
    const reservesScrollBar = (): boolean => root.classList.contains('has-bar');
    const unlockFirst = lockPage();
    expect(reservesScrollBar()).toBe(hasBar);
    // A page that grows while locked had no scroll bar when the lock was set.
    height.mockReturnValue(3000);
    const unlockSecond = lockPage();
    expect(reservesScrollBar()).toBe(hasBar);
    unlockSecond();
    unlockFirst();
    expect(reservesScrollBar()).toBe(false);
  });
});
