import { formatCount } from '#ui/messages/format.ts';
import type { ResultTab } from '../../shared/search-address';
import { filmCount, seriesCount } from '../../shared/title-format';

const NAMES: Readonly<Record<ResultTab, string>> = { films: 'Films', series: 'Series', people: 'People' };

export const resultTabName = (tab: ResultTab): string => NAMES[tab];

/** "38 films", "1 person". */
export const resultCountMessage = (tab: ResultTab, count: number): string =>
  tab === 'films' ? filmCount(count) : tab === 'series' ? seriesCount(count) : formatCount(count, 'person', 'people');

/** What is told where there is nothing of any kind. */
export const noResultsMessage = (text: string): string => `Nothing here goes by “${text}”.`;
