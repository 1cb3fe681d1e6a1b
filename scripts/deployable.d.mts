import type { Environment } from '../src/composition/environment.ts';

export function whyNotDeployable(profile: Pick<Environment, 'firebase' | 'site' | 'catalogue' | 'tmdbApiBase'>): string | null;
