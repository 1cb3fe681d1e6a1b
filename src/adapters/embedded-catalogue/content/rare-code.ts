// Code that few visits need, in one file: each further file would be named in what every page loads.
export { createImdbIds } from '#adapters/embedded-catalogue/queries/imdb-ids';
export { readTaste } from '#adapters/embedded-catalogue/taste/taste-file';
export { contentFactsOf } from './content-facts';
