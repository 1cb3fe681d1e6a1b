import type { CreditKind } from '#domain/catalogue/credits/group-by-credit';
import { countryName, formatCountWithNoun, formatNumber } from '#ui/messages/format/format.ts';

type CreditTexts = {
  /** Heading of those with most titles. */
  readonly most: string;
  /** Heading of numbers. */
  readonly by: string;
  /** Names one. */
  readonly kind: string;
  /** Names several in a sentence. */
  readonly what: string;
};

/** Names of people and countries by which titles are grouped. */
export const CREDIT_MESSAGES: Readonly<Record<CreditKind, CreditTexts>> = {
  director: { most: 'Directors', by: 'By director', kind: 'Director', what: 'directors' },
  actor: { most: 'Leading actors', by: 'By leading actor', kind: 'Actor', what: 'actors' },
  country: { most: 'Countries', by: 'By country', kind: 'Country', what: 'countries' },
};

/** Texts of groups by people and countries. */
export const CREDITS_MESSAGES = {
  loading: 'Looking up people and countries',
  titles: (count: number): string => formatCountWithNoun(count, 'title', 'titles'),
  /** Says that people and countries of some titles are unknown. */
  known: (known: number, total: number): string => `From ${formatNumber(known)} of ${formatCountWithNoun(total, 'title', 'titles')}.`,
  failed: 'people and countries',
  readMore: 'Look up more titles',
  none: 'No person or country has two of these titles.',
} as const;

/** Returns a name as it is shown. @param name code of a country, or name of a person. */
export const creditLabel = (kind: CreditKind, name: string): string => (kind === 'country' ? countryName(name) : name);

/** Names a filter: "Director: Bong Joon-ho". @param name null if unknown. */
export const creditFilterText = (kind: CreditKind, name: string | null): string =>
  name === null ? CREDIT_MESSAGES[kind].kind : `${CREDIT_MESSAGES[kind].kind}: ${creditLabel(kind, name)}`;
