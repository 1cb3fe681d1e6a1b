import { formatCount } from '#ui/messages/format/format.ts';
import type { ResultTab } from '../../shared/search-address';
import { filmCount, seriesCount } from '../../shared/title-format';

const NAMES: Readonly<Record<ResultTab, string>> = { films: 'Films', series: 'Series', people: 'People' };

export const resultTabName = (tab: ResultTab): string => NAMES[tab];

/** Formats a result count: "38 films", "1 person". */
export const resultCountMessage = (tab: ResultTab, count: number): string =>
  tab === 'films' ? filmCount(count) : tab === 'series' ? seriesCount(count) : formatCount(count, 'person', 'people');

/** Returns the announcement for a search without any results. */
export const noResultsMessage = (text: string): string => `Nothing here goes by “${text}”.`;
