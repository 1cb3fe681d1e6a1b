import { useMember } from './use-member';

/** Returns the region that the member has chosen, whose days of releases count on pages, in the private address and in reminders. */
export const useReleaseRegion = (): string | null => useMember()?.profile?.settings.region ?? null;
