import { use } from 'react';

/** A fulfilled promise: `use` does not suspend on it. */
const FULFILLED: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Suspends until the promise is fulfilled; null does not suspend. Always calls `use`, so that the order of hooks is stable. */
export const useSuspendUntil = (promise: Promise<void> | null): void => use(promise ?? FULFILLED);
