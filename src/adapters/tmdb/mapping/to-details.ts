import type { SeriesFacts, TitleDetails } from '#domain/catalogue/title-details';
import type { MediaType } from '#domain/catalogue/media-type';
import type { MovieAnswer, SeriesAnswer } from '../codecs/details-codec';
import { movieCast, movieCrew, seriesCast, seriesCrew } from './to-cast-and-crew';
import { movieCertification, seriesCertification } from './to-certification';
import { toLinks } from './to-links';
import { toImages } from './to-images';
import { toEpisode, toSeasonSummary } from './to-season';
import { movieTitle, movieTitles, seriesTitle, seriesTitles } from './to-title';
import { toTrailers } from './to-trailers';
import { toWatch } from './to-watch-options';

type Answer = MovieAnswer | SeriesAnswer;

const genreIds = ({ genres }: Answer): ReadonlyArray<number> => genres.map(({ id }) => id);

/** Returns the countries of origin. Older responses have only the countries of production. */
const countriesOf = ({ origin_country, production_countries }: Answer): ReadonlyArray<string> =>
  origin_country.length > 0 ? origin_country : production_countries.map(({ iso_3166_1 }) => iso_3166_1);

const common = (mediaType: MediaType, response: Answer, imdbId: string | null) => ({
  imdbId,
  tagline: response.tagline,
  status: response.status,
  countries: countriesOf(response),
  keywords: [...response.keywords.keywords, ...response.keywords.results].map(({ name }) => name),
  trailers: toTrailers(response.videos),
  images: toImages(response.images),
  links: toLinks({ mediaType, id: response.id }, response.homepage, imdbId, response.external_ids),
  watch: toWatch(response['watch/providers']),
});

/** @param region ISO 3166-1 code of the region whose certificate is returned. */
export const movieDetails = (response: MovieAnswer, region: string): TitleDetails => ({
  ...movieTitle({ ...response, genre_ids: genreIds(response) }),
  ...common('movie', response, response.imdb_id ?? response.external_ids.imdb_id),
  runtime: response.runtime,
  certification: movieCertification(response.release_dates, region),
  cast: movieCast(response.credits),
  crew: movieCrew(response.credits),
  recommendations: movieTitles(response.recommendations.results),
  similar: movieTitles(response.similar.results),
  collection: response.belongs_to_collection,
  budget: response.budget,
  revenue: response.revenue,
  series: null,
});

const seriesFacts = (response: SeriesAnswer): SeriesFacts => ({
  lastAirDate: response.last_air_date,
  episodeCount: response.number_of_episodes,
  episodeRuntime: response.episode_run_time.find((minutes) => minutes !== null) ?? null,
  networks: response.networks.map(({ name }) => name),
  countsAsOf: null,
  seasons: response.seasons.map(toSeasonSummary),
  nextEpisode: response.next_episode_to_air === null ? null : toEpisode(response.next_episode_to_air.season_number ?? 0)(response.next_episode_to_air),
});

/** @param region ISO 3166-1 code of the region whose certificate is returned. */
export const seriesDetails = (response: SeriesAnswer, region: string): TitleDetails => ({
  ...seriesTitle({ ...response, genre_ids: genreIds(response) }),
  ...common('tv', response, response.external_ids.imdb_id),
  seasonCount: response.number_of_seasons,
  certification: seriesCertification(response.content_ratings, region),
  cast: seriesCast(response.aggregate_credits),
  crew: seriesCrew(response.created_by, response.aggregate_credits),
  recommendations: seriesTitles(response.recommendations.results),
  similar: seriesTitles(response.similar.results),
  collection: null,
  budget: null,
  revenue: null,
  series: seriesFacts(response),
});
