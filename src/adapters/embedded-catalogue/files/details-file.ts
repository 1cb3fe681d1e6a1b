import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import { notFound, type Failure } from '#domain/shared/failure';
import type { Season, SeasonSummary, TitleDetails } from '#domain/catalogue/title-details';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import { DetailsRecord } from './details-record';
import { detailsFile } from './file-names';

/** Records by item key. Only the requested record is decoded. */
const DetailsFile = t.record(t.string, t.unknown, 'DetailsFile');

/** Decodes the record of a title from its file. Fails with `not-found` if the file has no such record. */
export const decodeDetails = (id: TitleId) => (input: unknown): E.Either<Failure, DetailsRecord> =>
  pipe(
    decode(DetailsFile, detailsFile(id))(input),
    E.chain((file) => E.fromNullable(notFound('title'))(file[itemKey(id)])),
    E.chain(decode(DetailsRecord, `${detailsFile(id)} ${itemKey(id)}`)),
  );

const summaryOf = ({ number, name, episodeCount, date, posterPath }: Season): SeasonSummary => ({
  number, name, episodeCount, date, posterPath,
});

/** Maps a record to the `TitleDetails` of the port. The facts have no studios, trailers, pictures, offers and sums of money. */
export const toDetails = ({ title, series, overview, ...rest }: DetailsRecord): TitleDetails => ({
  ...title,
  ...rest,
  overview,
  studios: [],
  trailers: [],
  images: [],
  watch: {},
  budget: null,
  revenue: null,
  series: series === null ? null : {
    ...series,
    seasons: series.seasons.map(summaryOf),
    hasEpisodes: series.seasons.some(({ episodes }) => episodes.length > 0),
  },
});

export const seasonOf = ({ series }: DetailsRecord, number: number): O.Option<Season> =>
  O.fromNullable(series?.seasons.find((season) => season.number === number));
