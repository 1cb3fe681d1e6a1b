import { FILTER_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';
import { countryName } from '#ui/messages/format/format.ts';
import { boundsOptionValue, codeChoices, type FilterChoice, type FilterValues } from './filter-options';

const votes = (from: number): FilterChoice<FilterValues> => ({
  value: boundsOptionValue(from, null), label: FILTER_MESSAGES.orMore(from), means: { votesFrom: from },
});
const VOTE_COUNT_CHOICES: ReadonlyArray<FilterChoice<FilterValues>> = [
  { value: '-', label: FILTER_MESSAGES.anyChoice, means: { votesFrom: null } },
  ...[100, 1000, 5000, 10_000].map(votes),
];

/** United States film certificates, from the least restrictive. */
const CERTIFICATES = ['G', 'PG', 'PG-13', 'R', 'NC-17'] as const;

const COUNTRIES = [
  'US', 'GB', 'FR', 'DE', 'IT', 'ES', 'JP', 'KR', 'IN', 'CN', 'HK', 'TW', 'CA', 'AU', 'NZ', 'IE', 'SE', 'DK', 'NO', 'FI',
  'NL', 'BE', 'PL', 'CZ', 'RU', 'TR', 'EG', 'NG', 'ZA', 'IL', 'IR', 'BR', 'AR', 'MX', 'PH', 'ID', 'TH',
];
const countryChoices = codeChoices({ codes: COUNTRIES, name: countryName, field: 'country' });
const CERTIFICATE_CHOICES: ReadonlyArray<FilterChoice<FilterValues>> = [
  { value: '', label: FILTER_MESSAGES.anyChoice, means: { certification: null } },
  ...CERTIFICATES.map((certification) => ({ value: certification, label: certification, means: { certification } })),
];

/** The choices of the filters in the "More" menu by their labels. They load with its fields. */
export const MORE_CHOICES: Readonly<Record<string, () => ReadonlyArray<FilterChoice<FilterValues>>>> = {
  [FILTER_MESSAGES.country]: countryChoices,
  [FILTER_MESSAGES.votes]: () => VOTE_COUNT_CHOICES,
  [FILTER_MESSAGES.certificate]: () => CERTIFICATE_CHOICES,
};
