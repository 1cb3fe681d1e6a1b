import { parseTitleSettings, TITLE_SETTINGS_KEY } from '#application/profile/title-settings';
import { VISITOR_SERVICES_KEY } from '#application/profile/visitor-data';
import { BROWSER_STORAGE } from '#application/service-keys';
import type { Offer } from '#domain/catalogue/title-details';
import { parseServices, type ChosenServices } from '#domain/catalogue/services/streaming-services';
import { useMember } from '#ui/hooks/use-member.ts';
import { useService } from '#ui/services.tsx';

/** Returns the services of the member, or those that a visitor has chosen in this browser, as they are now; null if none are known. */
export const useOwnServices = (): ChosenServices | null => {
  const storage = useService(BROWSER_STORAGE);
  const member = useMember();
  return parseServices(member === null ? storage.local.get(VISITOR_SERVICES_KEY) : (member.profile?.services ?? null));
};

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

const WITHOUT_EXTRA_COST: ReadonlySet<Offer['kind']> = new Set(['stream', 'free', 'ads']);

/** Returns the test whether an offer of a region is on somebody's services, so that it costs nothing more. */
export const isOnServices = (own: ChosenServices | null, region: string | null) => ({ kind, provider }: Offer): boolean =>
  own !== null && own.region === region && WITHOUT_EXTRA_COST.has(kind) && own.ids.includes(provider.id);
