import { mapInSlices, type Pause } from '#application/imports/pause';
import type { PlannedFact, PlannedImport, PlannedRow, RowState } from '#application/imports/plan/planned-row';
import { BYTE_ORDER_MARK, csvLine } from '#domain/exports/csv';
import type { StoredTitle } from '#domain/lists/stored-title';
import { missingTexts, PART_NAMES, ROW_REASONS, rowReasonText } from './import-reasons.messages';
import { factText, rowFactsText } from './import-rows.messages';
import { matchedTitleText, possibleTitlesText, titleKindText } from './possible-titles.messages';

/** Where rows end, as the report names it when the import has begun. */
const ENDS: Readonly<Record<RowState, string>> = {
  new: 'Added', there: 'Already there', doubtful: 'Not decided', unknown: 'Not found', unkept: 'Not kept', 'left-out': 'Left out',
  damaged: 'Damaged',
};

const HEAD = ['File', 'Row', 'Title', 'Year', 'End', 'Reason', 'Says', 'Taken for', 'TMDB', 'IMDb', 'Possible titles'];

/** TMDB's number with its type, as in the address of the title there; empty for a title that only the embedded catalogue has. */
const tmdbText = ({ mediaType, movieID }: StoredTitle): string => (movieID < 0 ? '' : `${mediaType}/${movieID}`);

/** "film, TMDB movie/21, IMDb tt0113277": enough to find a title later. */
const possibleFactsText = (title: StoredTitle): string =>
  [titleKindText(title), ...(tmdbText(title) === '' ? [] : [`TMDB ${tmdbText(title)}`]),
    ...(title.imdbID === null ? [] : [`IMDb ${title.imdbID}`])].join(', ');

/** Says one of several facts of a row. The rating of an episode belongs to a viewing that another fact says. */
const partText = ({ fact, isNew, reason }: PlannedFact): string => {
  if (isNew) return factText(fact);
  if (reason === 'repeated' && fact.kind === 'viewing' && fact.ratedOn !== undefined && fact.rating !== undefined)
    return factText({ kind: 'rating', rating: fact.rating, day: null });
  const why = reason === 'older' ? ': a later rating counts' : reason === 'undated' ? ': another rating counts'
    : reason === 'full' ? ': no room' : '';
  return `${factText(fact)} (not added${why})`;
};

const reasonText = ({ reason, conflict, hasBadRating, titleKey, ...row }: PlannedRow): string => [
  ...(reason !== null ? [rowReasonText({ reason, titleKey })]
    : conflict === null ? [] : [`Your rating was ${conflict.mine.toLocaleString('en')}.`]),
  ...(hasBadRating === true && reason !== 'bad-rating' ? [ROW_REASONS['bad-rating']] : []),
  ...missingTexts(row),
].join(' ');

const saysText = (row: PlannedRow): string =>
  (row.facts.length === 0 ? (row.state === 'new' ? rowFactsText(row) : '') : row.state === 'new' ? row.facts.map(partText).join(' · ')
    : row.facts.map(({ fact }) => factText(fact)).join(' · '));

const lineOf = (row: PlannedRow): string => {
  const { file, part, row: number, name, year, state, title, candidates, titleKey } = row;
  // A title that the person has chosen among several, or instead of the one that was found.
  const isChosen = title !== null && titleKey !== '' && (candidates.length !== 1 || candidates[0]?.itemKey !== title.itemKey);
  const end = isChosen && state === 'new' ? `${ENDS[state]}, title chosen by you` : ENDS[state];
  return csvLine([
    part === null ? file : `${file}, ${PART_NAMES[part]}`, number, name, year, end, reasonText(row), saysText(row),
    title === null ? '' : matchedTitleText(title), title === null ? '' : tmdbText(title),
    title?.imdbID ?? '', possibleTitlesText(row, possibleFactsText),
  ]);
};

/** Returns every row of an import as a CSV file, with where it ends and why, in slices. */
export const importReportCsv = async (rows: ReadonlyArray<PlannedRow>, pause: Pause): Promise<string> =>
  BYTE_ORDER_MARK + csvLine(HEAD) + (await mapInSlices(rows, lineOf, pause)).join('');

/** Returns the rows that an import does not add and the account does not have, as a CSV file with the reason of each. */
export const leftOutCsv = (rows: ReadonlyArray<PlannedRow>): string =>
  BYTE_ORDER_MARK + [['File', 'Row', 'Title', 'Year', 'Reason', 'Possible titles'],
    ...rows.map((row) =>
    [row.part === null ? row.file : `${row.file}, ${PART_NAMES[row.part]}`, row.row, row.name, row.year,
      rowReasonText(row), possibleTitlesText(row, possibleFactsText)])]
    .map(csvLine).join('');

/** Returns the rows that `leftOutCsv` is about. */
export const leftOutRows = ({ rows }: PlannedImport): ReadonlyArray<PlannedRow> =>
  rows.filter(({ state }) => state !== 'new' && state !== 'there');
