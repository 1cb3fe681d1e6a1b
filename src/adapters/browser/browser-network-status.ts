import * as E from 'fp-ts/Either';
import { Observable } from 'rxjs';
import type { Failure } from '#domain/shared/failure';
import type { NetworkStatus } from '#application/ports/network-status';

type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Network status by `navigator.onLine`; emits the current value and every change. */
export const browserNetworkStatus = (isOnline: () => boolean = () => navigator.onLine, page: Page = globalThis): NetworkStatus => ({
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
