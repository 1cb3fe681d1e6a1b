import * as t from 'io-ts';
import { Amount, Day, many, Positive, Text } from './parts';

/** A season as the series' page tells of it. */
export const SeasonRow = t.strict({ season_number: t.number, name: Text, air_date: Day, episode_count: Amount, poster_path: Text }, 'SeasonRow');
export type SeasonRow = t.TypeOf<typeof SeasonRow>;

/** An episode; old answers leave the season to be known from the address. */
export const EpisodeAnswer = t.strict({
  episode_number: t.number, season_number: Amount, name: Text, air_date: Day, runtime: Positive, overview: Text,
  vote_average: Amount, vote_count: Amount, still_path: Text,
}, 'Episode');
export type EpisodeAnswer = t.TypeOf<typeof EpisodeAnswer>;

/** `/tv/{id}/season/{n}`. */
export const SeasonAnswer = t.strict({
  season_number: Amount, name: Text, air_date: Day, overview: Text, poster_path: Text, episodes: many(EpisodeAnswer),
}, 'Season');
export type SeasonAnswer = t.TypeOf<typeof SeasonAnswer>;
