import { useMemo } from 'react';
import { LOG, PROFILE_USE_CASES, TITLE_RESOLVER } from '#application/service-keys';
import { resolveRecent, type ResolvedRecent } from '#application/profile/resolve-recent';
import type { SignedIn } from '#domain/users/session';
import type { RecentTitle } from '#domain/users/user';
import { useService } from '../../services';
import { useWatch } from '../../hooks/use-watch';

const NOTHING: ReadonlyArray<RecentTitle> = [];

/** What the member opened lately, as this catalogue has it; as it was kept until that is known. */
export const useRecentTitles = ({ uid, profile }: SignedIn): ReadonlyArray<ResolvedRecent> => {
  const [resolving, profiles, log] = [useService(TITLE_RESOLVER), useService(PROFILE_USE_CASES), useService(LOG)];
  const opened = profile?.content ?? NOTHING;
  const watched = useWatch(useMemo(() => resolveRecent({ resolving, profiles, log })(uid, opened), [resolving, profiles, log, uid, opened]));
  return watched._tag === 'success' ? watched.value : opened.map((one) => ({ title: one, exists: true }));
};
