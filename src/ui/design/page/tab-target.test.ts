import { describe, expect, it } from 'vitest';
import { tabTarget } from './tab-target';

const press = (key: string, held = {}) => ({ key, altKey: false, ctrlKey: false, metaKey: false, ...held });

describe('a key on a row of tabs', () => {
  it.each([
    ['ArrowRight', 0, 1], ['ArrowRight', 3, 0], ['ArrowLeft', 3, 2], ['ArrowLeft', 0, 3], ['Home', 2, 0], ['End', 1, 3], ['ArrowDown', 1, null], ['a', 1, null],
  ])('%s from %i leads to %s', (key, from, to) => {
    expect(tabTarget(press(key), from, 4)).toBe(to);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])('is left to the browser with %s', (modifier) => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) expect(tabTarget(press(key, { [modifier]: true }), 1, 4)).toBeNull();
  });
});
