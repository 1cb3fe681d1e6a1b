import * as t from 'io-ts';
import { ArrayOrEmpty, TextOrNull } from './codec-parts';
import { MovieSummary, SeriesSummary } from './title-codec';

/** Response of `/collection/{id}`. */
export const CollectionAnswer = t.strict({
  id: t.number, name: t.string, overview: TextOrNull, poster_path: TextOrNull, backdrop_path: TextOrNull, parts: ArrayOrEmpty(MovieSummary),
}, 'Collection');
export type CollectionAnswer = t.TypeOf<typeof CollectionAnswer>;

const FoundEpisodeRow = t.strict({ show_id: t.number, season_number: t.number, episode_number: t.number }, 'FoundEpisode');
/** Response of `/find/{id}`; people and seasons in the response are ignored. */
export const FindAnswer = t.strict({
  movie_results: ArrayOrEmpty(MovieSummary), tv_results: ArrayOrEmpty(SeriesSummary), tv_episode_results: ArrayOrEmpty(FoundEpisodeRow),
}, 'Found');
export type FindAnswer = t.TypeOf<typeof FindAnswer>;
