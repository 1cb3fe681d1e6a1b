import * as t from 'io-ts';
import { AggregateCredits, Credits } from './credits';
import { ContentRatings, ExternalIds, Images, Keywords, ReleaseDates, Videos, WatchProviders } from './extras';
import { Rows } from './page';
import { block, Day, Flag, many, maybe, Positive, Text, Amount } from './parts';
import { EpisodeAnswer, SeasonRow } from './season';
import { MovieSummary, SeriesSummary } from './title-summary';

const common = {
  id: t.number,
  adult: Flag,
  backdrop_path: Text,
  poster_path: Text,
  genres: many(t.strict({ id: t.number })),
  homepage: Text,
  original_language: Text,
  origin_country: many(t.string),
  production_countries: many(t.strict({ iso_3166_1: t.string })),
  overview: Text,
  tagline: Text,
  status: Text,
  vote_average: Amount,
  vote_count: Amount,
  videos: block(Videos),
  images: block(Images),
  keywords: block(Keywords),
  external_ids: block(ExternalIds),
  'watch/providers': block(WatchProviders),
};

/** `/movie/{id}` with all its blocks. */
export const MovieAnswer = t.strict({
  ...common,
  title: t.string,
  original_title: Text,
  release_date: Day,
  imdb_id: Text,
  runtime: Positive,
  budget: Positive,
  revenue: Positive,
  belongs_to_collection: maybe(t.strict({ id: t.number, name: t.string })),
  credits: block(Credits),
  recommendations: block(Rows(MovieSummary)),
  similar: block(Rows(MovieSummary)),
  release_dates: block(ReleaseDates),
}, 'Movie');
export type MovieAnswer = t.TypeOf<typeof MovieAnswer>;

/** `/tv/{id}` with all its blocks. */
export const SeriesAnswer = t.strict({
  ...common,
  name: t.string,
  original_name: Text,
  first_air_date: Day,
  last_air_date: Day,
  number_of_seasons: Amount,
  number_of_episodes: Positive,
  episode_run_time: many(Positive),
  networks: many(t.strict({ name: t.string })),
  created_by: many(t.strict({ id: t.number, name: t.string })),
  seasons: many(SeasonRow),
  next_episode_to_air: maybe(EpisodeAnswer),
  aggregate_credits: block(AggregateCredits),
  recommendations: block(Rows(SeriesSummary)),
  similar: block(Rows(SeriesSummary)),
  content_ratings: block(ContentRatings),
}, 'Series');
export type SeriesAnswer = t.TypeOf<typeof SeriesAnswer>;
