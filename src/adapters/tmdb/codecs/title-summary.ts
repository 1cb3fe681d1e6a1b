import * as t from 'io-ts';
import { Amount, Day, Flag, many, Text } from './parts';

const common = {
  id: t.number,
  adult: Flag,
  genre_ids: many(t.number),
  original_language: Text,
  overview: Text,
  poster_path: Text,
  backdrop_path: Text,
  vote_average: Amount,
  vote_count: Amount,
};

/** A film as lists, searches and filmographies show it. */
export const MovieSummary = t.strict({ ...common, title: t.string, original_title: Text, release_date: Day }, 'MovieSummary');
export type MovieSummary = t.TypeOf<typeof MovieSummary>;

/** A series as lists, searches and filmographies show it. */
export const SeriesSummary = t.strict({ ...common, name: t.string, original_name: Text, first_air_date: Day }, 'SeriesSummary');
export type SeriesSummary = t.TypeOf<typeof SeriesSummary>;
