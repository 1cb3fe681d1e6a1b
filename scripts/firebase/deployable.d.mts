import type { BuildConfig } from '#composition/config';

export function whyNotDeployable(profile: Pick<BuildConfig, 'firebase' | 'site' | 'catalogue' | 'tmdbApiBase'>): string | null;
