import { act } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { ReactNode } from 'react';
import { BehaviorSubject, of, Subject } from 'rxjs';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { emptyOutbox } from '#application/ports/outbox-store';
import type { ServiceKey } from '#application/service-key';
import {
  APP_CONFIG, BROWSER_STORAGE, CATALOGUE, CATALOGUE_USE_CASES, CLOCK, HISTORY_REPOSITORY, IMAGE_URL_BUILDER, MEMBER_LISTS_LOADER,
  SESSION_SERVICE, SHARED_LIST_READER,
} from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import { aTitle, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import type { TitleDetails } from '#domain/catalogue/title-details';
import type { TitleId } from '#domain/catalogue/title-id';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import type { Failure } from '#domain/shared/failure';
import type { Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';

export const [NOW, MAYA] = [Date.UTC(2026, 10, 28, 20), aSession()];
export const film = (id: number, date = '1961-09-14') => aTitle({ id, title: `Film ${id}`, date });

/** Returns a browser where a member is expected and four films are known. `receive` changes the session, `current$` has the lists. */
export const openBrowser = (
  storage = testBrowser()(), items = [1, 2, 3, 4].map((id) => film(id)), details: Partial<TitleDetails> = {},
  ofSecond: Partial<TitleDetails> = {},
) => {
  const session$ = new Subject<E.Either<Failure, Session>>();
  const current$ = new BehaviorSubject<object | null>(null);
  const services = new Map<unknown, unknown>([
    [SESSION_SERVICE, sessionService(startTestSession(session$))], [BROWSER_STORAGE, storage],
    [SHARED_LIST_READER, { read: () => TE.right({ name: 'Film club', displayName: null, items: [], cursor: null }) }],
    [MEMBER_LISTS_LOADER, { current$ }], [CATALOGUE, {}], [HISTORY_REPOSITORY, TE.right({ readLastRatings: () => TE.right([]) })],
    [IMAGE_URL_BUILDER, { source: () => null }],
    [APP_CONFIG, { siteUrl: 'https://marquee.example' }], [CLOCK, { now: () => NOW }],
    [CATALOGUE_USE_CASES, {
      getDetails: ({ id }: TitleId) => TE.right(aTitleDetails({ ...film(id), ...(id === 2 ? ofSecond : details) })),
      discover: () => TE.right({ items, total: items.length, page: 1, pageCount: 1, asOf: null }),
    }],
  ]);
  const cache = new QueryCache();
  const Providers = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <QueryCacheProvider value={cache}>
        <SessionProvider>{children}</SessionProvider>
      </QueryCacheProvider>
    </ServicesProvider>
  );
  return { storage, services, Providers, current$, receive: (session: Session) => act(() => session$.next(E.right(session))) };
};

/** Returns the lists of a member with these states of titles. */
export const listsOf = (states: () => ReadonlyArray<MemberTitleState>) => ({
  uid: MAYA.uid, outbox: of(E.right(emptyOutbox)), firstItems: () => of(E.right([])), storedStates: () => of(E.right(states())),
  history: { viewings: () => ({ state$: of({ viewings: [], status: 'ready', hasMore: false, failure: null }) }) },
});
