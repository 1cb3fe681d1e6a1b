import { describe, expect, it } from 'vitest';
import { shortListName, truncateName, shownUserName } from './shown-name';

describe('truncateName', () => {
  it('keeps 200 units and cuts longer names at a whole character', () => {
    expect(truncateName('W'.repeat(200))).toBe('W'.repeat(200));
    expect(truncateName('W'.repeat(10_000))).toBe(`${'W'.repeat(200)}…`);
    expect(truncateName(`${'W'.repeat(199)}😀😀`)).toBe(`${'W'.repeat(199)}…`);
  });
});

describe('shownUserName', () => {
  it('returns the name, or the address of a user without a name', () => {
    expect([
      shownUserName({ name: 'Maya', email: 'm@a.example' }),
      shownUserName({ name: '  ', email: 'm@a.example' }),
      shownUserName({ name: '', email: 'w'.repeat(300) }),
    ]).toEqual(['Maya', 'm@a.example', `${'w'.repeat(200)}…`]);
  });
});

describe('shortListName', () => {
  it('returns the name of a list with spaces, cut', () => {
    expect(['films_of_1999', 'w'.repeat(300)].map((name) => shortListName({ name, displayName: null }))).toEqual([
      'Films of 1999', `W${'w'.repeat(199)}…`,
    ]);
    expect(shortListName({ name: 'dc_universe', displayName: 'DC Universe' })).toBe('DC Universe');
  });
});
