import { catalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { PagingMemory } from '#application/catalogue/paging-memory';
import { ACCOUNTS, CATALOGUE, CATALOGUE_USE_CASES, PAGE_SPINNER, PAGING_MEMORY, SESSION } from '#application/keys';
import { startPageSpinner } from '#application/shell/page-spinner-machine';
import { startSession } from '#application/shell/session-machine';
import type { Module } from './compose';

/** Use cases and what lives as long as the app, the same in every profile. */
export const core: Module = (bind) => {
  bind.made(CATALOGUE_USE_CASES, catalogueUseCases, [CATALOGUE]);
  bind.made(PAGING_MEMORY, () => new PagingMemory(), []);
  bind.made(SESSION, (accounts) => startSession(() => accounts.session), [ACCOUNTS]);
  bind.made(PAGE_SPINNER, startPageSpinner, [SESSION]);
};
