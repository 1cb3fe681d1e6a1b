import * as t from 'io-ts';
import { NonNegative, Day, Flag, ArrayOf, TextOrNull } from './codec-parts';

const common = {
  id: t.number,
  adult: Flag,
  genre_ids: ArrayOf(t.number),
  original_language: TextOrNull,
  overview: TextOrNull,
  poster_path: TextOrNull,
  backdrop_path: TextOrNull,
  vote_average: NonNegative,
  vote_count: NonNegative,
};

/** A film as lists, searches and filmographies show it. */
export const MovieSummary = t.strict({ ...common, title: t.string, original_title: TextOrNull, release_date: Day }, 'MovieSummary');
export type MovieSummary = t.TypeOf<typeof MovieSummary>;

/** A series as lists, searches and filmographies show it. */
export const SeriesSummary = t.strict({ ...common, name: t.string, original_name: TextOrNull, first_air_date: Day }, 'SeriesSummary');
export type SeriesSummary = t.TypeOf<typeof SeriesSummary>;
