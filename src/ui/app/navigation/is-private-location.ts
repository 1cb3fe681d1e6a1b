import { isGuarded } from '#domain/users/access/route-access';
import { routeAt } from './current-route';

/** Returns true for addresses of pages that only a member visits, and of guest pages, whose `next` parameter reveals the destination. */
export const isPrivateLocation = (address: string): boolean => {
  const { area } = routeAt(address.split(/[?#]/)[0] ?? '/');
  return isGuarded(area) || area === 'guest';
};
