import type { Failure } from '#domain/shared/failure';
import { requestFailureText } from '#ui/messages/request.messages.ts';

/** The page that reads the member's own data and files of other services in. */
export const IMPORT_MESSAGES = {
  title: 'Import',
  description: 'Bring your lists, watch history and ratings from another service.',
  lead: 'Choose the files that another service gave you, as they are: a ZIP archive, or single CSV and JSON files. You see what becomes of every row before anything is added. Your ratings stay unless you choose the file’s.',
  drop: 'Drop your files',
  choose: 'Choose files',
  paste: 'Paste a list',
  pasteTitle: 'Paste a list of titles',
  pasteField: 'Titles, one per line',
  pasteHint: 'For example “Heat (1995)” or “Heat, 1995 – 9/10”. You choose next whether it is a list, what you watched, or ratings.',
  pasteRead: 'Find the titles',
  pastedName: 'Pasted list',
  where: 'Where to find your files',
  reading: 'Looking for your titles in the catalogue. Nothing is added before you have seen the result.',
  leftOut: 'Save the rows that are left out',
  leftOutFile: 'marquee-left-out.csv',
  reportFile: 'marquee-import-report.csv',
  add: 'Add to my account',
  isBusy: 'Another import isn’t finished. This one can start when that one has ended: see “Your imports”.',
  keepOnly: 'Keep the entries without a title',
  settle: 'Remove the entries that are there already',
  cancel: 'Cancel',
  stop: 'Stop',
  toLists: 'Your lists',
  toHistory: 'Watch history',
  beginning: 'Preparing the import.',
  progress: 'Import',
} as const;

const FILE_RULES: Readonly<Record<string, string>> = {
  malformed:
    'Nothing in this file can be imported. Choose a file of Letterboxd, IMDb, Trakt, TMDB, TV Time, Simkl or Netflix, a table with titles, or the file marquee-data.json.',
  'no-text': 'This is neither a table nor an archive. Choose a CSV, JSON or ZIP file.',
  program: 'This is a program, not a table. Nothing of it was run. Choose a CSV, JSON or ZIP file.',
  spreadsheet: 'This is a spreadsheet. Save it as CSV in the program that opens it, and choose that file.',
  'damaged-archive': 'This archive is damaged. Download it again, or unpack it and choose the files in it.',
  cut: 'This file is damaged or cut off. Download it again.',
  encrypted: 'This archive has a password. Unpack it and choose the files in it.',
  nested: 'This archive contains another archive. Unpack it and choose the archive or the files in it.',
  outside: 'Nothing was read: this archive has file names that lead out of its folder. Download it again.',
  'no-tables': 'There is no CSV, JSON or text file in this archive.',
  music: 'This looks like a playlist of songs. Marquee takes files about films and series.',
  videos: 'This looks like videos of YouTube. Marquee takes files about films and series.',
  books: 'This looks like a list of books. Marquee takes files about films and series.',
  games: 'This looks like a list of games. Marquee takes files about films and series.',
  contacts: 'This looks like an address book. Nothing of it was read. Marquee takes files about films and series.',
  bank: 'This looks like a bank statement. Nothing of it was read. Marquee takes files about films and series.',
  calendar: 'This looks like a calendar. Marquee takes files about films and series.',
  newer: 'This file comes from a newer version of Marquee. Reload the page and try again.',
  empty: 'This file is empty, or contains nothing that can be added.',
  'too-large':
    'This file is larger than 200 MB, or its archive contains too much. Choose the export of a service, or a file of “Export data”.',
  unreadable: 'The file couldn’t be read. Choose it again.',
};

/** Says why a file was not brought back. Nothing is lost: what was added stays. */
export const importFailureText = (failure: Failure): string =>
  failure._tag === 'invalid' && failure.field === 'file'
    ? (FILE_RULES[failure.rule] ?? FILE_RULES['unreadable'] ?? '')
    : failure._tag === 'conflict' ? IMPORT_MESSAGES.isBusy : requestFailureText(failure);

/** Says which file was not read, and why. */
export const importRefusedText = (name: string, failure: Failure): string => `${name}: ${importFailureText(failure)}`;
