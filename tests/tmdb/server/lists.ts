import { addDays } from '#domain/shared/clock';
import type { MediaType } from '#domain/catalogue/media-type';
import { chance } from './seeded-random';
import { discover } from './discover';
import type { Entry } from './entry';
import { repeated, type TmdbData } from './tmdb-data';

type ListOf = (world: TmdbData, size: number | null) => ReadonlyArray<Entry>;

const asked = (world: TmdbData, mediaType: MediaType, words: Readonly<Record<string, string>>): ReadonlyArray<Entry> =>
  discover(mediaType, world.of[mediaType], new URLSearchParams({ sort_by: 'popularity.desc', ...words }));

const popular = (mediaType: MediaType): ListOf => (world, size) =>
  size === null ? asked(world, mediaType, {}) : repeated(asked(world, mediaType, {}), size);
const topRated = (mediaType: MediaType): ListOf => (world) => asked(world, mediaType, { sort_by: 'vote_average.desc', 'vote_count.gte': '300' });
/** The same every time, but not the order of popularity. */
const trending = (mediaType: MediaType): ListOf => (world) => {
  const heat = (entry: Entry): number => entry.score + chance(`heat ${entry.key}`, 30);
  return [...world.of[mediaType]].sort((a, b) => heat(b) - heat(a)).slice(0, 400);
};
const released = (from: number, to: number): ListOf => (world) =>
  asked(world, 'movie', { 'release_date.gte': addDays(world.today, from), 'release_date.lte': addDays(world.today, to) });

/** The facts stop at some season: what is not said to have ended is taken to go on. */
const goesOn = ({ status, lastAirDate, year }: Entry): boolean =>
  status === 'Returning Series' || (status === null && (lastAirDate ?? String(year)) >= '2022');
const onTheAir: ListOf = (world) => asked(world, 'tv', {}).filter(goesOn);
const airingToday: ListOf = (world) => onTheAir(world, null).filter(({ key }) => chance(`day ${key}`, 7) === new Date(world.today).getUTCDay());

export const lists: Readonly<Record<string, ListOf>> = {
  '/movie/popular': popular('movie'),
  '/movie/top_rated': topRated('movie'),
  '/movie/now_playing': released(-45, 0),
  '/movie/upcoming': released(1, 28),
  '/trending/movie/week': trending('movie'),
  '/tv/popular': popular('tv'),
  '/tv/top_rated': topRated('tv'),
  '/tv/on_the_air': onTheAir,
  '/tv/airing_today': airingToday,
  '/trending/tv/week': trending('tv'),
};
