import { createCatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import { createTitleResolver } from '#application/catalogue/title-resolver';
import {
  ACCESS_RECORDS, ACCOUNT_USE_CASES, AUTH, AVATARS, CATALOGUE, CATALOGUE_USE_CASES, CLOCK, LOG, ACCOUNT_API, PAGE_SPINNER, INFINITE_LIST_CACHE, PROFILE_USE_CASES,
  TITLE_RESOLVER, SESSION, USERS,
} from '#application/service-keys';
import { startPageSpinner } from '#application/shell/page-spinner-machine';
import { startSession } from '#application/session/session-machine';
import { createAccountUseCases } from '#application/account/account-use-cases';
import { lazyUseCases } from '#application/lazy-use-cases';
import { lazyUserSession } from '#application/session/lazy-user-session';
import { lazy } from '#adapters/lazy-backend';
import type { BindModule } from './container';

/** Binds use cases and app-lifetime actors, identical in every configuration. */
export const coreModule: BindModule = (bind) => {
  bind.factory(CATALOGUE_USE_CASES, createCatalogueUseCases, [CATALOGUE, LOG]);
  bind.factory(INFINITE_LIST_CACHE, (clock) => new InfiniteListCache(() => clock.now()), [CLOCK]);
  bind.factory(TITLE_RESOLVER, createTitleResolver, [CATALOGUE, CLOCK]);
  bind.factory(ACCOUNT_USE_CASES, createAccountUseCases, [AUTH, ACCOUNT_API]);
  bind.factory(
    PROFILE_USE_CASES,
    (users, avatars, clock) => lazyUseCases(lazy(async () => (await import('#application/profile/profile-use-cases')).createProfileUseCases(users, avatars, clock)).get),
    [USERS, AVATARS, CLOCK],
  );
  bind.factory(
    SESSION,
    (auth, users, access, accountApi, log) => startSession(auth.identity, lazyUserSession({ auth, users, access, accountApi, log })),
    [AUTH, USERS, ACCESS_RECORDS, ACCOUNT_API, LOG],
  );
  bind.factory(PAGE_SPINNER, startPageSpinner, [SESSION]);
};
