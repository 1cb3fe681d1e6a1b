import { parseTitleSettings, TITLE_SETTINGS_KEY } from '#application/profile/title-settings';
import { BROWSER_STORAGE } from '#application/service-keys';
import { useService } from '#ui/services.tsx';
import { useMember } from './use-member';

/**
 * Returns the region that the member, or a visitor of this browser, has chosen, ISO 3166-1: null if none is chosen,
 * undefined while a member's profile is unknown. A member's days of releases in it count on pages, in the private address and in reminders.
 */
export const useReleaseRegion = (): string | null | undefined => {
  const storage = useService(BROWSER_STORAGE);
  const member = useMember();
  if (member !== null) return member.profile?.settings.region;
  return __ON_TMDB__ ? parseTitleSettings(storage.local.get(TITLE_SETTINGS_KEY)).region : null;
};
