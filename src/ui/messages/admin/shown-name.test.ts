import { describe, expect, it } from 'vitest';
import { shownListName, truncateName, shownUserName } from './shown-name';

describe('truncateName', () => {
  it('keeps 200 units and cuts longer names at a whole character', () => {
    expect(truncateName('W'.repeat(200))).toBe('W'.repeat(200));
    expect(truncateName('W'.repeat(10_000))).toBe(`${'W'.repeat(200)}…`);
    expect(truncateName(`${'W'.repeat(199)}😀😀`)).toBe(`${'W'.repeat(199)}…`);
  });
});

describe('shownUserName', () => {
  it('returns the name, or the address of a user without a name', () => {
    expect([shownUserName({ name: 'Maya', email: 'm@a.example' }), shownUserName({ name: '  ', email: 'm@a.example' }), shownUserName({ name: '', email: 'w'.repeat(300) })]).toEqual(['Maya', 'm@a.example', `${'w'.repeat(200)}…`]);
  });
});

describe('shownListName', () => {
  it('returns the name of a list with spaces, cut', () => {
    expect([shownListName('films_of_1999'), shownListName('W'.repeat(300))]).toEqual(['Films of 1999', `${'W'.repeat(200)}…`]);
  });
});
