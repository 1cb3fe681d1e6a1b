import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lru } from './lru';

describe('lru', () => {
  it('makes a thing once while it is remembered', () => {
    const memory = lru<number>(2);
    let made = 0;
    const make = (): number => (made += 1);
    expect([memory.get('a', make), memory.get('a', make), memory.get('b', make), memory.get('a', make)]).toEqual([1, 1, 2, 1]);
  });

  it('forgets the thing not asked for the longest', () => {
    const memory = lru<string>(2);
    const ask = (key: string, value: string): string => memory.get(key, () => value);
    ask('a', '1');
    ask('b', '1');
    ask('a', '2');
    ask('c', '1');
    expect([ask('a', 'again'), ask('b', 'again')]).toEqual(['1', 'again']);
  });

  it('always answers as the maker would', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 2 })), fc.integer({ min: 1, max: 5 }), (keys, size) => {
        const memory = lru<string>(size);
        return keys.every((key) => memory.get(key, () => `of ${key}`) === `of ${key}`);
      }),
    );
  });
});
