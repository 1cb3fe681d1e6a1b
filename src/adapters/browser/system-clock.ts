import type { Clock } from '#domain/shared/clock';

export const systemClock: Clock = { now: () => Date.now() };
