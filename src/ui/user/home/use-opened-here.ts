import { useMemo } from 'react';
import { LOG, PROFILE_USE_CASES, RESOLVING } from '#application/keys';
import { openedHere, type OpenedHere } from '#application/user/opened-here';
import type { SignedIn } from '#domain/user/session';
import type { OpenedTitle } from '#domain/user/user';
import { useService } from '../../services';
import { useWatch } from '../../use-watch';

const NOTHING: ReadonlyArray<OpenedTitle> = [];

/** What the member opened lately, as this catalogue has it; as it was kept until that is known. */
export const useOpenedHere = ({ uid, profile }: SignedIn): ReadonlyArray<OpenedHere> => {
  const [resolving, profiles, log] = [useService(RESOLVING), useService(PROFILE_USE_CASES), useService(LOG)];
  const opened = profile?.content ?? NOTHING;
  const watched = useWatch(useMemo(() => openedHere({ resolving, profiles, log })(uid, opened), [resolving, profiles, log, uid, opened]));
  return watched.state === 'here' ? watched.value : opened.map((one) => ({ opened: one, isHere: true }));
};
