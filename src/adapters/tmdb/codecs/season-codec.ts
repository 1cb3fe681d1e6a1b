import * as t from 'io-ts';
import { NonNegative, Day, ArrayOf, Positive, TextOrNull } from './codec-parts';

/** A season as the series' page tells of it. */
export const SeasonRow = t.strict({ season_number: t.number, name: TextOrNull, air_date: Day, episode_count: NonNegative, poster_path: TextOrNull }, 'SeasonRow');
export type SeasonRow = t.TypeOf<typeof SeasonRow>;

/** An episode; old answers leave the season to be known from the address. */
export const EpisodeAnswer = t.strict({
  episode_number: t.number, season_number: NonNegative, name: TextOrNull, air_date: Day, runtime: Positive, overview: TextOrNull,
  vote_average: NonNegative, vote_count: NonNegative, still_path: TextOrNull,
}, 'Episode');
export type EpisodeAnswer = t.TypeOf<typeof EpisodeAnswer>;

/** `/tv/{id}/season/{n}`. */
export const SeasonAnswer = t.strict({
  season_number: NonNegative, name: TextOrNull, air_date: Day, overview: TextOrNull, poster_path: TextOrNull, episodes: ArrayOf(EpisodeAnswer),
}, 'Season');
export type SeasonAnswer = t.TypeOf<typeof SeasonAnswer>;
