import { catalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { PagingMemory } from '#application/catalogue/paging-memory';
import { resolvingIn } from '#application/catalogue/resolving';
import {
  ACCESS_MARKERS, ACCOUNT_USE_CASES, ACCOUNTS, AVATARS, CATALOGUE, CATALOGUE_USE_CASES, CLOCK, LOG, MEMBERSHIP, PAGE_SPINNER, PAGING_MEMORY, PROFILE_USE_CASES,
  RESOLVING, SESSION, USERS,
} from '#application/keys';
import { startPageSpinner } from '#application/shell/page-spinner-machine';
import { startSession } from '#application/shell/session-machine';
import { accountUseCases } from '#application/user/account-use-cases';
import { profileUseCases } from '#application/user/profile-use-cases';
import { watchSession } from '#application/user/session-watch';
import type { Module } from './compose';

/** Use cases and what lives as long as the app, the same in every profile. */
export const core: Module = (bind) => {
  bind.made(CATALOGUE_USE_CASES, catalogueUseCases, [CATALOGUE, LOG]);
  bind.made(PAGING_MEMORY, () => new PagingMemory(), []);
  bind.made(RESOLVING, resolvingIn, [CATALOGUE]);
  bind.made(ACCOUNT_USE_CASES, accountUseCases, [ACCOUNTS, MEMBERSHIP]);
  bind.made(PROFILE_USE_CASES, profileUseCases, [USERS, AVATARS, CLOCK]);
  bind.made(
    SESSION,
    (accounts, users, markers, membership, log) => startSession(() => watchSession({ accounts, users, markers, membership, log })),
    [ACCOUNTS, USERS, ACCESS_MARKERS, MEMBERSHIP, LOG],
  );
  bind.made(PAGE_SPINNER, startPageSpinner, [SESSION]);
};
