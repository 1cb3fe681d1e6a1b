import { chunksOf } from 'fp-ts/ReadonlyArray';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Catalogue, Purpose } from '#domain/catalogue/catalogue';
import type { Season, TitleDetails } from '#domain/catalogue/title-details';
import { knownEpisodes } from '#domain/history/series/series-episodes';
import type { Answer } from '#domain/shared/answer';
import type { EpisodesReader } from './with-catalogue-episodes';

/** Seasons that are requested at a time. */
const AT_ONCE = 4;

/** Reads all seasons from 1 on; fails if one of them does. */
export const readSeasons = (
  getSeason: Catalogue['getSeason'],
  { mediaType, id, series }: Pick<TitleDetails, 'mediaType' | 'id' | 'series'>,
  signal?: AbortSignal, purpose?: Purpose,
): Answer<ReadonlyArray<Season>> =>
  pipe(
    chunksOf(AT_ONCE)((series?.seasons ?? []).filter(({ number, episodeCount }) => number > 0 && episodeCount !== 0)),
    TE.traverseSeqArray(TE.traverseArray(({ number }) => getSeason({ mediaType, id }, number, signal, purpose))),
    TE.map((seasons) => seasons.flat()),
  );

type EpisodesReaderDeps = {
  readonly catalogue: Pick<Catalogue, 'getDetails' | 'getSeason'>;
  /** Returns `YYYY-MM-DD`. */
  readonly today: () => string;
};

/** Creates a reader of the catalogue: the details of a series and all its seasons. */
export const createEpisodesReader =
  ({ catalogue, today }: EpisodesReaderDeps): EpisodesReader =>
  ({ mediaType, movieID: id }, signal) =>
    pipe(
      catalogue.getDetails({ mediaType, id }, signal),
      TE.flatMap((details) =>
        pipe(
          readSeasons(catalogue.getSeason, details, signal),
          TE.map((seasons) => knownEpisodes(details, today(), seasons)),
        ),
      ),
    );
