import { useMemo } from 'react';
import { LOG, PROFILE_USE_CASES, TITLE_RESOLVER } from '#application/service-keys';
import { resolveRecent, type ResolvedRecent } from '#application/profile/resolve-recent';
import type { SignedIn } from '#domain/users/session';
import type { RecentTitle } from '#domain/users/user';
import { useService } from '../../services';
import { useWatch } from '../../hooks/use-watch';

const NONE: ReadonlyArray<RecentTitle> = [];

/** Returns the recent titles of a member, resolved in this catalogue; until then, as stored in the profile. */
export const useRecentTitles = ({ uid, profile }: SignedIn): ReadonlyArray<ResolvedRecent> => {
  const [resolver, profiles, log] = [useService(TITLE_RESOLVER), useService(PROFILE_USE_CASES), useService(LOG)];
  const recent = profile?.content ?? NONE;
  const resolved = useWatch(useMemo(() => resolveRecent({ titleResolver: resolver, profiles, log })(uid, recent), [resolver, profiles, log, uid, recent]));
  return resolved._tag === 'success' ? resolved.value : recent.map((title) => ({ title, exists: true }));
};
