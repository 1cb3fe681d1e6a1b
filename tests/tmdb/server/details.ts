import { genreName } from '#domain/catalogue/genre';
import { imagesOf, providersOf, videosOf } from './generated-media';
import type { TestPerson } from './people';
import { departmentOf } from './people';
import { genreIds, mixedRowOf, rowOf, type Json } from './rows';
import { nextEpisode, seasonRows, seasonsOf } from './seasons';
import type { Entry } from './entry';
import { alike, type TmdbData } from './tmdb-data';

const MOST_ALIKE = 20;

const named = (somebody: TestPerson): Json => ({
  adult: false, gender: 0, id: somebody.id, name: somebody.name, original_name: somebody.name, popularity: somebody.popularity,
  known_for_department: departmentOf(somebody), profile_path: `/profile-${somebody.id}.jpg`,
});

const creditsOf = ({ people }: TmdbData, { key, cast, directors }: Entry): Json => ({
  cast: cast.map(({ name, character }, order) => (
    { ...named(people.named(name)), character: character ?? '', order, credit_id: `${key}-${order}`, cast_id: order }
  )),
  crew: directors.map((name) => ({ ...named(people.named(name)), job: 'Director', department: 'Directing', credit_id: `${key}-${name}` })),
});

const aggregateOf = ({ people }: TmdbData, entry: Entry): Json => {
  const episodes = entry.episodeCount ?? seasonsOf(entry) * 8;
  return {
    cast: entry.cast.map(({ name, character }, order) => ({
      ...named(people.named(name)),
      order,
      total_episode_count: Math.max(1, episodes - order),
      roles: [{ character: character ?? '', episode_count: episodes }],
    })),
    crew: [],
  };
};

const rowsAlike = (world: TmdbData, entry: Entry, from: number): Json => ({
  page: 1,
  total_pages: 1,
  total_results: MOST_ALIKE,
  results: alike(world, entry, MOST_ALIKE * 2).slice(from, from + MOST_ALIKE).map(mixedRowOf),
});

const certified = ({ mediaType, certification, released }: Entry): Json => {
  if (certification === null) return { results: [] };
  const release = { certification, release_date: `${released}T00:00:00.000Z`, type: 3 };
  const us = mediaType === 'movie' ? { release_dates: [release] } : { rating: certification };
  return { results: [{ iso_3166_1: 'US', ...us }] };
};

const without = (key: string, row: Json): Json => Object.fromEntries(Object.entries(row).filter(([name]) => name !== key));

const common = (world: TmdbData, entry: Entry): Json => {
  const keywords = entry.keywords.map((name, id) => ({ id, name }));
  return {
    ...without('genre_ids', rowOf(entry)),
    genres: genreIds(entry.mediaType, entry.genres).map((id) => ({ id, name: genreName(entry.mediaType, id) })),
    homepage: '',
    tagline: '',
    status: entry.status ?? (entry.mediaType === 'movie' ? 'Released' : 'Ended'),
    origin_country: entry.countries,
    production_countries: entry.countries.map((code) => ({ iso_3166_1: code, name: code })),
    spoken_languages: [],
    production_companies: [],
    videos: videosOf(entry),
    images: imagesOf(entry),
    keywords: entry.mediaType === 'movie' ? { keywords } : { results: keywords },
    external_ids: { imdb_id: entry.imdbId, wikidata_id: null, facebook_id: null, instagram_id: null, twitter_id: null },
    'watch/providers': providersOf(entry),
    recommendations: rowsAlike(world, entry, 0),
    similar: rowsAlike(world, entry, MOST_ALIKE),
  };
};

/** Blocks that only come when `append_to_response` names them. */
const BLOCKS = new Set([
  'credits', 'aggregate_credits', 'videos', 'images', 'keywords', 'external_ids', 'watch/providers', 'recommendations', 'similar',
  'release_dates', 'content_ratings', 'combined_credits',
]);
export const onlyRequested = (whole: Json, query: URLSearchParams): Json => {
  const asked = new Set((query.get('append_to_response') ?? '').split(','));
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !BLOCKS.has(name) || asked.has(name)));
};

export const movieOf = (world: TmdbData, entry: Entry): Json => {
  const collection = world.collections.of(entry);
  return {
    ...common(world, entry),
    imdb_id: entry.imdbId,
    runtime: entry.runtime ?? 0,
    budget: 0,
    revenue: 0,
    belongs_to_collection: collection === null ? null : { id: collection.id, name: collection.name, poster_path: null, backdrop_path: null },
    credits: creditsOf(world, entry),
    release_dates: certified(entry),
  };
};

export const seriesOf = (world: TmdbData, entry: Entry): Json => ({
  ...common(world, entry),
  created_by: entry.creators.map((name) => ({ ...named(world.people.named(name)), credit_id: `${entry.key}-${name}` })),
  episode_run_time: entry.episodeRuntime === null ? [] : [entry.episodeRuntime],
  in_production: entry.status === 'Returning Series',
  languages: [],
  last_air_date: entry.lastAirDate,
  networks: entry.networks.map((name, id) => ({ id, name, logo_path: null, origin_country: '' })),
  next_episode_to_air: nextEpisode(entry, world.today),
  number_of_episodes: entry.episodeCount ?? 0,
  number_of_seasons: entry.seasonCount ?? 0,
  seasons: seasonRows(entry),
  type: 'Scripted',
  aggregate_credits: aggregateOf(world, entry),
  content_ratings: certified(entry),
});
