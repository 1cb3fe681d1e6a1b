import { describe, expect, it } from 'vitest';
import { ROUTES } from '#ui/app/routes.tsx';
import { isKeptPage, isPage, pageKey } from './kept-pages';

const key = (address: string): string => pageKey(new URL(address, 'https://films.example'));

describe('isKeptPage', () => {
  it('accepts public pages, and none of members, admins, guests or other members’ lists', () => {
    const example = (path: string): string =>
      path.replace(':itemType', 'movies').replace(/:\w+/g, 'name').replace('*', 'where').replace(/^(?!\/)/, '/');
    const kept = ROUTES.filter(({ path }) => path !== '*' && isKeptPage(example(path)));
    expect(kept.map(({ area }) => area).filter((area) => area !== 'public' && area !== 'landing')).toEqual([]);
    const some = ['/', '/movies', '/search', '/details', '/person', '/:itemType/:list'];
    expect(kept.map(({ path }) => path)).toEqual(expect.arrayContaining(some));
    const others = ['/lists/abc', '/home', '/login', '/user-profile', '/admin/dashboard', '/api/tmdb', '/movies/popular/more'];
    expect(others.filter(isKeptPage)).toEqual([]);
  });
});

describe('pageKey', () => {
  it('has the parameters that make another document, and no other text of the address', () => {
    expect(key('/details?id=603&type=movie&ref=mail')).toBe('https://films.example/details?type=movie&id=603');
    expect(key('/person?id=525')).toBe('https://films.example/person?id=525');
    expect(key('/search?query=secret&tab=films')).toBe('https://films.example/search');
    expect(key('/movies/popular?genres=western')).toBe('https://films.example/movies/popular');
  });
});

describe('isPage', () => {
  it('rejects calls of the server and files', () => {
    expect(['/api/tmdb/movie/603', '/__/auth/handler', '/sitemap.xml', '/notices.txt', '/worker.js'].filter(isPage)).toEqual([]);
    expect(['/', '/home', '/user-profile/user-lists/to-see', '/movies/top-rated'].filter((path) => !isPage(path))).toEqual([]);
    expect(isPage('/user-profile/user-lists/vol.2')).toBe(true);
  });
});
