import { describe, expect, it } from 'vitest';
import { tabIndexForKey } from './tab-index-for-key';

const keyPress = (key: string, modifiers = {}) => ({ key, altKey: false, ctrlKey: false, metaKey: false, ...modifiers });

describe('tabIndexForKey', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 0],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 3],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['ArrowDown', 1, null],
    ['a', 1, null],
  ])('%s from index %i leads to %s', (key, from, to) => {
    expect(tabIndexForKey(keyPress(key), from, 4)).toBe(to);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])('returns null with %s', (modifier) => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End'])
      expect(tabIndexForKey(keyPress(key, { [modifier]: true }), 1, 4)).toBeNull();
  });
});
