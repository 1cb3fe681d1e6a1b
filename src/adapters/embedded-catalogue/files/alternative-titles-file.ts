import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import { invalidData, type Failure } from '#domain/shared/failure';
import type { MediaType } from '#domain/catalogue/media-type';
import { ALTERNATIVE_TITLES_FILE } from './file-names';
import type { Index } from './index-file';

/** Alternative titles by media type: one line per title in the order of the index, separated by tabs, empty for none. */
export const AlternativeTitlesFile = t.strict({ movie: t.string, tv: t.string }, 'AlternativeTitlesFile');

/** Alternative titles of each title, in the order of the index. */
export type AlternativeTitles = Readonly<Record<MediaType, ReadonlyArray<ReadonlyArray<string>>>>;

const parseLines = (text: string): ReadonlyArray<ReadonlyArray<string>> => text.split('\n').map((line) => (line === '' ? [] : line.split('\t')));

export const decodeAlternativeTitles = (index: Index) => (input: unknown): E.Either<Failure, AlternativeTitles> =>
  E.chain((file: t.TypeOf<typeof AlternativeTitlesFile>): E.Either<Failure, AlternativeTitles> => {
    const titles = { movie: parseLines(file.movie), tv: parseLines(file.tv) };
    const uneven = (['movie', 'tv'] as const).find((mediaType) => titles[mediaType].length !== Math.max(1, index[mediaType].length));
    return uneven === undefined ? E.right(titles) : E.left(invalidData(ALTERNATIVE_TITLES_FILE, uneven, `${index[uneven].length} lines`));
  })(decode(AlternativeTitlesFile, ALTERNATIVE_TITLES_FILE)(input));
