import type { Failure } from '#domain/shared/failure';
import { formatCountWithNoun, joinList } from './format/format';
import { requestFailureText } from './request.messages';

/** Reading the member's own data in, on the settings page. */
export const IMPORT_MESSAGES = {
  term: 'Import',
  hint: 'Adds lists, watch history and ratings from files of “Export data”. What you have stays.',
  drop: 'Drop files of “Export data”',
  choose: 'Import data',
  reading: 'Reading the file …',
  add: 'Add to my account',
  cancel: 'Cancel',
  stop: 'Stop',
  keepOpen: 'Keep this page open. You can stop and import again later.',
  progress: 'Import',
} as const;

type Counts = { readonly lists: number; readonly titles: number; readonly viewings: number; readonly ratings: number; readonly damaged: number };

const damagedSentences = (damaged: number): ReadonlyArray<string> => (damaged === 0 ? [] : [`${formatCountWithNoun(damaged, 'entry is', 'entries are')} damaged and left out.`]);

/** Says what a file contains: "export.json contains 3 lists with 120 titles, 40 viewings and 12 ratings." */
export const importFileSummaryText = (name: string, { lists, titles, viewings, ratings, damaged }: Counts): string => {
  const parts = [
    ...(lists === 0 ? [] : [`${formatCountWithNoun(lists, 'list', 'lists')} with ${formatCountWithNoun(titles, 'title', 'titles')}`]),
    ...(viewings === 0 ? [] : [formatCountWithNoun(viewings, 'viewing', 'viewings')]),
    ...(ratings === 0 ? [] : [formatCountWithNoun(ratings, 'rating', 'ratings')]),
  ];
  const contents = parts.length === 0 ? 'nothing that can be read' : joinList(parts);
  return [`${name} contains ${contents}.`, ...damagedSentences(damaged)].join(' ');
};

type Done = { readonly files: number; readonly skippedLists: ReadonlyArray<string>; readonly refused: number; readonly damaged: number };

/** Says what was brought back and what was not. */
export const importDoneText = ({ files, skippedLists, refused, damaged }: Done): string => [
  `${files === 1 ? 'The file’s' : 'The files’'} data is in your account.`,
  ...(skippedLists.length === 0 ? [] : [`Not added, because you have too many lists or the name isn’t possible: ${joinList(skippedLists)}.`]),
  ...damagedSentences(damaged),
  ...(refused === 0 ? [] : [`${formatCountWithNoun(refused, 'entry was', 'entries were')} refused: a list may be full.`]),
].join(' ');

const FILE_RULES: Readonly<Record<string, string>> = {
  malformed: 'This isn’t a file of “Export data”. Choose the file marquee-data.json.',
  newer: 'This file comes from a newer version of Marquee. Reload the page and try again.',
  empty: 'This file contains no lists, watch history or ratings.',
  'too-large': 'This file is larger than 200 MB. Choose a file of “Export data”.',
  unreadable: 'The file couldn’t be read. Choose it again.',
};

/** Says why a file was not brought back. Nothing is lost: what was added stays. */
export const importFailureText = (failure: Failure): string => (failure._tag === 'invalid' && failure.field === 'file' ? (FILE_RULES[failure.rule] ?? FILE_RULES['unreadable'] ?? '') : requestFailureText(failure));

/** Says which file was not read, and why. */
export const importRefusedText = (name: string, failure: Failure): string => `${name}: ${importFailureText(failure)}`;
