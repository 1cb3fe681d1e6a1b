import type { MediaType } from '#domain/catalogue/media-type';
import { foldName } from '#domain/catalogue/text-match/fold';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import {
  broadcastOn, ratedEpisode, type ImportedFact, type ImportRow, type ImportRows, type LeftOutReason, type LeftOutRow, type NamedEpisode,
} from '#application/imports/import-row';
import { dayOf, imdbIdOf, isUnreadRating, namesIn, ratingOf, wholeOf, yearIn } from '#application/imports/import-values';
import type { Table, TableRow } from '#application/imports/table';
import { isNameOfRatings, listNamed, plainFileName } from '#application/imports/text/own-names';
import type { TableReader } from './read-tables';

/** Types of titles, folded and without blanks: "TV Mini Series" and "tvMiniSeries" are one. An unknown type is open. */
const TYPES: Readonly<Record<string, MediaType | 'episode' | 'none'>> = {
  movie: 'movie', featurefilm: 'movie', tvmovie: 'movie', short: 'movie', video: 'movie', documentary: 'movie', tvshort: 'movie',
  musicvideo: 'none', tvseries: 'tv', tvminiseries: 'tv', miniseries: 'tv', tvepisode: 'episode', videogame: 'none', podcastseries: 'none',
  podcastepisode: 'none',
};

/** Parts of their names in other languages: the first one counts that is in a type, as in "TV-Episode" and "Podcast-Folge". */
const WORDS = ([
  ['none', ['podcast', 'musik', 'music', 'musiq', 'clip', 'game', 'videosp', 'jeu', 'gioco', 'juego', 'jogo', 'игра', 'ゲーム']],
  ['episode', ['episod', 'folge', 'odcinek', 'aflevering', 'avsnitt', 'эпизод', 'серия', 'エピソード']],
  ['tv', ['seri', 'сериал', 'シリーズ']],
  ['movie', ['film', 'movie', 'pelicula', 'short', 'kurz', 'corto', 'court', 'curta', 'document', 'фильм', '映画']],
] as const).map(([type, words]) => [type, words.map(foldName)] as const);

const typeOf = (row: TableRow): MediaType | 'episode' | 'none' | null => {
  const folded = foldName(row.get('Title Type'));
  const type = folded.replaceAll(' ', '');
  if (Object.hasOwn(TYPES, type)) return TYPES[type] ?? null;
  return WORDS.find(([, words]) => words.some((word) => folded.includes(word)))?.[0] ?? null;
};

/** Returns the series and the name of an episode, "Breaking Bad: Ozymandias". With further colons, the end of the series is unknown. */
const episodeIn = (row: TableRow): { readonly series: string; readonly named: NamedEpisode } => {
  const title = row.get('Title');
  const [, series = '', name = title] = /^([^:]+): ([^:]+)$/.exec(title) ?? [];
  return { series, named: { season: null, name, ...broadcastOn(dayOf(row.get('Release Date'))) } };
};

/** Returns what a fact of an episode says: its rating is that of a viewing. Lists have no places for episodes. */
const factOfEpisode = (fact: ImportedFact, named: NamedEpisode): ImportedFact | null => {
  if (fact.kind === 'item') return null;
  return fact.kind === 'rating' ? ratedEpisode(named, fact.rating, fact.day) : { ...fact, named };
};

type Read = Pick<ImportRow, 'title' | 'facts' | 'date' | 'asViewing' | 'note' | 'addedOn'> | { readonly reason: LeftOutReason };

/** Returns the facts of a row; none if its rating is all that it says and cannot be read. */
type FactsOf = (row: TableRow) => ReadonlyArray<ImportedFact>;

const readRow = (row: TableRow, factsOf: FactsOf, isOpen: boolean): Read => {
  const type = typeOf(row);
  const imdbId = imdbIdOf(row.get('Const'));
  const facts = factsOf(row);
  // Lists can be of people, whose numbers begin otherwise.
  if (type === 'none' || /^\s*nm\d/i.test(row.get('Const'))) return { reason: 'no-title' };
  if (imdbId === null || facts.length === 0) return { reason: imdbId === null ? 'bad-id' : 'bad-rating' };
  if (type === 'episode') {
    const { series, named } = episodeIn(row);
    const watched = facts.flatMap((fact) => factOfEpisode(fact, named) ?? []);
    // Year, directors and length are those of the episode.
    const title = namedTitle({ name: series, mediaType: 'tv', episodeId: { by: 'imdb', id: imdbId } });
    if (watched.length === 0 && !isOpen) return { reason: 'episode' };
    return { title, facts: watched, ...(isOpen && { asViewing: { ...checkedIn(row), named } }) };
  }
  const known = {
    name: row.get('Title'),
    year: yearIn(row.get('Year')),
    mediaType: type, imdbId,
    directors: namesIn(row.get('Directors')),
    minutes: wholeOf(row.get('Runtime (mins)')),
  };
  const { day } = checkedIn(row);
  return { title: namedTitle(known), facts, ...(isOpen && { date: day, note: row.get('Description') || null, addedOn: day }) };
};

/** Before 2018 a day is written as "Sat Mar  4 00:00:00 2017". */
const FORMER_DAY = /^[a-z]{3} [a-z]{3}\s+\d/i;

/** Returns the day in a column; null for one that can be two, as 03/04/2017 is. */
const dayIn = (row: TableRow, ...columns: ReadonlyArray<string>): string | null => {
  const text = row.get(...columns);
  const former = FORMER_DAY.test(text) ? Date.parse(`${text} UTC`) : NaN;
  return dayOf(text) ?? (Number.isNaN(former) ? null : dayOf(new Date(former).toISOString()));
};

const pointsIn = (row: TableRow): string => row.get('Your Rating', 'You rated');

/** Behind texts with separators and no quotes, another cell stands below the name. Where there is no position, ratings come first. */
const hasMovedRating = (row: TableRow): boolean => row.isUneven && row.get('Position') !== '';

/** Returns the member's rating in a row. @param days columns that can have its day. */
const ratingIn = (row: TableRow, ...days: ReadonlyArray<string>): ReadonlyArray<ImportedFact> => {
  const value = ratingOf(pointsIn(row), 1);
  return value === null || hasMovedRating(row) ? [] : [{ kind: 'rating', rating: value, day: dayIn(row, ...days) }];
};

const rating: FactsOf = (row) => ratingIn(row, 'Date Rated', 'Date Added', 'created');

/** Beside a place on a list or a check-in, the day of the rating has a column of its own, or none. */
const withRating = (factOf: (row: TableRow) => ImportedFact): FactsOf => (row) => [factOf(row), ...ratingIn(row, 'Date Rated')];

const itemOf = (list: string): FactsOf =>
  withRating((row) => ({ kind: 'item', list, note: row.get('Description') || null, day: dayIn(row, 'Created') }));

/** A check-in says that the title was watched, each on its day. */
const checkedIn = (row: TableRow): Extract<ImportedFact, { readonly kind: 'viewing' }> =>
  ({ kind: 'viewing', day: dayIn(row, 'Created'), episode: null });

/**
 * Returns a reader of ratings, a watchlist, a list or check-ins, with the columns of any year since 2012. A list has a position, and can
 * have ratings, which are in the file of ratings too; a table without a column for ratings is a list. Before 2018 ratings have the same
 * columns as lists: each of their rows has a rating. A watchlist and check-ins, too, have those of lists: where the name does not tell, the
 * person does.
 * @param whole the whole table.
 */
export const imdbReader = (whole: Table): TableReader => {
  const [list, isCheckIns] = [listNamed(whole.file), /^check ?ins?$/.test(plainFileName(whole.file))];
  const isNamedList = list === 'watchlist' || isCheckIns || /^list/i.test(list);
  const isNamedRatings = isNameOfRatings(whole.file);
  const isFormerRatings = whole.has('You rated') && !isNamedList
    && (isNamedRatings || whole.rows.every((row) => row.get('You rated') !== ''));
  const hasRatings = ['Your Rating', 'You rated', 'Rating'].some((column) => whole.has(column));
  const isList = (whole.has('Position') || !hasRatings) && !isFormerRatings;
  const factsOf = !isList ? rating : isCheckIns ? withRating(checkedIn) : itemOf(list);
  const isOpen = isList ? list !== 'watchlist' && !isCheckIns : isFormerRatings && !isNamedRatings;
  return { isOpen, read: (part) => readPart(part, factsOf, isOpen) };
};

const readPart = (table: Table, factsOf: FactsOf, isOpen: boolean): ImportRows => {
  const rows: ImportRow[] = [];
  const leftOut: LeftOutRow[] = [];
  const hasRatings = table.has('Your Rating') || table.has('You rated');
  for (const row of table.rows) {
    const read = readRow(row, factsOf, isOpen);
    const place = { file: table.file, row: row.row };
    if ('reason' in read) leftOut.push({ ...place, name: row.get('Title', 'Name'), year: yearIn(row.get('Year')), reason: read.reason });
    else {
      const isUnread = hasMovedRating(row) ? hasRatings : isUnreadRating(pointsIn(row), ratingOf(pointsIn(row), 1));
      rows.push({ ...place, ...read, rank: wholeOf(row.get('Position')), ...(isUnread && { hasBadRating: true }) });
    }
  }
  return { rows, leftOut, descriptions: new Map() };
};
