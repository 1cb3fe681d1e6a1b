import * as t from 'io-ts';
import { NumberOrNull, DateOrNull, BooleanOrFalse, ArrayOrEmpty, TextOrNull } from './codec-parts';

const common = {
  id: t.number,
  adult: BooleanOrFalse,
  genre_ids: ArrayOrEmpty(t.number),
  original_language: TextOrNull,
  overview: TextOrNull,
  poster_path: TextOrNull,
  backdrop_path: TextOrNull,
  vote_average: NumberOrNull,
  vote_count: NumberOrNull,
};

/** A film in lists, search results and filmographies. */
export const MovieSummary = t.strict({ ...common, title: t.string, original_title: TextOrNull, release_date: DateOrNull }, 'MovieSummary');
export type MovieSummary = t.TypeOf<typeof MovieSummary>;

/** A series in lists, search results and filmographies. */
export const SeriesSummary = t.strict(
  { ...common, name: t.string, original_name: TextOrNull, first_air_date: DateOrNull },
  'SeriesSummary',
);
export type SeriesSummary = t.TypeOf<typeof SeriesSummary>;
