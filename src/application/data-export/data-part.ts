/** A part of a member's data: the watch history, the ratings, or a list by its id. */
export type DataPart = 'history' | 'ratings' | { readonly listID: string };
/** `csv` and `semicolons` are tables for spreadsheets: with commas, and for countries that write numbers with one. */
export const EXPORT_FILE_FORMATS = ['csv', 'semicolons', 'letterboxd', 'trakt'] as const;
export type ExportFileFormat = (typeof EXPORT_FILE_FORMATS)[number];
