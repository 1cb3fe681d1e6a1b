import { describe, expect, it } from 'vitest';
import { lockPage } from './lock-page';

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
});
