import type { Failure } from '#domain/shared/failure';

/**
 * Returns the handler of Retry. A 404 for a file means that the file belonged to an older build: only a reloaded document has the
 * new URL. Offline, the document could not be reloaded either, so the request is repeated instead.
 */
export const retryOrReload =
  (failure: Failure, retry: () => void, reload: () => void = () => location.reload()): (() => void) =>
  () =>
    failure._tag === 'unavailable' && failure.status === 404 && navigator.onLine ? reload() : retry();
