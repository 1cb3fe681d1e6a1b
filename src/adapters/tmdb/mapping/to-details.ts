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

/** Where a title is from; older answers only know where it was produced. */
const countriesOf = ({ origin_country, production_countries }: Answer): ReadonlyArray<string> =>
  origin_country.length > 0 ? origin_country : production_countries.map(({ iso_3166_1 }) => iso_3166_1);

const common = (mediaType: MediaType, told: Answer, imdbId: string | null) => ({
  imdbId,
  tagline: told.tagline,
  status: told.status,
  countries: countriesOf(told),
  keywords: [...told.keywords.keywords, ...told.keywords.results].map(({ name }) => name),
  trailers: toTrailers(told.videos),
  pictures: toImages(told.images),
  links: toLinks({ mediaType, id: told.id }, told.homepage, imdbId, told.external_ids),
  watch: toWatch(told['watch/providers']),
});

/** @param region ISO 3166-1: whose certificate is told. */
export const movieDetails = (told: MovieAnswer, region: string): TitleDetails => ({
  ...movieTitle({ ...told, genre_ids: genreIds(told) }),
  ...common('movie', told, told.imdb_id ?? told.external_ids.imdb_id),
  runtime: told.runtime,
  certification: movieCertification(told.release_dates, region),
  cast: movieCast(told.credits),
  crew: movieCrew(told.credits),
  recommendations: movieTitles(told.recommendations.results),
  similar: movieTitles(told.similar.results),
  collection: told.belongs_to_collection,
  budget: told.budget,
  revenue: told.revenue,
  series: null,
});

const seriesFacts = (told: SeriesAnswer): SeriesFacts => ({
  lastAirDate: told.last_air_date,
  episodeCount: told.number_of_episodes,
  episodeRuntime: told.episode_run_time.find((minutes) => minutes !== null) ?? null,
  networks: told.networks.map(({ name }) => name),
  countsAsOf: null,
  seasons: told.seasons.map(toSeasonSummary),
  nextEpisode: told.next_episode_to_air === null ? null : toEpisode(told.next_episode_to_air.season_number ?? 0)(told.next_episode_to_air),
});

/** @param region ISO 3166-1: whose certificate is told. */
export const seriesDetails = (told: SeriesAnswer, region: string): TitleDetails => ({
  ...seriesTitle({ ...told, genre_ids: genreIds(told) }),
  ...common('tv', told, told.external_ids.imdb_id),
  seasonCount: told.number_of_seasons,
  certification: seriesCertification(told.content_ratings, region),
  cast: seriesCast(told.aggregate_credits),
  crew: seriesCrew(told.created_by, told.aggregate_credits),
  recommendations: seriesTitles(told.recommendations.results),
  similar: seriesTitles(told.similar.results),
  collection: null,
  budget: null,
  revenue: null,
  series: seriesFacts(told),
});
