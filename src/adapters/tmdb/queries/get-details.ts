import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { Season, TitleDetails } from '#domain/catalogue/title-details';
import { isTmdbId, type TitleId } from '#domain/catalogue/title-id';
import { notFound, type Failure } from '#domain/shared/failure';
import { notFoundAnswer } from './query-answers';
import { MovieAnswer, SeriesAnswer } from '../codecs/details-codec';
import { SeasonAnswer } from '../codecs/season-codec';
import type { QueryContext } from './query-context';
import { movieDetails, seriesDetails } from '../mapping/to-details';
import { toSeason } from '../mapping/to-season';
import { baseLanguage, type TmdbSettings } from '../tmdb-settings';

const both = 'videos,images,recommendations,similar,external_ids,keywords,watch/providers';
const blocks = { movie: `credits,release_dates,${both}`, tv: `aggregate_credits,content_ratings,${both}` } as const;

/** Pictures and trailers without words, in the reader's language, or else in English. */
const parametersOf = ({ language }: TmdbSettings, append: string) => {
  const spoken = [...new Set([baseLanguage(language), 'en', 'null'])].join(',');
  return { language, append_to_response: append, include_image_language: spoken, include_video_language: spoken };
};

const forAll = <A extends { readonly adult: boolean }>(told: A): E.Either<Failure, A> => (told.adult ? E.left(notFound('title')) : E.right(told));

/** Everything about one title in one call. */
export const getDetails =
  ({ request: ask, settings }: QueryContext) =>
  ({ mediaType, id }: TitleId, signal?: AbortSignal): Answer<TitleDetails> => {
    if (!isTmdbId(id)) return notFoundAnswer('title');
    const now = settings();
    const request = { path: `/${mediaType}/${id}`, parameters: parametersOf(now, blocks[mediaType]), what: 'title' };
    return mediaType === 'movie'
      ? pipe(ask({ ...request, codec: MovieAnswer }, signal), TE.flatMapEither(forAll), TE.map((told) => movieDetails(told, now.region)))
      : pipe(ask({ ...request, codec: SeriesAnswer }, signal), TE.flatMapEither(forAll), TE.map((told) => seriesDetails(told, now.region)));
  };

/** One season with its episodes. */
export const getSeason =
  ({ request: ask, settings }: QueryContext) =>
  ({ mediaType, id }: TitleId, season: number, signal?: AbortSignal): Answer<Season> => {
    if (mediaType !== 'tv' || !isTmdbId(id) || !Number.isInteger(season) || season < 0) return notFoundAnswer('season');
    const parameters = { language: settings().language };
    const asked = ask({ path: `/tv/${id}/season/${season}`, parameters, codec: SeasonAnswer, what: 'season' }, signal);
    return pipe(asked, TE.map((told) => toSeason(season, told)));
  };
