import { tmdbGenreName } from '#domain/catalogue/genre';
import { keywordId } from './content';
import { imagesOf, providersOf, videosOf } from './generated-media';
import type { TestPerson } from './people';
import { departmentOf } from './people';
import { genreIds, mixedRowOf, rowOf, type Json } from './rows';
import { lastEpisode, nextEpisode, seasonRows, seasonsOf } from './seasons';
import type { Entry } from './entry';
import { alike, type TmdbData } from './tmdb-data';

const MAX_SIMILAR = 20;

const personSummary = (person: TestPerson): Json => ({
  adult: false, gender: 0, id: person.id, name: person.name, original_name: person.name, popularity: person.popularity,
  known_for_department: departmentOf(person), profile_path: `/profile-${person.id}.jpg`,
});

const creditsOf = ({ people }: TmdbData, { key, cast, directors }: Entry): Json => ({
  cast: cast.map(({ name, character }, order) => ({
    ...personSummary(people.named(name)),
    character: character ?? '', order, credit_id: `${key}-${order}`, cast_id: order,
  })),
  crew: directors.map((name) => ({
    ...personSummary(people.named(name)),
    job: 'Director', department: 'Directing', credit_id: `${key}-${name}`,
  })),
});

const aggregateOf = ({ people }: TmdbData, entry: Entry): Json => {
  const episodes = entry.episodeCount ?? seasonsOf(entry) * 8;
  return {
    cast: entry.cast.map(({ name, character }, order) => ({
      ...personSummary(people.named(name)),
      order,
      total_episode_count: Math.max(1, episodes - order),
      roles: [{ character: character ?? '', episode_count: episodes }],
    })),
    crew: [],
  };
};

const similarRows = (data: TmdbData, entry: Entry, from: number): Json => ({
  page: 1,
  total_pages: 1,
  total_results: MAX_SIMILAR,
  results: alike(data, entry, MAX_SIMILAR * 2).slice(from, from + MAX_SIMILAR).map(mixedRowOf),
});

const certificationOf = ({ mediaType, certification, released }: Entry): Json => {
  if (certification === null) return { results: [] };
  const release = { certification, release_date: `${released}T00:00:00.000Z`, type: 3 };
  const us = mediaType === 'movie' ? { release_dates: [release] } : { rating: certification };
  return { results: [{ iso_3166_1: 'US', ...us }] };
};

const without = (key: string, row: Json): Json => Object.fromEntries(Object.entries(row).filter(([name]) => name !== key));

const common = (data: TmdbData, entry: Entry): Json => {
  const keywords = entry.keywords.map((name) => ({ id: keywordId(name), name }));
  return {
    ...without('genre_ids', rowOf(entry)),
    genres: genreIds(entry.mediaType, entry.genres).map((id) => ({ id, name: tmdbGenreName(entry.mediaType, id) })),
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
    recommendations: similarRows(data, entry, 0),
    similar: similarRows(data, entry, MAX_SIMILAR),
  };
};

/** Blocks included only if `append_to_response` names them. */
const BLOCKS = new Set([
  'credits', 'aggregate_credits', 'videos', 'images', 'keywords', 'external_ids', 'watch/providers', 'recommendations', 'similar',
  'release_dates', 'content_ratings', 'combined_credits',
]);
export const onlyRequested = (whole: Json, query: URLSearchParams): Json => {
  const requested = new Set((query.get('append_to_response') ?? '').split(','));
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !BLOCKS.has(name) || requested.has(name)));
};

export const movieOf = (data: TmdbData, entry: Entry): Json => {
  const collection = data.collections.of(entry);
  return {
    ...common(data, entry),
    imdb_id: entry.imdbId,
    runtime: entry.runtime ?? 0,
    budget: 0,
    revenue: 0,
    belongs_to_collection:
      collection === null ? null : { id: collection.id, name: collection.name, poster_path: null, backdrop_path: null },
    credits: creditsOf(data, entry),
    release_dates: certificationOf(entry),
  };
};

export const seriesOf = (data: TmdbData, entry: Entry): Json => ({
  ...common(data, entry),
  created_by: entry.creators.map((name) => ({ ...personSummary(data.people.named(name)), credit_id: `${entry.key}-${name}` })),
  episode_run_time: entry.episodeRuntime === null ? [] : [entry.episodeRuntime],
  in_production: entry.status === 'Returning Series',
  languages: [],
  last_air_date: entry.lastAirDate,
  last_episode_to_air: lastEpisode(entry),
  networks: entry.networks.map((name, id) => ({ id, name, logo_path: null, origin_country: '' })),
  next_episode_to_air: nextEpisode(entry, data.today),
  number_of_episodes: entry.episodeCount ?? 0,
  number_of_seasons: entry.seasonCount ?? 0,
  seasons: seasonRows(entry),
  type: 'Scripted',
  aggregate_credits: aggregateOf(data, entry),
  content_ratings: certificationOf(entry),
});
