import { catalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { PagingMemory } from '#application/catalogue/paging-memory';
import { CATALOGUE, CATALOGUE_USE_CASES, PAGING_MEMORY } from '#application/keys';
import type { Module } from './compose';

/** Use cases, the same in every profile. */
export const core: Module = (bind) => {
  bind.made(CATALOGUE_USE_CASES, catalogueUseCases, [CATALOGUE]);
  bind.made(PAGING_MEMORY, () => new PagingMemory(), []);
};
