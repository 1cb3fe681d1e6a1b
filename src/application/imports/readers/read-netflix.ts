import { namedTitle } from '#domain/catalogue/text-match/named-title';
import type { ImportRows } from '#application/imports/import-row';
import { dayOf } from '#application/imports/import-values';
import type { Table } from '#application/imports/table';
import { playedTitle } from './netflix-title';
import { readTable } from './read-tables';

/**
 * Returns a function that reads a viewing history of Netflix, of the account's page or of the data request; null for another table.
 * Trailers and the like, which only the data request has, are no titles.
 */
export const netflixReader = (table: Table): ((part: Table) => ImportRows) | null => {
  const isHistory = table.has('Title', 'Date') && table.hasOnly('Title', 'Date');
  if (!isHistory && !table.has('Title', 'Start Time', 'Profile Name')) return null;
  // A person's own table can have these columns, too. Its names without a season can be series.
  const isNetflix = !isHistory || table.rows.some((row) => playedTitle(row.get('Title')) !== null);
  return (part) => readTable(part, (row) => {
    const played = playedTitle(row.get('Title'));
    const film = { name: row.get('Title'), mediaType: isNetflix ? 'movie' as const : null, usualType: 'movie' as const };
    const title = played?.title ?? namedTitle(film);
    if (row.get('Supplemental Video Type') !== '') return { title, facts: [], reason: 'no-title' };
    const fact = { kind: 'viewing' as const, day: dayOf(row.get('Date', 'Start Time')), episode: null };
    return { title, facts: [played === null ? fact : { ...fact, named: played.episode }] };
  });
};
