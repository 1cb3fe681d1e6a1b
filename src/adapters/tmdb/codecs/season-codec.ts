import * as t from 'io-ts';
import { NumberOrNull, DateOrNull, ArrayOrEmpty, PositiveOrNull, TextOrNull } from './codec-parts';

/** A season in the response of `/tv/{id}`. */
export const SeasonRow = t.strict(
  { season_number: t.number, name: TextOrNull, air_date: DateOrNull, episode_count: NumberOrNull, poster_path: TextOrNull },
  'SeasonRow',
);
export type SeasonRow = t.TypeOf<typeof SeasonRow>;

/** An episode; old responses omit the season number, which is then taken from the request path. */
export const EpisodeAnswer = t.strict(
  {
    episode_number: t.number, season_number: NumberOrNull, name: TextOrNull, air_date: DateOrNull, runtime: PositiveOrNull,
    overview: TextOrNull, vote_average: NumberOrNull, vote_count: NumberOrNull, still_path: TextOrNull,
  },
  'Episode',
);
export type EpisodeAnswer = t.TypeOf<typeof EpisodeAnswer>;

/** Response of `/tv/{id}/season/{n}`. */
export const SeasonAnswer = t.strict(
  {
    season_number: NumberOrNull, name: TextOrNull, air_date: DateOrNull, overview: TextOrNull, poster_path: TextOrNull,
    episodes: ArrayOrEmpty(EpisodeAnswer),
  },
  'Season',
);
export type SeasonAnswer = t.TypeOf<typeof SeasonAnswer>;
