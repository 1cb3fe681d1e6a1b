import { counted } from '../words/format';
import type { ResultTab } from './search-address';
import { films, series } from './title-words';

const NAMES: Readonly<Record<ResultTab, string>> = { films: 'Films', series: 'Series', people: 'People' };

export const resultTabName = (tab: ResultTab): string => NAMES[tab];

/** "38 films", "1 person". */
export const foundInWords = (tab: ResultTab, count: number): string =>
  tab === 'films' ? films(count) : tab === 'series' ? series(count) : counted(count, 'person', 'people');

/** What is told where there is nothing of any kind. */
export const nothingInWords = (text: string): string => `Nothing here goes by “${text}”.`;
