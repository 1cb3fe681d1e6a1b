import type { Episode, Season, SeasonSummary } from '#domain/catalogue/title-details';
import type { EpisodeAnswer, SeasonAnswer, SeasonRow } from '../codecs/season-codec';
import { voteOf } from './to-title';

const seasonName = (name: string | null, number: number): string => name ?? (number === 0 ? 'Specials' : `Season ${number}`);

/** @param season the season it was asked for in, where the answer does not repeat it. */
export const toEpisode = (season: number) => (told: EpisodeAnswer): Episode => ({
  season: told.season_number ?? season,
  number: told.episode_number,
  name: told.name ?? `Episode ${told.episode_number}`,
  date: told.air_date,
  runtime: told.runtime,
  overview: told.overview,
  vote: voteOf(told.vote_average, told.vote_count),
  stillPath: told.still_path,
});

export const toSeasonSummary = (row: SeasonRow): SeasonSummary => ({
  number: row.season_number,
  name: seasonName(row.name, row.season_number),
  episodeCount: row.episode_count,
  date: row.air_date,
  posterPath: row.poster_path,
});

export const toSeason = (asked: number, told: SeasonAnswer): Season => {
  const number = told.season_number ?? asked;
  return {
    number,
    name: seasonName(told.name, number),
    episodeCount: told.episodes.length,
    date: told.air_date,
    posterPath: told.poster_path,
    overview: told.overview,
    episodes: told.episodes.map(toEpisode(number)),
  };
};
