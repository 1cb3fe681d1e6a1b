import type { LeftOutReason, LeftOutRow } from '#application/imports/import-row';
import { csvLine } from '#domain/exports/csv';
import type { Failure } from '#domain/shared/failure';
import { formatCountWithNoun, joinList } from './format/format';
import { requestFailureText } from './request.messages';

/** Reading the member's own data and files of other services in, on the settings page. */
export const IMPORT_MESSAGES = {
  term: 'Import',
  hint: 'Adds lists, watch history and ratings from your files of Letterboxd, IMDb, Trakt, TMDB or TV Time, from a table with titles, or from “Export data”. What you have stays.',
  drop: 'Drop your files',
  choose: 'Import data',
  reading: 'Looking for your titles in the catalogue. Nothing is added before you have seen the result.',
  leftOut: 'Save the rows that are left out',
  leftOutFile: 'marquee-left-out.csv',
  add: 'Add to my account',
  cancel: 'Cancel',
  stop: 'Stop',
  keepOpen: 'Keep this page open. You can stop and import again later.',
  progress: 'Import',
} as const;

type Counts = {
  readonly lists: number;
  readonly titles: number;
  readonly viewings: number;
  readonly ratings: number;
  readonly damaged: number;
};

const damagedSentences = (damaged: number): ReadonlyArray<string> =>
  damaged === 0 ? [] : [`${formatCountWithNoun(damaged, 'entry is', 'entries are')} damaged and left out.`];

const REASONS: Readonly<Record<LeftOutReason, readonly [one: string, many: string, why: string]>> = {
  unknown: ['title isn’t in this catalogue', 'titles aren’t in this catalogue', 'The catalogue does not have this title.'],
  several: ['row can mean several titles', 'rows can mean several titles', 'The catalogue has several titles that this can be.'],
  episode: [
    'row is about a single episode', 'rows are about single episodes', 'Ratings and lists are for films and series, not for episodes.',
  ],
  'no-title': [
    'row is about no film or series that you watched', 'rows are about no film or series that you watched',
    'This is no film or series, or it was not watched.',
  ],
  damaged: ['row is damaged', 'rows are damaged', 'A value of this row cannot be read.'],
};

/**
 * Says how many rows are left out and why: "3 rows are left out: 2 titles aren’t in this catalogue and 1 row is damaged." Empty without
 * any.
 */
export const leftOutText = (leftOut: ReadonlyArray<LeftOutRow>): string => {
  const reasons = (Object.keys(REASONS) as ReadonlyArray<LeftOutReason>).flatMap((reason) => {
    const count = leftOut.filter((row) => row.reason === reason).length;
    return count === 0 ? [] : [formatCountWithNoun(count, REASONS[reason][0], REASONS[reason][1])];
  });
  return leftOut.length === 0 ? '' : `${formatCountWithNoun(leftOut.length, 'row is', 'rows are')} left out: ${joinList(reasons)}.`;
};

/** Returns the rows that are left out as a CSV file with the reason of each. */
export const leftOutCsv = (leftOut: ReadonlyArray<LeftOutRow>): string =>
  [
    ['File', 'Row', 'Title', 'Year', 'Reason'],
    ...leftOut.map(({ file, row, name, year, reason }) => [file, row, name, year, REASONS[reason][2]]),
  ]
    .map(csvLine)
    .join('');

/** Says what files contain: "export.json contains 3 lists with 120 titles, 40 viewings and 12 ratings." */
export const importFileSummaryText = (names: ReadonlyArray<string>, { lists, titles, viewings, ratings, damaged }: Counts): string => {
  const parts = [
    ...(lists === 0 ? [] : [`${formatCountWithNoun(lists, 'list', 'lists')} with ${formatCountWithNoun(titles, 'title', 'titles')}`]),
    ...(viewings === 0 ? [] : [formatCountWithNoun(viewings, 'viewing', 'viewings')]),
    ...(ratings === 0 ? [] : [formatCountWithNoun(ratings, 'rating', 'ratings')]),
  ];
  const contents = parts.length === 0 ? 'nothing that can be added' : joinList(parts);
  return [`${joinList(names)} ${names.length === 1 ? 'contains' : 'contain'} ${contents}.`, ...damagedSentences(damaged)].join(' ');
};

type Done = { readonly files: number; readonly skippedLists: ReadonlyArray<string>; readonly refused: number; readonly damaged: number };

/** Says what was brought back and what was not. */
export const importDoneText = ({ files, skippedLists, refused, damaged }: Done): string =>
  [
    `${files === 1 ? 'The file’s' : 'The files’'} data is in your account.`,
    ...(skippedLists.length === 0
      ? []
      : [`Not added, because you have too many lists or the name isn’t possible: ${joinList(skippedLists)}.`]),
    ...damagedSentences(damaged),
    ...(refused === 0 ? [] : [`${formatCountWithNoun(refused, 'entry was', 'entries were')} refused: a list may be full.`]),
  ].join(' ');

const FILE_RULES: Readonly<Record<string, string>> = {
  malformed:
    'Nothing in this file can be imported. Choose a file of Letterboxd, IMDb, Trakt, TMDB or TV Time, a table with titles, or the file marquee-data.json.',
  'no-text': 'This is neither a table nor an archive. Choose a CSV, JSON or ZIP file.',
  'damaged-archive': 'This archive is damaged or encrypted. Download it again, or unpack it and choose the files in it.',
  newer: 'This file comes from a newer version of Marquee. Reload the page and try again.',
  empty: 'This file is empty, or contains no lists, watch history or ratings.',
  'too-large':
    'This file is larger than 200 MB, or its archive contains too much. Choose the export of a service, or a file of “Export data”.',
  unreadable: 'The file couldn’t be read. Choose it again.',
};

/** Says why a file was not brought back. Nothing is lost: what was added stays. */
export const importFailureText = (failure: Failure): string =>
  failure._tag === 'invalid' && failure.field === 'file'
    ? (FILE_RULES[failure.rule] ?? FILE_RULES['unreadable'] ?? '')
    : requestFailureText(failure);

/** Says which file was not read, and why. */
export const importRefusedText = (name: string, failure: Failure): string => `${name}: ${importFailureText(failure)}`;
