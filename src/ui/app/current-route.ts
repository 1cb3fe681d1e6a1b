import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PreparePage } from './prepare-page';
import { notFoundPage, PUBLIC_ROUTES, type PublicRoute } from './routes';

const routes: RouteObject[] = PUBLIC_ROUTES.map(({ path }) => ({ path }));
const nowhere: PublicRoute = { path: '*', page: notFoundPage, area: 'public', hero: false };

/** The route of the public area that an address leads to; the not-found page's for an address that leads nowhere. */
export const routeAt = (pathname: string): PublicRoute => {
  const path = matchRoutes(routes, pathname)?.[0]?.route.path;
  return PUBLIC_ROUTES.find((route) => route.path === path) ?? nowhere;
};

/** Starts loading the code of the page that an address leads to. */
export const preparePage: PreparePage = (address) => routeAt(address.split(/[?#]/)[0] ?? '/').page.preload();
