import type { ImportRows } from '#application/imports/import-row';
import { isLetterboxdList } from '#application/imports/readers/read-letterboxd';
import { isTrakt, traktListId } from '#application/imports/readers/read-trakt';
import { nameOfPages } from './in-pages';
import { isSharedList, ownNames } from './own-names';
import type { Parsed } from './parse-file';

/** Columns with names of lists: two files that name a list in one mean the same one. */
const LIST_COLUMNS = ['List', 'list_name', 'objects'];
const NAMED = 'named';

/** Services whose lists are files, in the order in which their lists keep names that others have, too. */
const SERVICES = ['Letterboxd', 'Trakt', 'IMDb', 'TMDB'] as const;

const serviceOf = ({ json, records, table }: Parsed): (typeof SERVICES)[number] | null => {
  if (isLetterboxdList(records) || table.has('Letterboxd URI')) return 'Letterboxd';
  if (isTrakt(json)) return 'Trakt';
  return table.has('Const') ? 'IMDb' : table.has('TMDb ID') ? 'TMDB' : null;
};

/** Returns a text that is equal for files whose lists of one name are one list: two exports, pages of a list, a list of Trakt. */
const sourceOf = ({ file: { name }, json, records, table }: Parsed): string => {
  if (isLetterboxdList(records)) return 'letterboxd';
  if (LIST_COLUMNS.some((column) => table.has(column))) return NAMED;
  return (isTrakt(json) ? traktListId(name) : null) ?? nameOfPages(name);
};

const isShared = (source: string, list: string): boolean => isSharedList(source === NAMED ? list.toLowerCase() : list);

const listsIn = ({ rows, descriptions }: ImportRows): ReadonlyArray<string> => {
  const lists = new Set<string>();
  for (const { facts } of rows) for (const fact of facts) if (fact.kind === 'item') lists.add(fact.list);
  return [...lists, ...descriptions.keys()];
};

/** @param lists names of the lists of the rows. */
const withLists = (read: ImportRows, lists: ReadonlyArray<string>, nameOf: (list: string) => string): ImportRows =>
  (lists.every((list) => nameOf(list) === list) ? read : {
    ...read,
    rows: read.rows.map((row) => ({
      ...row, facts: row.facts.map((fact) => (fact.kind === 'item' ? { ...fact, list: nameOf(fact.list) } : fact)),
    })),
    descriptions: new Map([...read.descriptions].map(([list, text]) => [nameOf(list), text])),
  });

/** Rows of a file. @property open name of the list that the file can become. */
export type FileRows = { readonly parsed: Parsed; readonly rows: ImportRows; readonly open: string | null };

/** Gives lists that have one name in different files names of their own, "Noir" and "Noir (IMDb)": the person can put them together. */
export const withListsApart = (files: ReadonlyArray<FileRows>): ReadonlyArray<FileRows> => {
  const known = files.map(({ parsed, rows, open }) => {
    const [source, service] = [sourceOf(parsed), serviceOf(parsed)];
    const place = source === NAMED ? 0 : service === null ? SERVICES.length + 1 : SERVICES.indexOf(service) + 1;
    const keyOf = (list: string): string => `${place}\n${source}\n${source === NAMED ? list.toLowerCase() : list}`;
    return { source, service, keyOf, lists: [...listsIn(rows), ...(open === null ? [] : [open])] };
  });
  const names = ownNames(known.flatMap(({ source, service, keyOf, lists }) =>
    lists.filter((list) => !isShared(source, list)).map((list) => [keyOf(list), list, service] as const)));
  return files.map((file, index) => {
    const { source, lists, keyOf } = known[index] ?? { source: '', lists: [], keyOf: () => '' };
    const nameOf = (list: string): string => (isShared(source, list) ? list.toLowerCase() : names.get(keyOf(list)) ?? list);
    return { ...file, rows: withLists(file.rows, lists, nameOf), open: file.open === null ? null : nameOf(file.open) };
  });
};
