import type { ImportedFact } from '#application/imports/import-row';
import type { PlannedImport, PlannedList, PlannedRow, RowState } from '#application/imports/plan/planned-row';
import { displayListName } from '#domain/lists/list-name';
import type { StoredTitle } from '#domain/lists/stored-title';
import { fileNameText } from './import-left-out.messages';
import { missingTexts, PART_NAMES, ROW_REASONS, rowNameText, rowReasonText } from './import-reasons.messages';
import { possibleTitlesText, titleKindText } from './possible-titles.messages';
import { formatCountWithNoun, formatDate, formatNumber, joinList } from '#ui/messages/format/format.ts';

/** States of rows, as the filter and the rows name them. */
export const ROW_STATE_NAMES: Readonly<Record<RowState, string>> = {
  new: 'Will be added', there: 'Already there', doubtful: 'To decide', unknown: 'Not found', unkept: 'Not kept', 'left-out': 'Left out',
    damaged: 'Damaged',
};

export const IMPORT_ROWS_MESSAGES = {
  heading: 'Check before anything is added',
  all: 'All',
  conflicts: 'Another rating',
  filter: 'Rows',
  search: 'Find a title',
  rows: 'Rows of your files',
  none: 'No rows match.',
  lists: 'Lists',
  useLikely: 'Use the likely title for all',
  showDoubtful: 'Show',
  nothing: 'There is nothing to add.',
  ratings: 'Titles that you rated differently',
  keepMine: 'Keep mine',
  takeFile: 'Take the file’s',
  newList: 'New list',
  noTitles: 'No titles',
  ownList: 'Your list',
  listName: 'Name',
  noteStays: 'Your list has this title already. The file’s note is not added.',
} as const;

/** Names of the kinds of data that a file without a service can become. */
export const OPEN_KIND_NAMES = { table: 'As it is', list: 'A list', viewings: 'Watched', ratings: 'Ratings' } as const;

/** Names of the scales that ratings can have where a file does not say it. */
export const SCALE_NAMES = { five: 'Out of 5', ten: 'Out of 10' } as const;

export const openScaleText = (file: string): string => `Ratings in ${file} are`;

export const openFileText = (file: string): string => `${file} becomes`;

const typed = (year: number | null): string => (year === null ? '' : ` (${year})`);

/** "Flow (2024)" as the file names it. */
export const rowTitleText = (row: PlannedRow): string =>
  (row.name === ''
    ? (row.title?.title ?? (row.part === null ? 'Row without a title' : 'Entry without a name'))
    : `${rowNameText(row)}${typed(row.year)}`);

/** "diary.csv, row 12", and of an own file "marquee-data.json, viewing". */
export const rowPlaceText = ({ file, part, row }: Pick<PlannedRow, 'file' | 'part' | 'row'>): string => {
  const place = `${part === null ? 'row' : PART_NAMES[part]}${row === null ? '' : ` ${formatNumber(row)}`}`;
  return `${fileNameText(file)}, ${place}`;
};

/** Says one fact of a row: "Watched 1 June 2024, rated 8 then". */
export const factText = (fact: ImportedFact): string => {
  if (fact.kind === 'rating') return `Rating ${fact.rating.toLocaleString('en')}`;
  if (fact.kind === 'item') return `On ${displayListName(fact.list)}`;
  const season = fact.season === undefined ? 'Watched' : `Watched season ${fact.season}`;
  const named = fact.named === undefined ? season : fact.named.name === '' ? 'Watched an episode' : `Watched “${fact.named.name}”`;
  const part = fact.episode === null ? named : `Watched S${fact.episode.season} E${fact.episode.episode}`;
  const watched = fact.day === null ? `${part}, day unknown` : `${part} ${formatDate(fact.day)}`;
  return fact.rating === undefined ? watched : `${watched}, rated ${fact.rating.toLocaleString('en')} then`;
};

const EXTRA_TEXTS = { recent: 'Recently viewed', setting: 'Set in your profile' } as const;

const mainText = ({ facts, state, reason, conflict, part, candidates, titleKey }: PlannedRow): string => {
  const isRatedThen = facts.some(({ fact, isNew }) => isNew && fact.kind === 'viewing' && fact.rating !== undefined);
  const added = facts.flatMap((each) => {
    const text = factText(each.fact);
    if (each.reason === 'older') return isRatedThen ? 'A later rating counts for the title' : `${text} then; a later one counts`;
    if (each.reason === 'undated') return `${text}, without a day; another one counts`;
    if (each.reason === 'full') return `${text}, but there is no room`;
    return each.isNew && (conflict === null || each.fact.kind !== 'rating') ? text : [];
  });
  if (conflict !== null) return [...added, `Your rating ${conflict.mine.toLocaleString('en')}, the file’s ${conflict.file.toLocaleString('en')}`].join(' · ');
  if (state === 'new' && added.length === 0 && part !== null) return EXTRA_TEXTS[part === 'recent' ? 'recent' : 'setting'];
  if (state === 'new') return added.join(' · ');
  // The state of the row says that the person has to decide; a phone has two lines for the titles.
  if (state === 'doubtful') return `Could be ${possibleTitlesText({ state, reason, candidates }, titleKindText)}`;
  const hasNote = facts.some(({ fact }) => fact.kind === 'item' && fact.note !== null);
  return reason === 'account' && hasNote ? IMPORT_ROWS_MESSAGES.noteStays : rowReasonText({ reason, titleKey });
};

/** Says what a row adds, "Watched 1 June 2024 · Rating 8", or why it adds nothing, and what else of it cannot be read. */
export const rowFactsText = (row: PlannedRow): string => [
  mainText(row),
  ...(row.state !== 'new' && row.state !== 'there' ? []
    : [row.hasBadRating === true && ROW_REASONS['bad-rating'], ...missingTexts(row)]),
].filter(Boolean).join(' · ');

export const includeRowLabel = (row: PlannedRow): string => `Add ${rowTitleText(row)}, ${rowPlaceText(row)}`;
export const decideText = ({ state }: PlannedRow): string => (state === 'new' || state === 'there' ? 'Change' : 'Choose');
export const decideLabel = (row: PlannedRow): string => `${decideText(row)} the title of ${rowTitleText(row)}`;
export const includeListLabel = ({ name }: PlannedList): string => `Add the list ${displayListName(name)}`;
export const listCountText = ({ titles, newTitles }: PlannedList): string =>
  (titles === 0 ? IMPORT_ROWS_MESSAGES.noTitles : newTitles === titles ? formatCountWithNoun(titles, 'title', 'titles')
    : `${formatNumber(newTitles)} of ${formatCountWithNoun(titles, 'title', 'titles')}`);

const partsOf = ({ adds: { viewings, ratings, items, lists, recents, settings, details } }: PlannedImport): ReadonlyArray<string> => [
  ...(viewings === 0 ? [] : [formatCountWithNoun(viewings, 'viewing', 'viewings')]),
  ...(ratings === 0 ? [] : [formatCountWithNoun(ratings, 'rating', 'ratings')]),
  ...(items === 0 ? [] : [`${formatCountWithNoun(items, 'title', 'titles')} on lists`]),
  ...(lists === 0 ? [] : [formatCountWithNoun(lists, 'new list', 'new lists')]),
  ...(recents === 0 ? [] : [formatCountWithNoun(recents, 'recently viewed title', 'recently viewed titles')]),
  ...(settings === 0 ? [] : [formatCountWithNoun(settings, 'setting', 'settings')]),
  ...(details === 0 ? [] : [`the description or place of ${formatCountWithNoun(details, 'list', 'lists')}`]),
];

/** Says what an import adds: "Adds 800 viewings, 120 ratings, 90 titles on lists and 3 new lists." */
export const importAddsText = (plan: PlannedImport): string =>
  (partsOf(plan).length === 0 ? IMPORT_ROWS_MESSAGES.nothing : `Adds ${joinList(partsOf(plan))}.`);

/** "1,204 rows in diary.csv and ratings.csv." */
export const importRowsText = (rows: number, names: ReadonlyArray<string>): string =>
  `${formatCountWithNoun(rows, 'row', 'rows')} in ${joinList(names)}.`;
export const openTitlesText = (titles: number, rows: number): string =>
  `${formatCountWithNoun(titles, 'title needs', 'titles need')} your decision (${formatCountWithNoun(rows, 'row', 'rows')}).`;
/** Says what becomes of rows whose title is not found or not decided. @param isAgain whether the account has them already. */
export const unmatchedRowsText = (rows: number, isAgain: boolean): string =>
  (isAgain ? `${formatCountWithNoun(rows, 'entry stays', 'entries stay')} in your account without a title.`
    : `${formatCountWithNoun(rows, 'row', 'rows')} without a certain title ${rows === 1 ? 'stays' : 'stay'} in your account. You can look for ${rows === 1 ? 'it' : 'them'} again on any device.`);
export const conflictsText = (conflicts: number): string =>
  `${formatCountWithNoun(conflicts, 'title', 'titles')} in your files ${conflicts === 1 ? 'has' : 'have'} a rating unlike yours.`;
export const shownRowsText = (count: number): string => `${formatCountWithNoun(count, 'row', 'rows')} shown`;
export const CANDIDATE_MESSAGES = {
  title: 'Which title is it?',
  candidates: 'Titles that it can be',
  none: 'None of these',
  search: 'Search for another title',
  nothing: 'No title found. Check the spelling, or try the original title.',
  likely: 'Likely',
} as const;
export const candidateSubtitleText = (row: PlannedRow, rows: number): string =>
  `“${rowTitleText(row)}” in ${rowPlaceText(row)}. ${rows > 1
    ? `Your choice counts for ${formatNumber(rows)} rows and is remembered for the next file.`
    : 'Your choice is remembered for the next file.'}`;
/** "Film, 2019, by Bong Joon Ho". */
export const candidateFactsText = ({ mediaType, releaseYear }: Pick<StoredTitle, 'mediaType' | 'releaseYear'>,
  directors: ReadonlyArray<string>): string =>
  [mediaType === 'movie' ? 'Film' : 'Series', ...(releaseYear === null ? [] : [String(releaseYear)]),
    ...(directors.length === 0 ? [] : [`by ${joinList(directors.slice(0, 2))}`])].join(', ');
