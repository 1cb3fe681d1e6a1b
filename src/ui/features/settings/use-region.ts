import { useMember } from '../../hooks/use-member';

/** Returns the region chosen by the signed-in member, ISO 3166-1; null if none is chosen or nobody is signed in. */
export const useRegion = (): string | null => useMember()?.profile?.settings.region ?? null;
