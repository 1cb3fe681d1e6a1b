import type { Episode, Season, SeasonSummary } from '#domain/catalogue/title-details';
import type { EpisodeAnswer, SeasonAnswer, SeasonRow } from '#adapters/tmdb/codecs/season-codec';
import { voteOf } from './title-values';

const seasonName = (name: string | null, number: number): string => name ?? (number === 0 ? 'Specials' : `Season ${number}`);

/** @param season requested season number, used if the response has none. */
export const toEpisode = (season: number) => (response: EpisodeAnswer): Episode => ({
  season: response.season_number ?? season,
  number: response.episode_number,
  name: response.name ?? `Episode ${response.episode_number}`,
  date: response.air_date,
  runtime: response.runtime,
  overview: response.overview,
  vote: voteOf(response.vote_average, response.vote_count),
  stillPath: response.still_path,
});

export const toSeasonSummary = (row: SeasonRow): SeasonSummary => ({
  number: row.season_number,
  name: seasonName(row.name, row.season_number),
  episodeCount: row.episode_count,
  date: row.air_date,
  posterPath: row.poster_path,
});

export const toSeason = (requestedNumber: number, response: SeasonAnswer): Season => {
  const number = response.season_number ?? requestedNumber;
  return {
    number,
    name: seasonName(response.name, number),
    episodeCount: response.episodes.length,
    date: response.air_date,
    posterPath: response.poster_path,
    overview: response.overview,
    episodes: response.episodes.map(toEpisode(number)),
  };
};
