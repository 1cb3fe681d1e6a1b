import { describe, expect, it } from 'vitest';
import { shownList, shownName, shownUser } from './shown-name';

describe('shownName', () => {
  it('keeps 200 units and cuts longer names at a whole character', () => {
    expect(shownName('W'.repeat(200))).toBe('W'.repeat(200));
    expect(shownName('W'.repeat(10_000))).toBe(`${'W'.repeat(200)}…`);
    expect(shownName(`${'W'.repeat(199)}😀😀`)).toBe(`${'W'.repeat(199)}…`);
  });
});

describe('shownUser', () => {
  it('returns the name, or the address of a user without a name', () => {
    expect([shownUser({ name: 'Maya', email: 'm@a.example' }), shownUser({ name: '  ', email: 'm@a.example' }), shownUser({ name: '', email: 'w'.repeat(300) })]).toEqual(['Maya', 'm@a.example', `${'w'.repeat(200)}…`]);
  });
});

describe('shownList', () => {
  it('returns the name of a list with spaces, cut', () => {
    expect([shownList('films_of_1999'), shownList('W'.repeat(300))]).toEqual(['Films of 1999', `${'W'.repeat(200)}…`]);
  });
});
