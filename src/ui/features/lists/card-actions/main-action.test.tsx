import { expect, it } from 'vitest';
import { mainAction } from './title-actions';

const none = { isWatched: false, progress: null, rating: null };
const progress = { watched: 3, total: 10, next: { season: 1, episode: 4 }, isComplete: false };

it.each([
  ['a title on no list', false, none, 'watchlist'],
  ['a title on the watchlist', true, none, 'watched'],
  ['a series in progress', true, { ...none, progress }, 'next'],
  ['a watched title without a rating', false, { ...none, isWatched: true }, 'rate'],
  ['a rated title', false, { ...none, isWatched: true, rating: 8 }, null],
  ['a watched series', false, { ...none, isWatched: true, progress: { ...progress, next: null, isComplete: true } }, 'rate'],
] as const)('mainAction of %s', (_, isListed, state, action) => expect(mainAction(isListed, state, false)).toBe(action));

it('a title to come is not marked as watched, but listed', () =>
  expect([true, false].map((isListed) => mainAction(isListed, none, true))).toEqual([null, 'watchlist']));
