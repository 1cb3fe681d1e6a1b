import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import { NumberColumn } from './column';
import { IMDB_IDS_FILE } from './file-names';

/** Digits of `tt…` as numbers, in the order of the index. */
export const ImdbIdsFile = t.strict({ movie: NumberColumn, tv: NumberColumn }, 'ImdbIdsFile');
export type ImdbIdsFile = t.TypeOf<typeof ImdbIdsFile>;

export const decodeImdbIds = decode(ImdbIdsFile, IMDB_IDS_FILE);
