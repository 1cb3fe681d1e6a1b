import { describe, expect, it } from 'vitest';
import { isGuarded } from '#domain/users/access/route-access';
import { routeAt } from '#ui/app/navigation/current-route.ts';
import { ROUTES } from '#ui/app/routes.tsx';
import { isAppAddress } from '../../scripts/firebase/hosting.mjs';
import { PUBLIC_PAGES } from '../e2e/pages';

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

describe('the addresses that the journeys go through', () => {
  it('are of every route that is open to everybody', () => {
    const visited = new Set(PUBLIC_PAGES.map(({ address }) => routeAt(address.split('?')[0] ?? address).path));
    const open = ROUTES.filter(({ area }) => !isGuarded(area)).map(({ path }) => path);
    expect(open.filter((path) => !visited.has(path))).toEqual([]);
  });
});
