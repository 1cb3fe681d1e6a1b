import * as t from 'io-ts';
import { AggregateCreditsAnswer, CreditsAnswer } from './credits-codec';
import { ContentRatings, ExternalIds, Images, Keywords, ReleaseDates, Videos, WatchProviders } from './extra-codecs';
import { Rows } from './page-codec';
import { ObjectOrEmpty, DateOrNull, BooleanOrFalse, ArrayOrEmpty, nullable, PositiveOrNull, TextOrNull, NumberOrNull } from './codec-parts';
import { EpisodeAnswer, SeasonRow } from './season-codec';
import { MovieSummary, SeriesSummary } from './title-codec';

const common = {
  id: t.number,
  adult: BooleanOrFalse,
  backdrop_path: TextOrNull,
  poster_path: TextOrNull,
  genres: ArrayOrEmpty(t.strict({ id: t.number })),
  homepage: TextOrNull,
  original_language: TextOrNull,
  origin_country: ArrayOrEmpty(t.string),
  production_countries: ArrayOrEmpty(t.strict({ iso_3166_1: t.string })),
  production_companies: ArrayOrEmpty(t.strict({ name: t.string })),
  overview: TextOrNull,
  tagline: TextOrNull,
  status: TextOrNull,
  vote_average: NumberOrNull,
  vote_count: NumberOrNull,
  videos: ObjectOrEmpty(Videos),
  images: ObjectOrEmpty(Images),
  keywords: ObjectOrEmpty(Keywords),
  external_ids: ObjectOrEmpty(ExternalIds),
  'watch/providers': ObjectOrEmpty(WatchProviders),
};

/** Response of `/movie/{id}` with all appended blocks. */
export const MovieAnswer = t.strict({
  ...common,
  title: t.string,
  original_title: TextOrNull,
  release_date: DateOrNull,
  imdb_id: TextOrNull,
  runtime: PositiveOrNull,
  budget: PositiveOrNull,
  revenue: PositiveOrNull,
  belongs_to_collection: nullable(t.strict({ id: t.number, name: t.string })),
  credits: ObjectOrEmpty(CreditsAnswer),
  recommendations: ObjectOrEmpty(Rows(MovieSummary)),
  similar: ObjectOrEmpty(Rows(MovieSummary)),
  release_dates: ObjectOrEmpty(ReleaseDates),
}, 'Movie');
export type MovieAnswer = t.TypeOf<typeof MovieAnswer>;

/** Response of `/tv/{id}` with all appended blocks. */
export const SeriesAnswer = t.strict({
  ...common,
  name: t.string,
  original_name: TextOrNull,
  first_air_date: DateOrNull,
  last_air_date: DateOrNull,
  number_of_seasons: NumberOrNull,
  number_of_episodes: PositiveOrNull,
  episode_run_time: ArrayOrEmpty(PositiveOrNull),
  networks: ArrayOrEmpty(t.strict({ name: t.string })),
  created_by: ArrayOrEmpty(t.strict({ id: t.number, name: t.string })),
  seasons: ArrayOrEmpty(SeasonRow),
  last_episode_to_air: nullable(EpisodeAnswer),
  next_episode_to_air: nullable(EpisodeAnswer),
  aggregate_credits: ObjectOrEmpty(AggregateCreditsAnswer),
  recommendations: ObjectOrEmpty(Rows(SeriesSummary)),
  similar: ObjectOrEmpty(Rows(SeriesSummary)),
  content_ratings: ObjectOrEmpty(ContentRatings),
}, 'Series');
export type SeriesAnswer = t.TypeOf<typeof SeriesAnswer>;
