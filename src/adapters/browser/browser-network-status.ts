import * as E from 'fp-ts/Either';
import { Observable } from 'rxjs';
import type { Failure } from '#domain/shared/failure';
import type { NetworkStatus } from '#application/ports/network-status';

type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** The browser's own opinion, told again with every change. */
export const browserNetworkStatus = (isOnline: () => boolean = () => navigator.onLine, page: Page = globalThis): NetworkStatus => ({
  online: new Observable<E.Either<Failure, boolean>>((listener) => {
    const tell = (): void => listener.next(E.right(isOnline()));
    tell();
    page.addEventListener('online', tell);
    page.addEventListener('offline', tell);
    return () => {
      page.removeEventListener('online', tell);
      page.removeEventListener('offline', tell);
    };
  }),
});
