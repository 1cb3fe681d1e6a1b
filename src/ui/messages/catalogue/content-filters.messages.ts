import type { NamedFact } from '#domain/catalogue/catalogue';
import { formatCountWithNoun } from '#ui/messages/format/format.ts';

/** Labels of the filters by content. */
export const CONTENT_FILTER_LABELS: Readonly<Record<NamedFact | 'person' | 'seasons' | 'status', string>> = {
  keyword: 'Keyword', person: 'Person', studio: 'Studio', network: 'Network', seasons: 'Seasons', status: 'Status',
};

export const CONTENT_FILTER_MESSAGES = {
  any: 'Any',
  ended: 'Ended',
  miniSeries: 'Mini-series',
  /** The value of a filter whose id the catalogue does not have. */
  unknownPerson: 'Unknown person',
  unknownCollection: 'Unknown collection',
  chosen: (label: string): string => `${label}: chosen`,
  nothing: (text: string): string => `Nothing called “${text}”. Check the spelling, or type less of it.`,
  failed: 'We couldn’t load suggestions.',
} as const;

/** Returns a number of seasons as text: "1 season", "2 to 3 seasons", "7 seasons or more". @param value `1`, `2-3` or `7-`. */
export const seasonsText = (value: string): string => {
  const [from = '', to] = value.split('-');
  if (to === undefined || from === to) return formatCountWithNoun(Number(from), 'season', 'seasons');
  return to === '' ? `${from} seasons or more` : `${from} to ${to} seasons`;
};
