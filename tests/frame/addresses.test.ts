import { describe, expect, it } from 'vitest';
import { ROUTES } from '#ui/app/routes.tsx';
import { isAppAddress } from '../../scripts/hosting.mjs';

/** An address that a route's pattern fits. */
const exampleOf = (path: string): string => path.replace(':itemType', 'movies').replace(/:\w+/g, 'some-name').replace('*', 'some/where');

describe('addresses that get the app from hosting', () => {
  it.each(ROUTES.map(({ path }) => path).filter((path) => path !== '*'))('include %s', (path) => {
    expect(isAppAddress(exampleOf(path))).toBe(true);
    if (path.endsWith('/*')) expect(isAppAddress(path.slice(0, -2))).toBe(true);
  });

  it.each(['/nowhere', '/books/popular', '/movies/popular/more', '/login/more', '/home/more', '/wp-admin', '/user-profiles', '/details.html'])('leave out %s', (address) => {
    expect(isAppAddress(address)).toBe(false);
  });
});
