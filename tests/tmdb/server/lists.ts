import { addDays } from '#domain/shared/dates';
import type { MediaType } from '#domain/catalogue/media-type';
import { chance } from './seeded-random';
import { discover } from './discover';
import type { Entry } from './entry';
import { repeated, type TmdbData } from './tmdb-data';

type ListOf = (data: TmdbData, size: number | null) => ReadonlyArray<Entry>;

const discovered = (data: TmdbData, mediaType: MediaType, parameters: Readonly<Record<string, string>>): ReadonlyArray<Entry> =>
  discover(mediaType, data, new URLSearchParams({ sort_by: 'popularity.desc', ...parameters }));

const popular =
  (mediaType: MediaType): ListOf =>
  (data, size) =>
    size === null ? discovered(data, mediaType, {}) : repeated(discovered(data, mediaType, {}), size);
const topRated =
  (mediaType: MediaType): ListOf =>
  (data) =>
    discovered(data, mediaType, { sort_by: 'vote_average.desc', 'vote_count.gte': '300' });
/** Returns a deterministic order that differs from the order by popularity. */
const trending = (mediaType: MediaType): ListOf => (data) => {
  const trendingScore = (entry: Entry): number => entry.score + chance(`heat ${entry.key}`, 30);
  return [...data.of[mediaType]].sort((a, b) => trendingScore(b) - trendingScore(a)).slice(0, 400);
};
const released = (from: number, to: number): ListOf => (data) =>
  discovered(data, 'movie', { 'release_date.gte': addDays(data.today, from), 'release_date.lte': addDays(data.today, to) });

/** Returns whether a series continues. The facts are incomplete: without a status, a series that aired since 2022 counts as continuing. */
const isContinuing = ({ status, lastAirDate, year }: Entry): boolean =>
  status === 'Returning Series' || (status === null && (lastAirDate ?? String(year)) >= '2022');
const onTheAir: ListOf = (data) => discovered(data, 'tv', {}).filter(isContinuing);
const airingToday: ListOf = (data) =>
  onTheAir(data, null).filter(({ key }) => chance(`day ${key}`, 7) === new Date(data.today).getUTCDay());

export const lists: Readonly<Record<string, ListOf>> = {
  '/movie/popular': popular('movie'),
  '/movie/top_rated': topRated('movie'),
  '/movie/now_playing': released(-45, 0),
  '/movie/upcoming': released(1, 28),
  '/trending/movie/day': trending('movie'),
  '/tv/popular': popular('tv'),
  '/tv/top_rated': topRated('tv'),
  '/tv/on_the_air': onTheAir,
  '/tv/airing_today': airingToday,
  '/trending/tv/day': trending('tv'),
};
