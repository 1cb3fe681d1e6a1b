import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PreparePage } from '../providers/prepare-page';
import { notFoundPage, ROUTES, type AppRoute } from '../routes';

const routes: RouteObject[] = ROUTES.map(({ path }) => ({ path }));
const nowhere: AppRoute = { path: '*', page: notFoundPage, area: 'public', layout: 'house', hero: false };

/** The route that an address leads to; the not-found page's for an address that leads nowhere. */
export const routeAt = (pathname: string): AppRoute => {
  const path = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  return ROUTES.find((route) => route.path === path) ?? nowhere;
};

/** Starts loading the code of the page that an address leads to. */
export const preparePage: PreparePage = (address) => routeAt(address.split(/[?#]/)[0] ?? '/').page.preload();
