import type { BuildConfig } from '../src/composition/environment.ts';

export function whyNotDeployable(profile: Pick<BuildConfig, 'firebase' | 'site' | 'catalogue' | 'tmdbApiBase'>): string | null;
