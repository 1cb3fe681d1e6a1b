import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import { FORMER_IDS_FILE } from './file-names';

/**
 * Present ids by former item key: of titles whose TMDB id became known, and of records that turned out to be one title. Saved titles
 * and addresses have the former ids.
 */
export const FormerIdsFile = t.record(t.string, t.number, 'FormerIdsFile');
export type FormerIds = t.TypeOf<typeof FormerIdsFile>;

export const decodeFormerIds = decode(FormerIdsFile, FORMER_IDS_FILE);
