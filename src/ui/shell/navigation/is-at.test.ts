import { expect, it } from 'vitest';
import { isAt } from './is-at';

it.each([
  ['/user-profile/user-lists/noir', '?list_id=1&sort=title', '/user-profile/user-lists/noir?list_id=1', true],
  ['/user-profile/user-lists/watchlist', '?list_id=of-another', '/user-profile/user-lists/watchlist?list_id=1', false],
  ['/user-profile/user-lists/%C3%A9t%C3%A9', '?list_id=1', '/user-profile/user-lists/été?list_id=1', true],
  ['/%E0%A4%A', '', '/%E0%A4%A', true],
  ['/home', '', '/', false],
])('compares the path and the list of %s%s with %s: %s', (pathname, search, address, expected) => {
  expect(isAt({ pathname, search }, address)).toBe(expected);
});
