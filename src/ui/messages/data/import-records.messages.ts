import { IMPORT_KEPT_DAYS, type ImportCounts, type ImportRecord, type KeptEntry } from '#application/ports/import-journal';
import type { Failure } from '#domain/shared/failure';
import { requestFailureText } from '#ui/messages/request.messages.ts';
import { formatCountWithNoun, formatNumber, formatPercent, joinList } from '#ui/messages/format/format.ts';
import { formatShortDay } from '#ui/messages/format/relative-time.ts';

/** Imports of this browser, on the page of the import and in the notice of other pages. */
export const IMPORT_RECORD_MESSAGES = {
  heading: 'Your imports',
  lead: `Kept in this browser for ${IMPORT_KEPT_DAYS} days, unfinished ones longer, after you sign out too, so that an import can be undone as a whole. On a computer that you share, forget it before you sign out: others could find what you imported among the browser’s data.`,
  progress: 'Progress of the import',
  pause: 'Pause',
  goOn: 'Continue',
  stopAndKeep: 'Stop and keep what was added',
  stopAndUndo: 'Stop and undo',
  undo: 'Undo this import',
  forget: 'Forget it here',
  show: 'Show',
  reportFailed: 'The report couldn’t be read from this browser’s storage. Try again.',
  reportGone: 'This browser doesn’t have the report any more.',
  lacksProfile: 'Settings and other parts of the profile in the file may be missing, because the page was closed too early. Import the file again to add them. Nothing is added twice.',
} as const;

/** Says that an import was not paused, stopped, undone or forgotten, because the browser's storage failed. */
export const importChangeFailedText = (failure: Failure): string => (failure.storage !== undefined ? requestFailureText(failure)
  : 'Nothing was changed: this browser’s storage didn’t answer. Try again.');

export const undoQuestion = {
  title: 'Undo this import?',
  subtitle: 'What it added is removed, except what you’ve changed since. What you had before stays, and so do settings and recently viewed titles from the file.',
  confirmText: 'Undo',
} as const;

/** Asks before this browser forgets an import. @param canUndo whether it could still be taken back. */
export const forgetQuestion = (
  canUndo: boolean,
): { readonly title: string; readonly subtitle: string; readonly confirmText: string; readonly isFinal: true } => ({
  title: 'Forget this import?',
  subtitle: canUndo
    ? 'What it added stays in your account. The import can’t be undone any more, and its report is deleted.'
    : 'Its report and what is listed here are deleted from this browser.',
  confirmText: 'Forget',
  isFinal: true,
});

/** Returns whether the heading of an import only counts some of its files. */
export const hasUnnamedFiles = ({ names }: ImportRecord): boolean => names.length > 3;
export const allFilesText = (count: number): string => `All ${formatCountWithNoun(count, 'file', 'files')}`;
/** "diary.csv and ratings.csv, 20 Nov". @param now ms since 1970. */
export const importHeading = (record: ImportRecord, now: number): string => {
  const { names, startedAt } = record;
  const shown = hasUnnamedFiles(record) ? [...names.slice(0, 2), `${formatNumber(names.length - 2)} more files`] : names;
  return `${joinList(shown)}, ${formatShortDay(startedAt, now)}`;
};

const entriesOf = ({ viewings, ratings, items }: ImportCounts): number => viewings + ratings + items;

const partsOf = ({ viewings, ratings, items, lists }: ImportCounts): ReadonlyArray<string> => [
  ...(viewings === 0 ? [] : [formatCountWithNoun(viewings, 'viewing', 'viewings')]),
  ...(ratings === 0 ? [] : [formatCountWithNoun(ratings, 'rating', 'ratings')]),
  ...(items === 0 ? [] : [`${formatCountWithNoun(items, 'title', 'titles')} on lists`]),
  ...(lists === 0 ? [] : [formatCountWithNoun(lists, 'new list', 'new lists')]),
];

/** " About 2 minutes left.", behind a sentence. @param minutes null if unknown. */
export const importTimeLeftText = (minutes: number | null): string =>
  minutes === null ? '' : minutes < 1 ? ' Less than a minute left.'
    : ` About ${formatCountWithNoun(Math.ceil(minutes), 'minute', 'minutes')} left.`;

/** Parts that a running import waits for: `session` for a sign-in, `retry` for another attempt after an error without a known cause. */
export type ImportWait = 'connection' | 'server' | 'storage' | 'session' | 'retry';
const WAITS: Readonly<Record<ImportWait, string>> = {
  connection: 'Waiting for the connection.',
  server: 'Waiting for the server.',
  storage: 'Waiting for this browser’s storage, which is full or can’t be used.',
  session: 'Your session has ended. Sign in again.',
  retry: 'Something went wrong. We keep trying.',
};
const doneText = ({ status, adds, added, made, takenBack }: ImportRecord): string => (status === 'undoing'
  ? `${formatPercent(made === 0 ? 1 : takenBack / made)} undone.`
  : `${formatNumber(entriesOf(added))} of ${formatCountWithNoun(entriesOf(adds), 'entry', 'entries')} added.`);

/** "1,200 of 5,000 entries added. About 2 minutes left.", or what an import or its undo waits for. @param minutesLeft null if unknown. */
export const importProgressText = (record: ImportRecord, minutesLeft: number | null, waitsFor: ImportWait | null): string => {
  const done = doneText(record);
  if (record.status === 'paused') return `Paused. ${done}`;
  return waitsFor === null ? `${done}${importTimeLeftText(minutesLeft)}` : `${WAITS[waitsFor]} ${done}`;
};

export const importNoticeText = (record: ImportRecord, waitsFor: ImportWait | null): string => [
  ...(waitsFor === null ? [] : [WAITS[waitsFor]]),
  `${record.status === 'undoing' ? 'Undoing your import' : 'Importing'}: ${doneText(record)}`,
].join(' ');

const keptText = (rows: number, isKept: boolean): string => {
  const entries = formatCountWithNoun(rows, 'entry', 'entries');
  // The member may have removed them since, or they may have been found.
  return isKept ? `${entries} without a title ${rows === 1 ? 'was' : 'were'} kept in your account.`
    : `${entries} without a title will be in your account as soon as it can be reached.`;
};

const refusedText = (count: number): string =>
  `${formatCountWithNoun(count, 'entry', 'entries')} couldn’t be added, for example because a list is full or deleted, or because you’ve rated the title since.`;

/** Says what an ended import has added, and what not. */
export const importEndTexts = ({ status, added, refused, skippedLists, unmatched, isKept }: ImportRecord): ReadonlyArray<string> => {
  const parts = partsOf(added);
  const was = parts.length === 0 ? 'Nothing was added.' : `Added ${joinList(parts)}.`;
  if (status === 'undone') return [`Undone. ${parts.length === 0 ? was : `It had added ${joinList(parts)}.`}`];
  return [
    status === 'stopped' ? `Stopped. ${was}` : was,
    ...(skippedLists.length === 0 ? [] : [`Not added, because you have too many lists or the name isn’t possible: ${joinList(skippedLists)}.`]),
    ...(refused === 0 ? [] : [refusedText(refused)]),
    ...(unmatched === 0 ? [] : [keptText(unmatched, isKept)]),
  ];
};

/**
 * The report says what the import was to add: not all of it was added if the import was stopped, taken back, or had entries refused, or if
 * the account may have had no more room for lists when it began.
 */
export const importReportLabel = ({ rows, status, refused, skippedLists }: ImportRecord): string => {
  const name = status === 'done' && refused === 0 && skippedLists.length === 0 ? 'Save the report' : 'Save the report as planned';
  return `${name} (${formatCountWithNoun(rows, 'row', 'rows')})`;
};

const KEPT_REASONS: Readonly<Record<KeptEntry['why'], string>> = {
  rating: 'You rated it otherwise since.',
  day: 'You moved the viewing to another day.',
  item: 'You moved it, changed its note, or added it again.',
  moved: 'You moved it to this list since.',
  list: 'It has titles that stay, or another name.',
  description: 'You described it otherwise since.',
  place: 'You moved, pinned or archived it since.',
  shared: 'You shared it, or invited others to it, since.',
  bin: 'You deleted the list. It can still be restored from the bin, with its titles.',
  unreadable: 'What was added can’t be read any more.',
};
const keptNameOf = ({ name, year, list }: KeptEntry): string => {
  const title = name === '' ? 'An entry' : year === null ? name : `${name} (${year})`;
  return list === null ? title : `${title} on ${list}`;
};
/** "Heat (1995): You rated it otherwise since." */
export const keptEntryText = (entry: KeptEntry): string => `${keptNameOf(entry)}: ${KEPT_REASONS[entry.why]}`;
export const showKeptText = (count: number): string => `Show all ${formatNumber(count)}`;
export const moreKeptText = (count: number): string => `and ${formatNumber(count)} more`;

export const importKeptText = (kept: number): string =>
  `${formatCountWithNoun(kept, 'entry stays', 'entries stay')}, because you changed ${kept === 1 ? 'it' : 'them'} since.`;
