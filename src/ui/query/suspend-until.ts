import { use } from 'react';

/** A promise that is kept: using it never suspends. */
const KEPT: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Suspends until the promise is kept; null does not suspend. React wants the same calls in every pass, so one is always made. */
export const useSuspendUntil = (promise: Promise<void> | null): void => use(promise ?? KEPT);
