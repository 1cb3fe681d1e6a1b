// Code that few visits need, in one file: each further file would be named in what every page loads.
export { createImdbIds } from '#adapters/embedded-catalogue/queries/imdb-ids';
export { createMemberFacts } from '#adapters/embedded-catalogue/credits/create-member-facts';
export { contentFactsOf } from './content-facts';
