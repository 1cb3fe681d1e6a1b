import { describe, expect, it } from 'vitest';
import type { SignedIn } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { avatarMenuItems } from '#ui/shell/account-menu/avatar-menu-items.ts';
import { routeAt } from './current-route';
import { listAddress, namedListAddress } from '#ui/shell/navigation/list-address.ts';
import { ROUTES } from '#ui/app/routes.tsx';
import { adminEntries, profileEntries } from '#ui/shell/layouts/side/side-entries.ts';
import { topLinks } from '#ui/shell/layouts/header/top-links.ts';

const member = aSession({ lists: [{ listName: 'favorites', listID: 'f1' }, { listName: 'rainy_sundays', listID: 'r1' }] });
const labels = (groups: ReturnType<typeof profileEntries>): ReadonlyArray<string> =>
  groups.flatMap(({ entries }) => entries.map(({ label }) => label));

describe('routeAt', () => {
  it.each([
    ['/', '/'],
    ['/movies', '/movies'],
    ['/movies/top-rated', '/:itemType/:list'],
    ['/genre/science-fiction', '/genre/:genreName'],
    ['/details', '/details'],
    ['/nowhere', '*'],
    ['/no/such/place', '*'],
    ['/login', '/login'],
    ['/register', '/register'],
    ['/home', '/home'],
    ['/HOME/', '/home'],
    ['/user-profile', '/user-profile'],
    ['/user-profile/settings', '/user-profile/settings'],
    ['/user-profile/nothing', '/user-profile/*'],
    ['/user-profile/no/such', '/user-profile/*'],
    ['/user-profile/year/2026', '/user-profile/year/:year'],
    ['/admin', '/admin/*'],
    ['/admin/dashboard', '/admin/dashboard'],
    ['/admin/manage-users/maya', '/admin/manage-users/:uid'],
    ['/admin/no/such', '/admin/*'],
  ])('matches %s to the route %s', (address, path) => {
    expect(routeAt(address).path).toBe(path);
  });

  it('marks the pages that begin with a hero image', () => {
    expect(['/', '/details', '/movies', '/nowhere'].map((address) => routeAt(address).hero)).toEqual([true, true, false, false]);
  });
});

describe('areas of routeAt', () => {
  it.each([
    ['/', 'landing'],
    ['/login', 'guest'],
    ['/register', 'guest'],
    ['/home', 'home'],
    ['/Home', 'home'],
    ['/user-profile', 'profile'],
    ['/user-profile/', 'profile'],
    ['/USER-PROFILE/settings', 'profile'],
    ['/user-profile/%6eothing', 'profile'],
    ['/admin', 'admin'],
    ['/admin/dashboard', 'admin'],
    ['/Admin/x/y', 'admin'],
    ['/movies', 'public'],
    ['/movies/popular', 'public'],
    ['/details', 'public'],
    ['/administration/list', 'public'],
    ['/nowhere', 'public'],
  ])('puts %s into the %s area', (address, area) => expect(routeAt(address).area).toBe(area));

  it('give profile and admin routes the layout of their area', () => {
    expect(ROUTES.filter(({ layout }) => layout !== 'main').map(({ path, layout, area }) => `${path} ${layout} ${area}`)).toEqual([
      '/user-profile profile profile', '/user-profile/watch-history profile profile', '/user-profile/settings profile profile',
      '/user-profile/settings/import profile profile', '/user-profile/settings/security profile profile',
      '/user-profile/ratings profile profile', '/user-profile/calendar profile profile', '/user-profile/year/:year profile profile',
      '/user-profile/user-lists profile profile', '/user-profile/user-lists/:listName profile profile',
      '/user-profile/watchlist profile profile', '/user-profile/favorites profile profile', '/user-profile/* profile profile',
      ...['dashboard', 'manage-users', 'manage-users/:uid', 'manage-lists', 'manage-lists/:listID', 'audit', 'feedback', '*'].map(
        (path) => `/admin/${path} admin admin`,
      ),
    ]);
  });
});

describe('topLinks', () => {
  it('returns two links for visitors and four for members, each with their own home', () => {
    expect(topLinks(false)).toEqual([
      { label: 'Home', to: '/' },
      { label: 'Genre', to: '/genre' },
    ]);
    expect(topLinks(true).map(({ label, to }) => `${label} ${to}`)).toEqual([
      'Home /home', 'Movies /movies', 'TV Shows /tv-shows', 'Genre /genre',
    ]);
  });
});

describe('listAddress', () => {
  it('returns the name as path and the id as query, both escaped', () => {
    expect(listAddress({ listName: 'rainy_sundays', listID: 'r1' })).toBe('/user-profile/user-lists/rainy_sundays?list_id=r1');
    expect(listAddress({ listName: 'a/b?c', listID: 'x&y' })).toBe('/user-profile/user-lists/a%2Fb%3Fc?list_id=x%26y');
  });

  it('namedListAddress returns the list with this name, or the page that leads to it', () => {
    expect(namedListAddress(member.lists, 'favorites')).toBe('/user-profile/user-lists/favorites?list_id=f1');
    expect(namedListAddress(member.lists, 'watchlist')).toBe('/user-profile/watchlist');
  });
});

describe('menus', () => {
  const items = (person: SignedIn): ReadonlyArray<string> =>
    avatarMenuItems(person, () => {}).map((item) => (item === 'rule' ? '—' : item.label));

  it('contain the dashboard for admins only', () => {
    expect(items(member)).toEqual([
      'Profile', 'Favorites', 'Watchlist', 'Your lists', 'Home', 'Movies', 'TV Shows', 'Genre', '—', 'Sign Out',
    ]);
    expect(items({ ...member, role: 'admin' })).toEqual(['Dashboard', ...items(member)]);
    expect(labels(profileEntries(member))).toEqual([
      'Home', 'Profile', 'Watch history', 'Calendar', 'Manage lists', 'Favorites', 'Rainy sundays',
    ]);
    expect(labels(profileEntries({ ...member, lists: [{ listName: 'dc_universe', listID: 'd', shownName: 'DC Universe' }] })).at(-1)).toBe(
      'DC Universe',
    );
    expect(labels(profileEntries({ ...member, role: 'admin' }))).toEqual([...labels(profileEntries(member)), 'Dashboard']);
  });

  it('contain every entry of the admin area in order', () => {
    expect(labels(adminEntries)).toEqual(['Back Home', 'Profile', 'Dashboard', 'Manage Users', 'Manage Lists']);
  });
});
