import { useMember } from '../../hooks/use-member';

/** The region that the member who is signed in chose, ISO 3166-1; null when nobody chose one. */
export const useRegion = (): string | null => useMember()?.profile?.settings.region ?? null;
