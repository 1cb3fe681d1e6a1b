import { useEffect, useState } from 'react';
import { memberDataKey } from '#application/profile/member-data-keys';
import { BROWSER_STORAGE } from '#application/service-keys';
import type { UserId } from '#domain/users/user-id';
import { useService } from '#ui/services.tsx';

/** The shelves of a member's own data, which is known later than the rest of the home page. */
export type OwnShelf = 'watch-next' | 'series';

const NONE: ReadonlySet<OwnShelf> = new Set();

/**
 * Returns the shelves to keep room for until it is known which ones the member has: those of the last visit in this browser. Without that,
 * a shelf that arrives moves everything below it away from the pointer. @param known which shelves the member has; null until both are
 * known.
 */
export const useExpectedShelves = (uid: UserId, known: Readonly<Record<OwnShelf, boolean>> | null): ReadonlySet<OwnShelf> => {
  const { local } = useService(BROWSER_STORAGE);
  const key = memberDataKey('shelves', uid);
  const [remembered] = useState(
    () => new Set((local.get(key) ?? '').split(' ').filter((name): name is OwnShelf => name === 'watch-next' || name === 'series')),
  );
  const names = known === null ? null : (['watch-next', 'series'] as const).filter((name) => known[name]).join(' ');
  useEffect(() => {
    if (names !== null) local.set(key, names === '' ? null : names);
  }, [local, key, names]);
  return known === null ? remembered : NONE;
};
