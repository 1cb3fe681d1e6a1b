import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PreparePage } from '../providers/prepare-page';
import { notFoundPage, ROUTES, type AppRoute } from '../routes';

const routes: RouteObject[] = ROUTES.map(({ path }) => ({ path }));
const notFoundRoute: AppRoute = { path: '*', page: notFoundPage, area: 'public', layout: 'main', hero: false };

/** Returns the route that matches a path, or the route of the not-found page. */
export const routeAt = (pathname: string): AppRoute => {
  const path = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  return ROUTES.find((route) => route.path === path) ?? notFoundRoute;
};

/** Starts loading the code of the page at an address (path, query and hash). */
export const preparePage: PreparePage = (address) => routeAt(address.split(/[?#]/)[0] ?? '/').page.preload();
