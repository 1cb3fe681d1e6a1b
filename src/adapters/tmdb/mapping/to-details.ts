import {
  type SeriesFacts, type TitleDetails, type TitleImage, isYouTubeKey, type Trailer, type Offer, type WatchOptions,
} from '#domain/catalogue/title-details';
import type { MediaType } from '#domain/catalogue/media-type';
import { describesContent } from '#domain/catalogue/subjects/describes-content';
import type { MovieAnswer, SeriesAnswer } from '#adapters/tmdb/codecs/details-codec';
import { toMovieCast, toMovieCrew, toSeriesCast, toSeriesCrew } from './to-cast-and-crew';
import { toLinks, webAddress } from './to-links';
import { toEpisode, toSeasonSummary } from './to-season';
import { toMovieTitle, toMovieTitles, toSeriesTitle, toSeriesTitles } from './to-title';
import type { Images, Videos, WatchProviders, ContentRatings, ReleaseDates } from '#adapters/tmdb/codecs/extra-codecs';

type CountryCertificates = { readonly country: string; readonly certificates: ReadonlyArray<string> };

/** Returns the certificate of the region, else of the United States, whose certificates are the most widely known. */
const pick = (all: ReadonlyArray<CountryCertificates>, region: string): string | null => {
  const firstCertificate = (code: string): string | null => all.find(({ country }) => country === code)?.certificates[0] ?? null;
  return firstCertificate(region) ?? firstCertificate('US');
};

/** TMDB's release type of a theatrical release. */
const THEATRICAL = 3;

const movieCertification = ({ results }: ReleaseDates, region: string): string | null =>
  pick(results.map(({ iso_3166_1, release_dates }) => ({
    country: iso_3166_1,
    certificates: [...release_dates]
      .sort((a, b) => Number(b.type === THEATRICAL) - Number(a.type === THEATRICAL))
      .flatMap(({ certification }) => certification ?? []),
  })), region);

/** TMDB's other types: 1 premiere, which few can see and is no release, 2 cinemas (limited), 4 digital, 5 physical, 6 television. */
// Two years, as `lastReleaseDay`, whose module would be part of first views.
const releaseDays = ({ results }: ReleaseDates, date: string | null): Readonly<Record<string, string>> => {
  const last = date === null ? '9' : `${Number(date.slice(0, 4)) + 2}${date.slice(4)}`;
  return Object.fromEntries(results.flatMap(({ iso_3166_1, release_dates }) => {
    const [day] = release_dates.flatMap(({ type, release_date }) => (type > 1 ? release_date ?? [] : [])).sort();
    return day !== undefined && day <= last ? [[iso_3166_1, day]] : [];
  }));
};

const seriesCertification = ({ results }: ContentRatings, region: string): string | null =>
  pick(results.map(({ iso_3166_1, rating }) => ({ country: iso_3166_1, certificates: rating === null ? [] : [rating] })), region);

type RegionOffers = NonNullable<WatchProviders['results']>[string];

const kinds = { stream: 'flatrate', free: 'free', ads: 'ads', rent: 'rent', buy: 'buy' } as const;

const offersOf = (region: RegionOffers): ReadonlyArray<Offer> =>
  (Object.keys(kinds) as ReadonlyArray<Offer['kind']>).flatMap((kind) =>
    region[kinds[kind]].map(({ provider_id, provider_name, logo_path }): Offer => (
      { kind, provider: { id: provider_id, name: provider_name, logoPath: logo_path } }
    )));

/** Maps watch providers to watch options by region. */
const toWatch = ({ results }: WatchProviders): Readonly<Record<string, WatchOptions>> =>
  Object.fromEntries(
    Object.entries(results ?? {}).map(([region, offers]) => [region, { link: webAddress(offers.link), offers: offersOf(offers) }]),
  );

const rank = ({ kind, official }: Trailer): number => (kind === 'Trailer' ? 0 : kind === 'Teaser' ? 2 : 4) + (official ? 0 : 1);

/** Returns the playable videos: valid YouTube keys without duplicates, official trailers first. */
const toTrailers = ({ results }: Videos): ReadonlyArray<Trailer> => {
  const playable = results.filter(({ site, key }) => site === 'YouTube' && isYouTubeKey(key));
  const unique = new Map(playable.map(({ key, name, type, official }) => [key, { key, name, kind: type, official }] as const));
  return [...unique.values()].sort((a, b) => rank(a) - rank(b));
};

const toImages = ({ backdrops, posters }: Images): ReadonlyArray<TitleImage> => [
  ...backdrops.map(({ file_path, width, height }): TitleImage => ({ kind: 'backdrop', path: file_path, width, height })),
  ...posters.map(({ file_path, width, height }): TitleImage => ({ kind: 'poster', path: file_path, width, height })),
];

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
  // Some of TMDB's keywords end with a space.
  keywords: [...response.keywords.keywords, ...response.keywords.results].map(({ name }) => name.trim()).filter(describesContent),
  studios: response.production_companies.map(({ name }) => name),
  related: [],
  trailers: toTrailers(response.videos),
  images: toImages(response.images),
  links: toLinks({ mediaType, id: response.id }, response.homepage, imdbId, response.external_ids),
  watch: toWatch(response['watch/providers']),
});

/** @param region ISO 3166-1 code of the region whose certificate is returned. */
export const toMovieDetails = (response: MovieAnswer, region: string): TitleDetails => ({
  ...toMovieTitle({ ...response, genre_ids: genreIds(response) }),
  ...common('movie', response, response.imdb_id ?? response.external_ids.imdb_id),
  runtime: response.runtime,
  certification: movieCertification(response.release_dates, region),
  releaseDays: releaseDays(response.release_dates, response.release_date),
  cast: toMovieCast(response.credits),
  crew: toMovieCrew(response.credits),
  recommendations: toMovieTitles(response.recommendations.results),
  similar: toMovieTitles(response.similar.results),
  collection: response.belongs_to_collection,
  budget: response.budget,
  revenue: response.revenue,
  series: null,
});

const seriesFacts = (response: SeriesAnswer): SeriesFacts => ({
  lastAirDate: response.last_air_date,
  episodeCount: response.number_of_episodes,
  episodeRuntime: response.episode_run_time.find((minutes) => minutes !== null) ?? null,
  latestRuntime: response.last_episode_to_air?.runtime ?? response.next_episode_to_air?.runtime ?? null,
  networks: response.networks.map(({ name }) => name),
  countsAsOf: null,
  seasons: response.seasons.map(toSeasonSummary),
  hasEpisodes: true,
  nextEpisode:
    response.next_episode_to_air === null ? null : toEpisode(response.next_episode_to_air.season_number ?? 0)(response.next_episode_to_air),
});

/** @param region ISO 3166-1 code of the region whose certificate is returned. */
export const toSeriesDetails = (response: SeriesAnswer, region: string): TitleDetails => ({
  ...toSeriesTitle({ ...response, genre_ids: genreIds(response) }),
  ...common('tv', response, response.external_ids.imdb_id),
  seasonCount: response.number_of_seasons,
  certification: seriesCertification(response.content_ratings, region),
  cast: toSeriesCast(response.aggregate_credits),
  crew: toSeriesCrew(response.created_by, response.aggregate_credits),
  recommendations: toSeriesTitles(response.recommendations.results),
  similar: toSeriesTitles(response.similar.results),
  collection: null,
  budget: null,
  revenue: null,
  series: seriesFacts(response),
});
