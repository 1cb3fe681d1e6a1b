import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { Purpose } from '#domain/catalogue/catalogue';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { isTmdbId, type TitleId } from '#domain/catalogue/title-id';
import { notFound, type Failure } from '#domain/shared/failure';
import { notFoundAnswer } from './query-answers';
import { MovieAnswer, SeriesAnswer } from '#adapters/tmdb/codecs/details-codec';
import { keywordIdsOf } from '#adapters/tmdb/described/known-keywords';
import type { TmdbQueryDeps } from './query-deps';
import { toMovieDetails, toSeriesDetails } from '#adapters/tmdb/mapping/to-details';
import { baseLanguage, type TmdbLocale } from '#adapters/tmdb/tmdb-locale';

const sharedBlocks = 'videos,images,recommendations,similar,external_ids,keywords,watch/providers';
const blocks = { movie: `credits,release_dates,${sharedBlocks}`, tv: `aggregate_credits,content_ratings,${sharedBlocks}` } as const;

/** Requests images and videos in the user's language, in English, and without language. */
const parametersOf = ({ language }: TmdbLocale, append: string) => {
  const languages = [...new Set([baseLanguage(language), 'en', 'null'])].join(',');
  return { language, append_to_response: append, include_image_language: languages, include_video_language: languages };
};

const rejectAdult = <A extends { readonly adult: boolean }>(response: A): E.Either<Failure, A> =>
  (response.adult ? E.left(notFound('title')) : E.right(response));

const remember = (context: TmdbQueryDeps, { keywords: { keywords, results } }: MovieAnswer | SeriesAnswer) => (): void => {
  const ids = keywordIdsOf(context);
  [...keywords, ...results].forEach(({ id, name }) => id !== null && ids.set(name.trim(), id));
};

/** Returns the details of a title with a single request. */
export const getDetails =
  (context: TmdbQueryDeps) =>
  ({ mediaType, id }: TitleId, signal?: AbortSignal, purpose?: Purpose): Answer<TitleDetails> => {
    if (!isTmdbId(id)) return notFoundAnswer('title');
    const { request: send, settings } = context;
    const currentSettings = settings();
    const request = { path: `/${mediaType}/${id}`, parameters: parametersOf(currentSettings, blocks[mediaType]), what: 'title', purpose };
    return mediaType === 'movie'
      ? pipe(
          send({ ...request, codec: MovieAnswer }, signal),
          TE.flatMapEither(rejectAdult),
          TE.tapIO((response) => remember(context, response)),
          TE.map((response) => toMovieDetails(response, currentSettings.region)),
        )
      : pipe(
          send({ ...request, codec: SeriesAnswer }, signal),
          TE.flatMapEither(rejectAdult),
          TE.tapIO((response) => remember(context, response)),
          TE.map((response) => toSeriesDetails(response, currentSettings.region)),
        );
  };
