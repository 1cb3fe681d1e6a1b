import { describe } from 'vitest';
import { keepsBrowseContract } from './browse.contract';
import type { Catalogue } from '../catalogue';
import type { ContractSamples } from './contract-samples.contract';
import { keepsLookupContract } from './lookup.contract';
import { keepsSearchContract } from './search.contract';

export type { ContractSamples } from './contract-samples.contract';

/**
 * What every catalogue keeps, whatever it is made of. It speaks of what both a live service and files can show: a summary need not
 * tell runtimes, so filters on those are checked in the details; the place of unknown values in a sort is left to each.
 * @param make a catalogue to ask; called once.
 * @param known facts that it must know.
 */
export const keepsCatalogueContract = (name: string, make: () => Catalogue | Promise<Catalogue>, known: ContractSamples): void => {
  let made: Promise<Catalogue> | null = null;
  const catalogue = (): Promise<Catalogue> => (made ??= Promise.resolve(make()));
  describe(`${name} keeps the contract of a catalogue`, () => {
    keepsBrowseContract({ catalogue, known });
    keepsSearchContract({ catalogue, known });
    keepsLookupContract({ catalogue, known });
  });
};
