import type { BuildConfig } from '#composition/config';

/** Returns why this configuration cannot be deployed; null if it can. */
export function whyNotDeployable(profile: Pick<BuildConfig, 'firebase' | 'site' | 'catalogue' | 'tmdbApiBase'>): string | null;
