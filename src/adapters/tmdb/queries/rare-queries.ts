import * as TE from 'fp-ts/TaskEither';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { findDescribedOnTmdb } from '#adapters/tmdb/described/find-described-on-tmdb';
import { findByImdbId, findByTvdbId, findEpisodeOnTmdb } from './find-by-foreign-id';
import { suggestFactsOfTmdb } from './content-parameters';
import { searchByName } from './search-by-name';
import { searchTitlesByExactId } from './find-titles-by-exact-id';
import type { RareQueryDeps } from './query-deps';
import { getCollection } from './get-collection';
import { getPerson } from './get-person';
import { getSeason } from './get-season';
import { getServices } from '#adapters/tmdb/services/get-services';
import { suggestOfBothTypes } from './suggest-of-both-types';
import { tmdbMemberFacts } from '#adapters/tmdb/credits/tmdb-member-facts';

export type RareQueries = Pick<
  Catalogue,
  'getPerson' | 'getSeason' | 'getCollection' | 'findByImdb' | 'findByTvdb' | 'findEpisode' | 'findByName' | 'searchTitles' | 'suggest'
  | 'findDescribed' | 'suggestFacts' | 'getMemberFacts'
> & Required<Pick<Catalogue, 'getServices'>>;

/**
 * Queries that few visits need: people, whose page loads this file with its own, opened seasons, the films of a collection, IMDb and TVDB
 * ids, names of imports, descriptions, streaming services, members' lookups, and searches with an exact operator or a year.
 */
export const rareQueries = (context: RareQueryDeps): RareQueries => ({
  getPerson: getPerson(context),
  getSeason: getSeason(context),
  getCollection: getCollection(context),
  findByImdb: findByImdbId(context),
  findByTvdb: findByTvdbId(context),
  findEpisode: findEpisodeOnTmdb(context),
  findByName: searchByName(context),
  findDescribed: findDescribedOnTmdb(context),
  suggestFacts: suggestFactsOfTmdb(context),
  getServices: getServices(context),
  searchTitles: searchTitlesByExactId(context),
  suggest: suggestOfBothTypes(context),
  getMemberFacts: () => TE.right(tmdbMemberFacts(context)),
});
