/** A part of a member's data: the watch history, the ratings, or a list by its id. */
export type DataPart = 'history' | 'ratings' | { readonly listID: string };
export const EXPORT_FILE_FORMATS = ['csv', 'letterboxd', 'trakt'] as const;
export type ExportFileFormat = (typeof EXPORT_FILE_FORMATS)[number];
