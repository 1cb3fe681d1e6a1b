import { useEffect } from 'react';
import { adoptVisitorData } from '#application/profile/adopt-visitor-data';
import { readVisitorTitleSettings } from '#application/profile/title-settings';
import { BROWSER_STORAGE, CLOCK, LOG, PROFILE_USE_CASES } from '#application/service-keys';
import type { UserId } from '#domain/users/user-id';
import { useService } from '#ui/services.tsx';
import { storedThemeChoice } from './theme';

/** Gives a new account what its visitor left in this browser, and deletes it at any other sign-in. */
export const useVisitorData = (uid: UserId): void => {
  const [storage, profiles, clock, log] = [useService(BROWSER_STORAGE), useService(PROFILE_USE_CASES), useService(CLOCK), useService(LOG)];
  useEffect(
    () => {
      const titleSettings = __ON_TMDB__ ? readVisitorTitleSettings(storage) : { language: null, region: null };
      void adoptVisitorData({ storage, profiles, clock, log }, uid, storedThemeChoice(storage), titleSettings);
    },
    [clock, log, profiles, storage, uid],
  );
};
