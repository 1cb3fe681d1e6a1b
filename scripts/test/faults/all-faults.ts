import { adapterFaults } from './adapter-faults';
import { applicationFaults } from './application-faults';
import { domainFaults } from './domain-faults';
import { rulesFaults } from './rules-faults';
import { serverFaults } from './server-faults';
import { uiFaults } from './ui-faults';

/** Planted faults by layer. */
export const FAULTS = {
  domain: domainFaults, application: applicationFaults, adapters: adapterFaults, server: serverFaults, rules: rulesFaults, ui: uiFaults,
};
