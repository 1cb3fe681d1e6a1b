import * as E from 'fp-ts/Either';
import { Observable } from 'rxjs';
import type { Failure } from '#domain/shared/failure';
import type { NetworkStatus } from '#application/ports/network-status';

type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Returns whether the browser has a network, and this document did not come from the site's worker for want of an answer. */
const hasAnswer = (): boolean => navigator.onLine && document.documentElement.dataset['unanswered'] === undefined;

/** Network status by `navigator.onLine` and by what answered the document; emits the current value and every change. */
export const browserNetworkStatus = (isOnline: () => boolean = hasAnswer, page: Page = globalThis): NetworkStatus => ({
  online: new Observable<E.Either<Failure, boolean>>((listener) => {
    const emit = (): void => listener.next(E.right(isOnline()));
    emit();
    page.addEventListener('online', emit);
    page.addEventListener('offline', emit);
    return () => {
      page.removeEventListener('online', emit);
      page.removeEventListener('offline', emit);
    };
  }),
});
