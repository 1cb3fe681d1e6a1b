import * as E from 'fp-ts/Either';
import { Observable } from 'rxjs';
import type { Failure } from '#domain/shared/failure';
import type { NetworkStatus } from '#application/ports/network-status';

type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * Returns whether the browser has a network, and the site an answer; null while the site, for which its worker gave this document, may only
 * be slow (`unanswered-document.ts`).
 */
const hasAnswer = (): boolean | null => {
  const { unanswered } = document.documentElement.dataset;
  if (!navigator.onLine || unanswered === 'no') return false;
  return unanswered === undefined ? true : null;
};

/** Network status by `navigator.onLine` and by what answered the document; emits the current value, once it is known, and every change. */
export const browserNetworkStatus = (isOnline: () => boolean | null = hasAnswer, page: Page = globalThis): NetworkStatus => ({
  online: new Observable<E.Either<Failure, boolean>>((listener) => {
    const emit = (): void => {
      const status = isOnline();
      if (status !== null) listener.next(E.right(status));
    };
    emit();
    page.addEventListener('online', emit);
    page.addEventListener('offline', emit);
    return () => {
      page.removeEventListener('online', emit);
      page.removeEventListener('offline', emit);
    };
  }),
});
