import type * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';

/** Networks of series, and which series have ended. Only filters by these facts load the file. */
export const SERIES_FACTS_FILE = 'series-facts.json';

/** Rows of the index's series by network, those with most series first, and the rows of the series that are known to have ended. */
export const SeriesFactsFile = t.strict({
  networks: t.readonlyArray(t.tuple([t.string, t.readonlyArray(t.number)])),
  ended: t.readonlyArray(t.number),
}, 'SeriesFactsFile');
export type SeriesFactsFile = t.TypeOf<typeof SeriesFactsFile>;

export const decodeSeriesFacts: (input: unknown) => E.Either<Failure, SeriesFactsFile> = decode(SeriesFactsFile, SERIES_FACTS_FILE);
