import type { ImportRows } from '#application/imports/import-row';
import type { OtherFile } from '#application/imports/readers/other-files';

/**
 * A file without rows to import. @property isUsual whether it belongs to the export of a service, such as a profile. @property isUnclear
 * whether it does and nobody documents what its columns mean. @property isEmpty whether it has no row. @property isRead whether it says
 * something of other files, such as the names of lists. @property isTwin whether other files say the same. @property looksLike what it
 * seems to be instead, or `cut` for JSON that ends too early; null if unknown.
 */
export type IgnoredFile = {
  readonly name: string; readonly isUsual: boolean; readonly isUnclear?: true; readonly isEmpty?: true; readonly isRead?: true;
  readonly isTwin?: true; readonly looksLike: OtherFile | 'cut' | null;
};

/** The content of a file. @property rows null for a file without any to import. @property open whether it is of no service. */
export type FileContent = Partial<Pick<IgnoredFile, 'isUsual' | 'isEmpty' | 'isRead' | 'isTwin' | 'looksLike'>> & {
  readonly rows: ImportRows | null; readonly open?: true; readonly profiles?: ReadonlyArray<string>;
};
export const EMPTY_FILE: FileContent = { rows: null, isUsual: true, isEmpty: true };

export const toIgnoredFile = (name: string, { isUsual, isEmpty, isRead, isTwin, looksLike = null }: FileContent): IgnoredFile => ({
  name, isUsual: isUsual === true, ...(isUsual === false && { isUnclear: true }), ...(isEmpty && { isEmpty }), ...(isRead && { isRead }),
  ...(isTwin && { isTwin }), looksLike,
});
