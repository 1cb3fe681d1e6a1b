import { formatCountWithNoun } from '#ui/messages/format/format.ts';
import { inlineName } from './inline-name';

/** Texts that the tables of the admin area share. */
export const ADMIN_TABLE_MESSAGES = {
  loading: 'Loading the table.',
  selectAll: 'Select all rows on this page',
  select: (name: string): string => `Select ${inlineName(name)}`,
  reading: (count: number): string => `Reading: ${formatCountWithNoun(count, 'row', 'rows')}`,
  selection: 'Selected rows',
  selected: (count: number): string => `${formatCountWithNoun(count, 'row', 'rows')} selected`,
  clearSelection: 'Clear the selection',
  pages: 'Pages of the table',
  rows: (count: number): string => `${formatCountWithNoun(count, 'row', 'rows')} on this page`,
  previous: 'Previous',
  next: 'Next',
  columns: 'Columns',
  allColumns: 'all',
  someColumns: (shown: number, all: number): string => `${shown} of ${all}`,
  order: 'Order',
  any: 'any',
  anyChoice: 'Any',
  clearFilters: 'Clear filters',
} as const;
