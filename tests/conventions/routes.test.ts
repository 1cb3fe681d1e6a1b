import { describe, expect, it } from 'vitest';
import { isGuarded } from '#domain/users/access/route-access';
import { routeAt } from '#ui/app/navigation/current-route.ts';
import { ROUTES } from '#ui/app/routes.tsx';
import { isAppAddress } from '../../scripts/firebase/hosting.mjs';
import { PUBLIC_PAGES } from '../e2e/pages';

/** Returns an address that matches a route's pattern. */
const exampleOf = (path: string): string => path.replace(':itemType', 'movies').replace(/:\w+/g, 'some-name').replace('*', 'some/where');

describe('isAppAddress', () => {
  it('accepts every route', () => {
    const paths = ROUTES.map(({ path }) => path).filter((path) => path !== '*');
    const addresses = paths.flatMap((path) => [exampleOf(path), ...(path.endsWith('/*') ? [path.slice(0, -2)] : [])]);
    expect(addresses.length).toBeGreaterThan(30);
    expect(addresses.filter((address) => !isAppAddress(address))).toEqual([]);
  });

  it('rejects other addresses', () => {
    const others = [
      '/nowhere', '/books/popular', '/movies/popular/more', '/login/more', '/home/more', '/wp-admin', '/user-profiles', '/details.html',
    ];
    expect(others.filter((address) => isAppAddress(address))).toEqual([]);
  });
});

describe('PUBLIC_PAGES of the end-to-end tests', () => {
  it('cover every route without a guard', () => {
    const visited = new Set(PUBLIC_PAGES.map(({ address }) => routeAt(address.split('?')[0] ?? address).path));
    const open = ROUTES.filter(({ area }) => !isGuarded(area)).map(({ path }) => path);
    expect(open.filter((path) => !visited.has(path))).toEqual([]);
  });
});
