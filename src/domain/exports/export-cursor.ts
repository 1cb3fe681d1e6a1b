import * as t from 'io-ts';
import { isDocumentId } from '#domain/shared/document-id';
import { refineCodec } from '#domain/shared/refine-codec';

/** Where a later part of an exported file begins: the id of the file's audit entry, a dot, and the id of the last row before the part. */
export const ExportCursor = refineCodec(t.string, (cursor) => parseExportCursor(cursor).entryId !== '', 'a cursor of an export');

export const formatExportCursor = (entryId: string, lastRow: string): string => `${entryId}.${lastRow}`;

/** Returns the two ids of a cursor; empty texts if it is malformed. */
export const parseExportCursor = (cursor: string): { readonly entryId: string; readonly lastRow: string } => {
  const [entryId = '', lastRow = '', ...rest] = cursor.split('.');
  return rest.length === 0 && isDocumentId(entryId, 64) && isDocumentId(lastRow, 160) ? { entryId, lastRow } : { entryId: '', lastRow: '' };
};
