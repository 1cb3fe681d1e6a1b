import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { BehaviorSubject } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { createCatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import { createResolveTitleIdDeps } from '#application/catalogue/resolve-title-id-deps';
import {
  ACCESS_REPOSITORY, ACCOUNT_USE_CASES, AUTH_SERVICE, AVATAR_STORAGE, BROWSER_STORAGE, CATALOGUE, CATALOGUE_USE_CASES, CLOCK, LOG, ACCOUNT_API, INFINITE_LIST_CACHE, HISTORY_REPOSITORY, LIST_REPOSITORY, MEMBER_LISTS_LOADER, NETWORK_STATUS, PROFILE_USE_CASES,
  RESOLVE_TITLE_ID_DEPS, SESSION_SERVICE, USER_REPOSITORY,
} from '#application/service-keys';
import { lazySession } from '#application/session/lazy-session';
import { lazyUseCases } from '#application/lazy-use-cases';
import { lazyUserSession } from '#application/session/lazy-user-session';
import { lazy } from '#adapters/lazy-backend';
import type { BindModule } from './container';

/** Binds use cases and app-lifetime actors, identical in every configuration. */
export const coreModule: BindModule = (bind) => {
  bind.factory(CATALOGUE_USE_CASES, createCatalogueUseCases, [CATALOGUE, LOG]);
  bind.factory(INFINITE_LIST_CACHE, (clock) => new InfiniteListCache(() => clock.now()), [CLOCK]);
  bind.factory(RESOLVE_TITLE_ID_DEPS, createResolveTitleIdDeps, [CATALOGUE, CLOCK]);
  bind.factory(
    ACCOUNT_USE_CASES,
    (auth, api) =>
      lazyUseCases(lazy(async () => (await import('#application/account/account-use-cases')).createAccountUseCases(auth, api)).get, { signOut: auth.signOut }),
    [AUTH_SERVICE, ACCOUNT_API],
  );
  bind.factory(
    PROFILE_USE_CASES,
    (users, avatars, clock, lists, history, storage, log) =>
      lazyUseCases(
        lazy(async () => {
          const [{ createProfileUseCases }, { webTabLock }] = await Promise.all([import('#application/profile/profile-use-cases'), import('#adapters/browser/web-tab-lock')]);
          return createProfileUseCases({ users, avatars, clock, lists, history, storage, log, lock: webTabLock() });
        }).get,
      ),
    [USER_REPOSITORY, AVATAR_STORAGE, CLOCK, LIST_REPOSITORY, HISTORY_REPOSITORY, BROWSER_STORAGE, LOG],
  );
  bind.factory(
    SESSION_SERVICE,
    (auth, users, access, accountApi, log) =>
      lazySession(auth.identity, async () => (await import('#application/session/start-session-service')).startSessionService(auth.identity, lazyUserSession({ auth, users, access, accountApi, log })), log),
    [AUTH_SERVICE, USER_REPOSITORY, ACCESS_REPOSITORY, ACCOUNT_API, LOG],
  );
};

/** Binds the lists of the signed-in member, with the outbox of this browser. */
export const memberListsModule: BindModule = (bind) => {
  bind.factory(
    MEMBER_LISTS_LOADER,
    (lists, history, network, log, clock, resolveDeps, catalogue) => {
      const opener = lazy(async () => (await import('./open-member-lists')).openMemberLists({ network, log, clock, resolveDeps, catalogue }));
      return { current$: new BehaviorSubject<ListUseCases | null>(null), open: (uid) => pipe(opener.get, TE.flatMap((open) => pipe(lists, TE.flatMap((loaded) => pipe(history, TE.map((loadedHistory) => open({ lists: loaded, history: loadedHistory }, uid))))))) };
    },
    [LIST_REPOSITORY, HISTORY_REPOSITORY, NETWORK_STATUS, LOG, CLOCK, RESOLVE_TITLE_ID_DEPS, CATALOGUE],
  );
};
