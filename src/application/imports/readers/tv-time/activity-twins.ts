import type { Table } from '#application/imports/table';
import { activityListOf, isFilmInActivity, isTvTimeActivity } from './read-tv-time-activity';

type File = { readonly file: { readonly name: string }; readonly json: unknown; readonly table: Table };

/** Names of lists as names of files have them. */
const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/**
 * Returns the names of the tables that TV Time Liberator writes beside JSON that says the same and more: of a list whose name JSON has, and
 * of the history, if its films and its series are there.
 */
export const activityTwins = (all: ReadonlyArray<File>): ReadonlySet<string> => {
  const tables = all.filter(({ json, table }) => json === null && table.rows.length > 0 && isTvTimeActivity(table));
  if (tables.length === 0) return new Set();
  const inJson = all.flatMap(({ json, table }) => (json !== null && table.has('uuid', 'title') ? [table] : []));
  const lists = new Set(inJson.filter(({ has }) => has('list')).flatMap(({ rows }) => rows.map((row) => plain(row.get('list')))));
  const others = inJson.filter(({ has }) => !has('list'));
  const [hasFilms, hasSeries] = [others.some(({ has }) => has('is_watched')), others.some(({ has }) => has('status'))];
  return new Set(tables.filter(({ file: { name }, table: { rows } }) => {
    const list = activityListOf(name);
    return list === null ? rows.every((row) => (isFilmInActivity(row) ? hasFilms : hasSeries)) : lists.has(plain(list));
  }).map(({ file: { name } }) => name));
};
