import { nameInRow, type ImportRow } from '#application/imports/import-row';
import { BYTE_ORDER_MARK, csvLine } from '#domain/exports/csv';
import { formatCountWithNoun, formatNumber } from '#ui/messages/format/format.ts';
import { fileNameText } from './import-left-out.messages';
import { factText, rowPlaceText } from './import-rows.messages';

/** Rows of imports whose title is not known, which the account keeps. */
export const UNMATCHED_MESSAGES = {
  heading: 'Entries without a title',
  lead: 'The catalogue doesn’t have these titles, or it isn’t certain which ones they are. They stay in your account, on every device, until you add or remove them.',
  lookAgain: 'Look again',
  save: 'Save as CSV',
  fileName: 'marquee-entries-without-a-title.csv',
  remove: 'Remove',
  removeAll: 'Remove all',
  retry: 'Try again',
} as const;

export const entryTitleText = (row: ImportRow): string => {
  const [name, { year, imdbId, tmdbId, tvdbId }] = [nameInRow(row), row.title];
  if (name !== '') return year === null ? name : `${name} (${year})`;
  return imdbId ?? (tmdbId === null ? (tvdbId === null ? 'Entry without a name' : `TVDB ${tvdbId}`) : `TMDB ${tmdbId}`);
};

/** "Watched 1 June 2024 · Rating 8". */
export const entryFactsText = ({ facts }: ImportRow): string => facts.map(factText).join(' · ');
export const entryPlaceText = ({ file, row }: ImportRow): string => rowPlaceText({ file, row, part: null });
export const removeEntryLabel = (row: ImportRow): string => `Remove ${entryTitleText(row)}`;
export const showAllEntriesText = (count: number): string => `Show all ${formatNumber(count)} entries`;

/** Says what a look that nobody asked for has found. */
export const foundEntriesText = (count: number): string =>
  `The catalogue has ${count === 1 ? 'the title of 1 entry' : `the titles of ${formatNumber(count)} entries`} now. “${UNMATCHED_MESSAGES.lookAgain}” shows you what would be added.`;

/** Says the same on other pages. @param count of titles. */
export const foundTitlesText = (count: number): string =>
  (count === 1 ? '1 title of your imports is in the catalogue now.' : `${formatNumber(count)} titles of your imports are in the catalogue now.`);

export const removeAllQuestion = (count: number) => ({
  title: `Remove ${formatCountWithNoun(count, 'entry', 'entries')}?`,
  subtitle: 'They are deleted from your account on all devices. This can’t be undone.',
  confirmText: 'Remove',
});
export const removeEntryQuestion = (row: ImportRow): ReturnType<typeof removeAllQuestion> =>
  ({ ...removeAllQuestion(1), title: `Remove “${entryTitleText(row)}”?`, subtitle: 'It is deleted from your account on all devices. This can’t be undone.' });

/** Returns the names of the files that the entries come from, each once. */
export const unmatchedFiles = (rows: ReadonlyArray<ImportRow>): ReadonlyArray<string> =>
  [...new Set(rows.map(({ file }) => fileNameText(file)))];

/** Returns the entries as a CSV file. */
export const unmatchedCsv = (rows: ReadonlyArray<ImportRow>): string =>
  BYTE_ORDER_MARK + [['File', 'Row', 'Title', 'Year', 'IMDb', 'TMDB', 'TVDB', 'Says'],
    ...rows.map((row) => {
      const { year, imdbId, tmdbId, tvdbId, episodeId } = row.title;
      const episodeBy = (source: 'imdb' | 'tvdb') => (episodeId?.by === source ? episodeId.id : null);
      return [
        row.file, row.row, nameInRow(row), year, imdbId ?? episodeBy('imdb'), tmdbId, tvdbId ?? episodeBy('tvdb'), entryFactsText(row),
      ];
    })]
    .map(csvLine).join('');
