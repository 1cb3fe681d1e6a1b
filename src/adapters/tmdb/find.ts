import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/answer';
import type { Title } from '#domain/catalogue/title';
import { orElse } from './answers';
import { Found } from './codecs/others';
import type { Context } from './context';
import { movieTitles, seriesTitles } from './mapping/to-title';

const toFound = ({ movie_results, tv_results }: Found): ReadonlyArray<Title> => [...movieTitles(movie_results), ...seriesTitles(tv_results)];

/** Titles that TMDB knows by an IMDb id; what cannot be one finds nothing, without a call. */
export const foundByImdb =
  ({ ask, settings }: Context) =>
  (imdbId: string, signal?: AbortSignal): Answer<ReadonlyArray<Title>> => {
    if (!/^tt\d{5,12}$/.test(imdbId)) return TE.right([]);
    const parameters = { language: settings().language, external_source: 'imdb_id' };
    return orElse(pipe(ask({ path: `/find/${imdbId}`, parameters, codec: Found, what: 'title' }, signal), TE.map(toFound)), []);
  };
