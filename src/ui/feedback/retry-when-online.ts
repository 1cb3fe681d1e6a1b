import type { Failure } from '#domain/shared/failure';

/**
 * What Retry does. A file that is gone from its address was part of an older build: asking for it again is in vain, and only the
 * document anew knows where it is now. Without a connection that would not come either.
 */
export const retryWhenOnline =
  (failure: Failure, retry: () => void, reload: () => void = () => location.reload()): (() => void) =>
  () =>
    failure._tag === 'unavailable' && failure.status === 404 && navigator.onLine ? reload() : retry();
