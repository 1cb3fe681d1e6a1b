import * as t from 'io-ts';
import { refineCodec } from '../shared/refine-codec';

const CURSOR = /^([\w-]{1,64})\.([\w-]{1,160})$/;

/** Where a later part of an exported file begins: the id of the file's audit entry, a dot, and the id of the last row before the part. */
export const ExportCursor = refineCodec(t.string, (cursor) => CURSOR.test(cursor), 'a cursor of an export');

export const formatExportCursor = (entryId: string, lastRow: string): string => `${entryId}.${lastRow}`;

/** Returns the two ids of a cursor; empty texts if it is malformed. */
export const parseExportCursor = (cursor: string): { readonly entryId: string; readonly lastRow: string } => {
  const [, entryId = '', lastRow = ''] = CURSOR.exec(cursor) ?? [];
  return { entryId, lastRow };
};
