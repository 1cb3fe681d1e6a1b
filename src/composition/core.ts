import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { BehaviorSubject } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { createCatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import {
  ACCESS_REPOSITORY, ACCOUNT_API, ACCOUNT_USE_CASES, APP_CONFIG, AUTH_SERVICE, AVATAR_STORAGE, BROWSER_STORAGE, CATALOGUE,
  CATALOGUE_USE_CASES, CLOCK, HISTORY_REPOSITORY, INFINITE_LIST_CACHE, LIST_REPOSITORY, LOG, MEMBER_LISTS_LOADER,
  NETWORK_STATUS, PROFILE_USE_CASES, SESSION_SERVICE, USER_REPOSITORY,
} from '#application/service-keys';
import { lazySession } from '#application/session/lazy-session';
import { latePort } from '#adapters/late-port';
import { lazy } from '#adapters/lazy';
import type { SessionService } from '#application/session/session-service';
import type { BuildConfig } from './config';
import type { BindModule } from './container';

/** Binds the build settings that pages render; prerendered pages use the same values. */
export const appConfigModule =
  ({ backend, catalogue, site, firebase }: Pick<BuildConfig, 'backend' | 'catalogue' | 'site' | 'firebase'>): BindModule =>
  (bind) => {
    const dataLocation = backend === 'memory' ? 'browser' : 'server';
    bind.constant(APP_CONFIG, {
      dataLocation, siteUrl: site, isCatalogueCurrent: catalogue === 'tmdb', ...(firebase?.hasGoogle === true && { hasGoogle: true }),
    });
  };

/** Binds use cases and app-lifetime actors, identical in every configuration. */
export const coreModule: BindModule = (bind) => {
  bind.factory(CATALOGUE_USE_CASES, createCatalogueUseCases, [CATALOGUE, LOG]);
  bind.factory(INFINITE_LIST_CACHE, (clock) => new InfiniteListCache(() => clock.now()), [CLOCK]);
  bind.factory(
    ACCOUNT_USE_CASES,
    (auth, api) => {
      const useCases = lazy(async () => (await import('#application/account/account-use-cases')).createAccountUseCases(auth, api));
      return latePort(useCases, (account) => account, { signOut: auth.signOut, readMethods: auth.readMethods });
    },
    [AUTH_SERVICE, ACCOUNT_API],
  );
  bind.factory(
    PROFILE_USE_CASES,
    (users, avatars, clock, lists, history, storage, log) => {
      const useCases = lazy(async () => {
        const [{ createProfileUseCases }, { webTabLock }] = await Promise.all([
          import('#application/profile/profile-use-cases'), import('#adapters/browser/web-tab-lock'),
        ]);
        return createProfileUseCases({ users, avatars, clock, lists, history, storage, log, lock: webTabLock() });
      });
      return latePort(useCases, (profile) => profile, {});
    },
    [USER_REPOSITORY, AVATAR_STORAGE, CLOCK, LIST_REPOSITORY, HISTORY_REPOSITORY, BROWSER_STORAGE, LOG],
  );
  bind.factory(
    SESSION_SERVICE,
    (auth, users, access, accountApi, log) => {
      const load = async (): Promise<SessionService> => {
        const { lateUserSession, startSessionService } = await import('#application/session/start-session-service');
        return startSessionService(auth.identity, lateUserSession({ auth, users, access, accountApi, log }));
      };
      return lazySession(auth.identity, load, log);
    },
    [AUTH_SERVICE, USER_REPOSITORY, ACCESS_REPOSITORY, ACCOUNT_API, LOG],
  );
};

/** Binds the lists of the signed-in member, with the outbox of this browser. */
export const memberListsModule: BindModule = (bind) => {
  bind.factory(
    MEMBER_LISTS_LOADER,
    (lists, history, network, log, clock, catalogue) => {
      const deps = { network, log, clock, catalogue };
      const opener = lazy(async () => (await import('./open-member-lists')).openMemberLists(deps));
      return {
        current$: new BehaviorSubject<ListUseCases | null>(null),
        open: (uid) => pipe(
          opener.get,
          TE.flatMap((open) => pipe(
            lists,
            TE.flatMap((ownLists) => pipe(history, TE.map((ownHistory) => open({ lists: ownLists, history: ownHistory }, uid)))),
          )),
        ),
      };
    },
    [LIST_REPOSITORY, HISTORY_REPOSITORY, NETWORK_STATUS, LOG, CLOCK, CATALOGUE],
  );
};
