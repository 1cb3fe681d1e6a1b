import { namedTitle, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { ImportRow, ImportRows, LeftOutRow } from '#application/imports/import-row';
import { dayOfTime, isNamed, titleNumberOf, withYear } from '#application/imports/import-values';
import type { Table, TableRow } from '#application/imports/table';
import { isSharedList, ownNames } from '#application/imports/text/own-names';
import type { KnownTitle } from './tv-time-request';

/** Names of titles by the numbers that lists have. */
type Known = ReadonlyMap<string, KnownTitle>;
type About = { readonly name: string; readonly description: string };

/** The keys of the lists of favorites; those of own lists are numbers, and some are words. */
const FAVORITES = /^favou?rite-(?:series|shows|movies)$/i;
const NUMBER = /^[\da-f]{8}-[\da-f-]{27}$/i;

const plainText = (text: string): string => (text.trim() === '<nil>' ? '' : text.trim());
const textBefore = (text: string, end: RegExp): string => plainText(text.split(end, 1)[0] ?? '');

/**
 * Returns the names and descriptions of lists by their keys, as one row says them of all lists:
 * `[map[description:<nil> fanart:[] is_public:true name:Noir order:<nil> posters:[] s_key:a1 type:list] map[…]]`. Fields stand in
 * alphabetical order; texts can have brackets and colons.
 */
const collectedLists = (text: string): ReadonlyArray<readonly [key: string, about: About]> => {
  const parts = text.split(' s_key:');
  return parts.slice(1).map((part, index) => {
    const before = parts[index] ?? '';
    const fields = ` ${before.slice(before.lastIndexOf('map[') + 'map['.length)}`.split(' name:');
    const name = fields.length > 1 ? fields.pop() ?? '' : '';
    const [, ...description] = fields.join(' name:').split(' description:');
    return [/^[^\s\]]*/.exec(part)?.[0] ?? '', {
      name: textBefore(name, / (?:order(?:ing)?:(?:<nil>|[\d.e+]+)|posters:\[)/),
      description: textBefore(description.join(' description:'), / (?:fanart:\[|is_public:)/),
    }];
  });
};

/** Returns the titles of a list, `[map[created_at:1.7e+09 id:422981 type:series] map[type:movie uuid:a1]]`, each as a text. */
const entriesOf = (row: TableRow): ReadonlyArray<string> => row.get('objects').match(/map\[[^\]]*\]/g) ?? [];

/** Returns the title of an entry of a list: a series by TVDB's number, a film by TV Time's, whose name other tables say. */
const titleOfEntry = (entry: string, known: Known): NamedTitle => {
  const [, id = ''] = /\bid:(\d+)/.exec(entry) ?? [];
  const [, uuid = ''] = /\buuid:([\w-]+)/.exec(entry) ?? [];
  if (/\btype:movie\b/.test(entry)) {
    const { name, year, imdbId } = known.get(uuid) ?? namedTitle({});
    return namedTitle({ name, year, mediaType: 'movie', imdbId });
  }
  if (!/\btype:series\b/.test(entry)) return namedTitle({});
  return namedTitle({ ...withYear((known.get(id) ?? known.get(uuid))?.name ?? ''), mediaType: 'tv', tvdbId: titleNumberOf(id) });
};

const dayOfEntry = (entry: string): string | null => dayOfTime(Number(/\bcreated_at:([\d.e+]+)/.exec(entry)?.[1]));

/** Returns functions that say what a table says of a row's list, and by which name its titles go to it: two with one name stay apart. */
const namesIn = ({ rows }: Table) => {
  const collected = new Map(rows.flatMap((row) => collectedLists(row.get('lists'))));
  const aboutOf = (row: TableRow): About => {
    const { name = '', description = '' } = collected.get(row.get('s_key')) ?? {};
    return { name: plainText(row.get('name')) || name, description: plainText(row.get('description')) || description };
  };
  const givenTo = (row: TableRow): string => {
    const key = row.get('s_key');
    if (FAVORITES.test(key)) return 'favorites';
    return aboutOf(row).name || (key === '' || NUMBER.test(key) ? 'TV Time' : key);
  };
  const keyOf = (row: TableRow): string => row.get('s_key') || givenTo(row);
  const own = ownNames(rows.filter((row) => entriesOf(row).length > 0 && !isSharedList(givenTo(row).toLowerCase()))
    .map((row) => [keyOf(row), givenTo(row)]));
  return { aboutOf, listOf: (row: TableRow): string => own.get(keyOf(row)) ?? givenTo(row) };
};

/**
 * Returns a function that reads the lists of the data request. Each of their titles is an entry of its own; rows about all lists and empty
 * lists have none.
 */
export const tvTimeListsReader = (table: Table, known: Known): ((part: Table) => ImportRows) => {
  const { aboutOf, listOf } = namesIn(table);
  return ({ file, rows }) => {
    const [good, leftOut, descriptions]: [ImportRow[], LeftOutRow[], Map<string, string>] = [[], [], new Map<string, string>()];
    for (const row of rows) {
      const [entries, list, place] = [entriesOf(row), listOf(row), { file, row: row.row }];
      const { name, description } = aboutOf(row);
      if (entries.length === 0) leftOut.push({ ...place, name, year: null, reason: 'no-title' });
      for (const entry of entries) {
        const title = titleOfEntry(entry, known);
        if (!isNamed(title)) {
          leftOut.push({ ...place, name: title.name, year: title.year, reason: 'unknown' });
          continue;
        }
        good.push({ ...place, title, facts: [{ kind: 'item', list, note: null, day: dayOfEntry(entry) }] });
        if (description !== '' && !isSharedList(list.toLowerCase())) descriptions.set(list, description);
      }
    }
    return { rows: good, leftOut, descriptions };
  };
};
