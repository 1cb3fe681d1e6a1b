import { describe } from 'vitest';
import { keepsBrowseContract } from './browse.contract';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { keepsContentContract } from './content.contract';
import type { ContractSamples } from './contract-samples.contract';
import { keepsLookupContract } from './lookup.contract';
import { keepsSearchContract } from './search.contract';

export type { ContractSamples } from './contract-samples.contract';

/**
 * Contract of every catalogue, limited to what both a live service and static files can provide. List items need no runtimes, so
 * runtime filters are verified in the details. The position of unknown values in a sort order is not specified.
 * @param make creates the catalogue; called once.
 * @param known data that the catalogue must contain.
 */
export const keepsCatalogueContract = (name: string, make: () => Catalogue | Promise<Catalogue>, known: ContractSamples): void => {
  let created: Promise<Catalogue> | null = null;
  const catalogue = (): Promise<Catalogue> => (created ??= Promise.resolve(make()));
  describe(`${name}: Catalogue contract`, () => {
    keepsBrowseContract({ catalogue, known });
    keepsSearchContract({ catalogue, known });
    keepsContentContract({ catalogue, known });
    keepsLookupContract({ catalogue, known });
  });
};
