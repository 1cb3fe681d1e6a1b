import type { DataPart, ExportFileFormat } from '#application/data-export/data-part';
import type { MissingTitle } from '#application/data-export/exported-viewings';
import { formatCountWithNoun, joinList } from '#ui/messages/format/format.ts';

export const EXPORT_PARTS_MESSAGES = {
  term: 'Export a part',
  hint: 'A list, your watch history or your ratings as a table, or in a format that another service imports.',
  part: 'What to export',
  format: 'Format',
  history: 'Watch history',
  ratings: 'Ratings',
  save: 'Save file',
} as const;

export const EXPORT_FORMAT_NAMES: Readonly<Record<ExportFileFormat, string>> = {
  csv: 'Table (CSV)', semicolons: 'Table with semicolons (CSV)', letterboxd: 'For Letterboxd (CSV)', trakt: 'For Trakt (JSON)',
};

/** Limits of a format, in a sentence or two. */
export const EXPORT_FORMAT_HINTS: Readonly<Record<ExportFileFormat, string>> = {
  csv: 'Opens in LibreOffice, and in Excel where numbers are written 8.5. Imports here again.',
  semicolons: 'Opens in LibreOffice, and in Excel where numbers are written 8,5, as in German and French. Imports here again.',
  letterboxd: 'Films only. Ratings are rounded to whole points of ten.',
  trakt: 'Films, series and episodes. Ratings are rounded to whole points of ten, one for each title. Of lists, only the watchlist.',
};

/** Says what of a part is not in its file, or does not come back from it, behind the hint of the format. */
export const exportPartHint = (part: DataPart, format: ExportFileFormat, isEmpty: boolean): string => {
  const isTable = format === 'csv' || format === 'semicolons';
  if (part !== 'history') return isEmpty && isTable ? ' This list is empty, so importing it adds nothing.' : '';
  if (format === 'letterboxd') return '';
  return ' Seasons and series watched as a whole are exported as episodes, without that viewing’s rating.';
};

const REASONS: Readonly<Record<MissingTitle['reason'], string>> = {
  series: 'Letterboxd has no series',
  season: 'it is not known which episodes of the season you watched',
  id: 'Trakt needs a number of TMDB or IMDb, which these lack',
  list: 'Trakt imports no list but the watchlist',
};
const MAX_NAMED = 5;

/** Says which titles are not in a file, and why: "Not in the file, because Letterboxd has no series: Lost and Dark." */
export const missingTitlesText = (missing: ReadonlyArray<MissingTitle>): ReadonlyArray<string> =>
  (Object.keys(REASONS) as ReadonlyArray<MissingTitle['reason']>).flatMap((reason) => {
    const titles = [...new Set(missing.filter((each) => each.reason === reason).map(({ item }) => item.title))];
    const rest = titles.length - MAX_NAMED;
    const named = [...titles.slice(0, MAX_NAMED), ...(rest > 0 ? [formatCountWithNoun(rest, 'more title', 'more titles')] : [])];
    return titles.length === 0 ? [] : [`Not in the file, because ${REASONS[reason]}: ${joinList(named)}.`];
  });

/** Says what was saved. */
export const savedFilesText = (names: ReadonlyArray<string>): string =>
  names.length === 0 ? 'Nothing was saved.' : `Saved ${joinList(names)}.`;
