import * as t from 'io-ts';
import { many, Text } from './parts';
import { MovieSummary, SeriesSummary } from './title-summary';

/** `/collection/{id}`. */
export const CollectionAnswer = t.strict({
  id: t.number, name: t.string, overview: Text, poster_path: Text, backdrop_path: Text, parts: many(MovieSummary),
}, 'Collection');
export type CollectionAnswer = t.TypeOf<typeof CollectionAnswer>;

/** `/find/{imdb id}`: what else it finds (people, episodes) is not asked for. */
export const Found = t.strict({ movie_results: many(MovieSummary), tv_results: many(SeriesSummary) }, 'Found');
export type Found = t.TypeOf<typeof Found>;
