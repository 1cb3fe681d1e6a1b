import { describe, expect, it } from 'vitest';
import { listNameError } from '#domain/lists/list-name';
import { freeListName } from './free-list-name';

describe('freeListName', () => {
  it.each([
    ['Noir November', [], 'Noir November'],
    ['Noir November', ['noir_november'], 'Noir November 2'],
    ['noir november', ['noir_november', 'noir_november_2', 'noir_november_4'], 'noir november 3'],
    ['Watchlist', ['watchlist'], 'Watchlist 2'],
    ['x'.repeat(60), ['x'.repeat(60)], `${'x'.repeat(58)} 2`],
    [`${'x'.repeat(57)} yz`, [`${'x'.repeat(57)}_yz`], `${'x'.repeat(57)} 2`],
    ['🎬'.repeat(60), ['🎬'.repeat(60)], `${'🎬'.repeat(58)} 2`],
    ['heist\u202Enights', [], 'Copied list'],
    ['', ['copied_list'], 'Copied list 2'],
  ])('of %j beside %j is %j', (name, taken, expected) => {
    const free = freeListName(name, new Set(taken), 'Copied list');
    expect([free, listNameError(free)]).toEqual([expected, null]);
  });
});
