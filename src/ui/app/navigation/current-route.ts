import { matchRoutes, type RouteObject } from 'react-router-dom';
import { lru } from '#ui/design/utils/lru.ts';
import type { PreloadPage } from '#ui/shell/providers/preload-page.ts';
import { notFoundPage, ROUTES, type AppRoute } from '#ui/app/routes.tsx';

const routes: RouteObject[] = ROUTES.map(({ path }) => ({ path }));
const notFoundRoute: AppRoute = { path: '*', page: notFoundPage, area: 'public', layout: 'main', hero: false };

/** The routes of recent paths: React Router ranks all routes for each match. */
const matched = lru<AppRoute>(100);

const matchRoute = (pathname: string): AppRoute => {
  const path = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  return ROUTES.find((route) => route.path === path) ?? notFoundRoute;
};

/** Returns the route that matches a path, or the route of the not-found page. */
export const routeAt = (pathname: string): AppRoute => matched.get(pathname, () => matchRoute(pathname));

/** Starts loading the code of the page at an address (path, query and hash). */
export const preloadPage: PreloadPage = (address) => routeAt(address.split(/[?#]/)[0] ?? '/').page.preload();
