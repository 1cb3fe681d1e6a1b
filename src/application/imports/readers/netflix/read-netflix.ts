import { namedTitle } from '#domain/catalogue/text-match/named-title';
import type { ImportRows } from '#application/imports/import-row';
import { dayOf, withYear } from '#application/imports/import-values';
import type { Table } from '#application/imports/table';
import { playedTitle } from './netflix-title';
import { readTable, type TableReader } from '#application/imports/readers/read-tables';

/**
 * Returns a reader of a viewing history of Netflix, of the account's page or of the data request; null for another table. Trailers and the
 * like, which only the data request has, are no titles. A person's own table can have the columns of the page, too: without an episode of
 * Netflix the person chooses what it is, and its titles can be series.
 */
export const netflixReader = (table: Table): TableReader | null => {
  const isHistory = table.has('Title', 'Date') && table.hasOnly('Title', 'Date');
  if (!isHistory && !table.has('Title', 'Start Time', 'Profile Name')) return null;
  const isNetflix = !isHistory || table.rows.some((row) => playedTitle(row.get('Title')) !== null);
  const read = (part: Table): ImportRows => readTable(part, (row) => {
    const played = playedTitle(row.get('Title'));
    const film = { ...withYear(row.get('Title')), mediaType: isNetflix ? 'movie' as const : null, usualType: 'movie' as const };
    const title = played?.title ?? namedTitle(film);
    if (row.get('Supplemental Video Type') !== '') return { title, facts: [], reason: 'no-title' };
    const fact = { kind: 'viewing' as const, day: dayOf(row.get('Date', 'Start Time')), episode: null };
    return { title, facts: [played === null ? fact : { ...fact, named: played.episode }] };
  });
  return { read, isOpen: !isNetflix };
};
