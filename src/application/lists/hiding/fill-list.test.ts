import { describe, expect, it } from 'vitest';
import { emptyFill, isFurtherPageNeeded, MAX_HIDDEN_PAGES, nextFill, type ListFill } from './fill-list';

/** Returns the fill after pages of 20 titles, of which these many are visible. */
const fillOf = (...visible: ReadonlyArray<number>): ListFill =>
  visible.reduce((fill, count) => nextFill(fill, fill.loaded + 20, fill.visible + count), emptyFill);

describe('nextFill', () => {
  it('asks for a further page only after a page without a visible title', () => {
    expect(isFurtherPageNeeded(emptyFill)).toBe(false);
    expect(isFurtherPageNeeded(fillOf(1))).toBe(false);
    expect(isFurtherPageNeeded(fillOf(0))).toBe(true);
    expect(isFurtherPageNeeded(fillOf(3, 0))).toBe(true);
    expect(isFurtherPageNeeded(fillOf(3, 0, 1))).toBe(false);
  });

  it('asks for at most MAX_HIDDEN_PAGES pages in a row', () => {
    const hidden = (pages: number): ListFill => fillOf(...Array.from({ length: pages }, () => 0));
    expect(isFurtherPageNeeded(hidden(MAX_HIDDEN_PAGES))).toBe(true);
    expect(isFurtherPageNeeded(hidden(MAX_HIDDEN_PAGES + 1))).toBe(false);
  });

  it('returns the same object if nothing is new', () => {
    const fill = fillOf(0);
    expect(nextFill(fill, fill.loaded, fill.visible)).toBe(fill);
  });

  it('asks for a further page when the titles of loaded pages become hidden, unless some stay visible', () => {
    const fill = fillOf(20, 20);
    expect(isFurtherPageNeeded(nextFill(fill, fill.loaded, 3))).toBe(false);
    expect(isFurtherPageNeeded(nextFill(fill, fill.loaded, 0))).toBe(true);
    expect(isFurtherPageNeeded(nextFill(emptyFill, 0, 0))).toBe(false);
  });
});
