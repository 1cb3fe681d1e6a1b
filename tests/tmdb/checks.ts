import { block, details, season } from './check-details';
import { collection, genres, person, personBlock, expectedFailure, services } from './check-others';
import { discover, find, list, search, searchPeople, suggest, type Check } from './check-pages';

const movie = (name: string): Check => block('movie', name);
const tv = (name: string): Check => block('tv', name);

/** The check of each endpoint: decodes a recorded answer and compares the result with the raw JSON. */
export const checks: Readonly<Record<string, Check>> = {
  '/movie/popular': list('movie', 'popular'),
  '/movie/top_rated': list('movie', 'top-rated'),
  '/movie/now_playing': list('movie', 'now-playing'),
  '/movie/upcoming': list('movie', 'upcoming'),
  '/trending/movie/{time_window}': list('movie', 'trending'),
  '/tv/popular': list('tv', 'popular'),
  '/tv/top_rated': list('tv', 'top-rated'),
  '/tv/on_the_air': list('tv', 'on-the-air'),
  '/tv/airing_today': list('tv', 'airing-today'),
  '/trending/tv/{time_window}': list('tv', 'trending'),
  '/discover/movie': discover('movie'),
  '/discover/tv': discover('tv'),
  '/search/movie': search('movie'),
  '/search/tv': search('tv'),
  '/search/person': searchPeople,
  '/search/multi': suggest,
  '/find/{external_id}': find,
  '/movie/{movie_id}': details('movie'),
  '/movie/{movie_id}?append_to_response=...': details('movie'),
  '/movie/{movie_id}/credits': movie('credits'),
  '/movie/{movie_id}/external_ids': movie('external_ids'),
  '/movie/{movie_id}/images': movie('images'),
  '/movie/{movie_id}/keywords': movie('keywords'),
  '/movie/{movie_id}/recommendations': movie('recommendations'),
  '/movie/{movie_id}/release_dates': movie('release_dates'),
  '/movie/{movie_id}/similar': movie('similar'),
  '/movie/{movie_id}/videos': movie('videos'),
  '/movie/{movie_id}/watch/providers': movie('watch/providers'),
  '/tv/{series_id}': details('tv'),
  '/tv/{series_id}?append_to_response=...': details('tv'),
  '/tv/{series_id}?append_to_response=season/1,...': season,
  '/tv/{series_id}/aggregate_credits': tv('aggregate_credits'),
  '/tv/{series_id}/content_ratings': tv('content_ratings'),
  '/tv/{series_id}/external_ids': tv('external_ids'),
  '/tv/{series_id}/images': tv('images'),
  '/tv/{series_id}/keywords': tv('keywords'),
  '/tv/{series_id}/recommendations': tv('recommendations'),
  '/tv/{series_id}/similar': tv('similar'),
  '/tv/{series_id}/videos': tv('videos'),
  '/tv/{series_id}/watch/providers': tv('watch/providers'),
  '/tv/{series_id}/season/{n}': season,
  '/tv/{series_id}/season/{n}?append_to_response=...': season,
  '/person/{person_id}': person,
  '/person/{person_id}?append_to_response=...': person,
  '/person/{person_id}/combined_credits': personBlock('combined_credits'),
  '/person/{person_id}/external_ids': personBlock('external_ids'),
  '/collection/{collection_id}': collection,
  '/collection/{collection_id}?append_to_response=...': collection,
  '/watch/providers/movie': services,
  '/watch/providers/tv': services,
  '/genre/movie/list': genres('movie'),
  '/genre/tv/list': genres('tv'),
};

export const errorCheck = expectedFailure;
