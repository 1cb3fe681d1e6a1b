import { namedTitle, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import { joinImportRows, type ImportRows } from '#application/imports/import-row';
import { dayOf, withYear } from '#application/imports/import-values';
import type { Table, TableRow } from '#application/imports/table';
import { playedTitle } from './netflix-title';
import { isShortPlay, secondsOf } from '#application/imports/readers/read-playback';
import { readTable, type TableReader } from '#application/imports/readers/read-tables';

const dayIn = (row: TableRow): string | null => dayOf(row.get('Date', 'Start Time'));

/** Seconds that a play can go back when it goes on with a title. */
const STEP_BACK = 2 * 60;

/**
 * Returns the days of the viewings of a title, by the days on which it was played long enough. One that goes on on a later day where it
 * stopped was seen once, on that day. @param rows its plays, in any order.
 */
const viewingDays = (rows: ReadonlyArray<TableRow>, title: NamedTitle): ReadonlyMap<string | null, string | null> => {
  const played = new Map<string | null, { readonly seconds: number; readonly from: number; readonly to: number }>();
  for (const row of rows) {
    const [seconds, end] = [secondsOf(row.get('Duration')) ?? Infinity, secondsOf(row.get('Bookmark')) ?? NaN];
    const day = played.get(dayIn(row)) ?? { seconds: 0, from: Infinity, to: 0 };
    played.set(dayIn(row), { seconds: day.seconds + seconds, from: Math.min(day.from, end - seconds), to: Math.max(day.to, end) });
  }
  const latestFirst = [...played].filter(([, { seconds }]) => !isShortPlay(seconds, title))
    .sort(([one], [other]) => ((one ?? '') < (other ?? '') ? 1 : -1));
  const days = new Map<string | null, string | null>();
  for (const [index, [day, { to }]] of latestFirst.entries()) {
    const [next, { from }] = latestFirst[index - 1] ?? [null, { from: NaN }];
    days.set(day, from >= to - STEP_BACK ? days.get(next) ?? day : day);
  }
  return days;
};

/** Returns a function that says on which day the viewing was that a row of the data request belongs to; undefined if it was too short. */
const viewingDayIn = ({ rows }: Table): ((row: TableRow, title: NamedTitle) => string | null | undefined) => {
  const keyOf = (row: TableRow): string => `${row.get('Profile Name')}\n${row.get('Title')}`;
  const plays = new Map<string, TableRow[]>();
  for (const row of rows) {
    if (row.get('Supplemental Video Type') !== '') continue;
    const known = plays.get(keyOf(row));
    if (known === undefined) plays.set(keyOf(row), [row]);
    else known.push(row);
  }
  const days = new Map<string, ReadonlyMap<string | null, string | null>>();
  return (row, title) => {
    const key = keyOf(row);
    const known = days.get(key) ?? viewingDays(plays.get(key) ?? [], title);
    days.set(key, known);
    return known.get(dayIn(row));
  };
};

/** @property profiles names that the file has for the rows of each profile; absent for a single one. */
export type NetflixReader = TableReader & { readonly profiles?: ReadonlyArray<string> };

/** Returns the profile that a row is of, as names of files can have it. */
const profileOf = (row: TableRow): string => row.get('Profile Name').replaceAll('/', ' ');

/**
 * Returns a reader of a viewing history of Netflix, of the account's page or of the data request; null for another table. Trailers and the
 * like, which only the data request has, are no titles, and seconds that a title was played are no viewing. A person's own table can have
 * the columns of the page, too: without an episode of Netflix the person chooses what it is, and its titles can be series. Each of
 * several profiles is read as a file of its own.
 */
export const netflixReader = (table: Table): NetflixReader | null => {
  const isHistory = table.has('Title', 'Date') && table.hasOnly('Title', 'Date');
  if (!isHistory && !table.has('Title', 'Start Time', 'Profile Name')) return null;
  const isNetflix = !isHistory || table.rows.some((row) => playedTitle(row.get('Title')) !== null);
  const dayOfViewing = table.has('Duration') ? viewingDayIn(table) : dayIn;
  const profiles = [...new Set(isHistory ? [] : table.rows.map(profileOf))];
  const readOne = (part: Table): ImportRows => readTable(part, (row) => {
    const played = playedTitle(row.get('Title'));
    const film = { ...withYear(row.get('Title')), mediaType: isNetflix ? 'movie' as const : null, usualType: 'movie' as const };
    const title = played?.title ?? namedTitle(film);
    const day = row.get('Supplemental Video Type') === '' ? dayOfViewing(row, title) : undefined;
    if (day === undefined) return { title, facts: [], reason: 'no-title' };
    const fact = { kind: 'viewing' as const, day, episode: null };
    return { title, facts: [played === null ? fact : { ...fact, named: played.episode }] };
  });
  if (profiles.length < 2) return { read: readOne, isOpen: !isNetflix };
  const fileOf = (profile: string): string => (profile === '' ? table.file : `${table.file} (${profile})`);
  const read = (part: Table): ImportRows => joinImportRows([...new Set(part.rows.map(profileOf))].map((profile) =>
    readOne({ ...part, file: fileOf(profile), rows: part.rows.filter((row) => profileOf(row) === profile) })));
  return { read, isOpen: false, profiles: profiles.map(fileOf) };
};
