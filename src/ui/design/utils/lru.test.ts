import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lru } from './lru';

describe('lru', () => {
  it('creates a value once while it is cached', () => {
    const cache = lru<number>(2);
    let calls = 0;
    const make = (): number => (calls += 1);
    expect([cache.get('a', make), cache.get('a', make), cache.get('b', make), cache.get('a', make)]).toEqual([1, 1, 2, 1]);
  });

  it('evicts the least recently used value', () => {
    const cache = lru<string>(2);
    const getOrCreate = (key: string, value: string): string => cache.get(key, () => value);
    getOrCreate('a', '1');
    getOrCreate('b', '1');
    getOrCreate('a', '2');
    getOrCreate('c', '1');
    expect([getOrCreate('a', 'again'), getOrCreate('b', 'again')]).toEqual(['1', 'again']);
  });

  it('always returns the value of make for the key', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 2 })), fc.integer({ min: 1, max: 5 }), (keys, size) => {
        const cache = lru<string>(size);
        return keys.every((key) => cache.get(key, () => `of ${key}`) === `of ${key}`);
      }),
    );
  });
});
