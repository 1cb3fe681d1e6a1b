import { useMemo, useSyncExternalStore } from 'react';
import { parseOpenedTitles, withOpenedTitles } from '#application/profile/opened-titles';
import { memberDataKey } from '#application/profile/member-data-keys';
import { BROWSER_STORAGE } from '#application/service-keys';
import type { SignedIn } from '#domain/users/session';
import type { RecentTitle } from '#domain/users/user';
import { useService } from '#ui/services.tsx';

const NONE: ReadonlyArray<RecentTitle> = [];

/** Returns a member's recent titles: those of the profile with those that were opened in this browser, in any tab. */
export const useRecentTitles = ({ uid, profile }: SignedIn): ReadonlyArray<RecentTitle> => {
  const storage = useService(BROWSER_STORAGE);
  const key = memberDataKey('opened', uid);
  const subscribe = useMemo(() => (notify: () => void) => storage.onLocalChange(key, notify), [storage, key]);
  const text = useSyncExternalStore(subscribe, () => storage.local.get(key));
  const content = profile?.content ?? NONE;
  return useMemo(() => withOpenedTitles(content, parseOpenedTitles(text)), [content, text]);
};
