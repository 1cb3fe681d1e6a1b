import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { Purpose } from '#domain/catalogue/catalogue';
import type { Season } from '#domain/catalogue/title-details';
import { isTmdbId, type TitleId } from '#domain/catalogue/title-id';
import { SeasonAnswer } from '#adapters/tmdb/codecs/season-codec';
import { toSeason } from '#adapters/tmdb/mapping/to-season';
import { notFoundAnswer } from './query-answers';
import type { TmdbQueryDeps } from './query-deps';

/** Returns a season with its episodes. */
export const getSeason =
  ({ request: send, settings }: TmdbQueryDeps) =>
  ({ mediaType, id }: TitleId, season: number, signal?: AbortSignal, purpose?: Purpose): Answer<Season> => {
    if (mediaType !== 'tv' || !isTmdbId(id) || !Number.isInteger(season) || season < 0) return notFoundAnswer('season');
    const parameters = { language: settings().language };
    const answer = send({ path: `/tv/${id}/season/${season}`, parameters, codec: SeasonAnswer, what: 'season', purpose }, signal);
    return pipe(answer, TE.map((response) => toSeason(season, response)));
  };
