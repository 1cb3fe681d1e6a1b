import { matchRoutes, type RouteObject } from 'react-router-dom';
import { notFoundPage, PUBLIC_ROUTES, type PublicRoute } from './routes';

const routes: RouteObject[] = PUBLIC_ROUTES.map(({ path }) => ({ path }));
const nowhere: PublicRoute = { path: '*', page: notFoundPage, area: 'public', hero: false };

/** The route of the public area that an address leads to; the not-found page's for an address that leads nowhere. */
export const routeAt = (pathname: string): PublicRoute => {
  const path = matchRoutes(routes, pathname)?.[0]?.route.path;
  return PUBLIC_ROUTES.find((route) => route.path === path) ?? nowhere;
};
