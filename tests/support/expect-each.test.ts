import { describe, expect, it } from 'vitest';
import { expectEach } from './expect-each';

describe('expectEach', () => {
  const even = (one: number): unknown => (one % 2 === 0 ? one : Promise.reject(new Error('is odd')));

  it('passes if every check passes', () => expectEach([2, 4], String, even));

  it('runs every check, and names each failing case in the first line', () =>
    expect(expectEach([1, 2, 3], String, even)).rejects.toThrow(/^1; 3\n1: is odd\n3: is odd$/));

  it('fails without cases', () => expect(expectEach([], String, even)).rejects.toThrow('no cases'));
});
