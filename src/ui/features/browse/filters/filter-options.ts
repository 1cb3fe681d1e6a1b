import { SORT_KEYS, type Direction, type Filters, type Sort, type SortKey } from '#domain/catalogue/filters';
import { countryName, languageName } from '#ui/messages/format/format.ts';

/** One choice of a filter: its label and the values that it sets. Absent fields stay unchanged. */
export type FilterChoice<V> = { readonly value: string; readonly label: string; readonly means: V };
export type FilterGroup = Partial<Filters>;

/** Formats bounds as a choice value: `1940-1949`, or `150-` without an upper bound. */
export const span = (from: number | null, to: number | null): string => `${from ?? ''}-${to ?? ''}`;

const years = (from: number, to: number, label: string): FilterChoice<FilterGroup> => ({ value: span(from, to), label, means: { yearFrom: from, yearTo: to } });
const DECADES = Array.from({ length: 11 }, (_, index) => 2020 - index * 10);
export const YEARS: ReadonlyArray<FilterChoice<FilterGroup>> = [
  { value: '-', label: 'Any', means: { yearFrom: null, yearTo: null } },
  ...DECADES.map((from) => years(from, from + 9, `${from}s`)),
];

const rating = (from: number): FilterChoice<FilterGroup> => ({ value: span(from, null), label: `${from} and more`, means: { voteFrom: from, voteTo: null } });
export const RATINGS: ReadonlyArray<FilterChoice<FilterGroup>> = [
  { value: '-', label: 'Any', means: { voteFrom: null, voteTo: null } },
  ...[9, 8, 7, 6, 5].map(rating),
];

const votes = (from: number): FilterChoice<FilterGroup> => ({
  value: span(from, null), label: `${from.toLocaleString('en-US')} and more`, means: { votesFrom: from },
});
export const VOTES: ReadonlyArray<FilterChoice<FilterGroup>> = [{ value: '-', label: 'Any', means: { votesFrom: null } }, ...[100, 1000, 5000, 10_000].map(votes)];

const length = (from: number | null, to: number | null, label: string): FilterChoice<FilterGroup> => ({
  value: span(from, to), label, means: { runtimeFrom: from, runtimeTo: to },
});
export const LENGTHS: ReadonlyArray<FilterChoice<FilterGroup>> = [
  length(null, null, 'Any'),
  length(null, 60, 'Under an hour'),
  length(null, 90, 'Up to 1 h 30'),
  length(90, 120, '1 h 30 to 2 h'),
  length(120, 150, '2 h to 2 h 30'),
  length(150, null, 'Over 2 h 30'),
];

/** Lengths of one episode of a series. */
export const EPISODE_LENGTHS: ReadonlyArray<FilterChoice<FilterGroup>> = [
  length(null, null, 'Any'),
  length(null, 30, 'Up to 30 min'),
  length(30, 60, '30 min to 1 h'),
  length(60, null, 'Over 1 h'),
];

export const orderValue = ({ key, direction }: Sort): string => `${key}.${direction}`;

/** Labels of both directions of a sort key, the usual one first: names ascending, everything else descending. */
const ORDER_LABELS: Readonly<Record<SortKey, ReadonlyArray<readonly [Direction, string]>>> = {
  popularity: [['desc', 'Best known'], ['asc', 'Least known']],
  vote: [['desc', 'Highest rated'], ['asc', 'Lowest rated']],
  votes: [['desc', 'Most votes'], ['asc', 'Fewest votes']],
  date: [['desc', 'Newest'], ['asc', 'Oldest']],
  title: [['asc', 'Title, A to Z'], ['desc', 'Title, Z to A']],
  'original-title': [['asc', 'Original title, A to Z'], ['desc', 'Original title, Z to A']],
};
export const ORDERS: ReadonlyArray<FilterChoice<Sort>> = SORT_KEYS.flatMap((key) =>
  ORDER_LABELS[key].map(([direction, label]) => ({ value: orderValue({ key, direction }), label, means: { key, direction } })),
);

/** United States film certificates, from the least restrictive. */
const CERTIFICATES = ['G', 'PG', 'PG-13', 'R', 'NC-17'] as const;

const LANGUAGES = [
  'en', 'fr', 'es', 'it', 'de', 'ja', 'ko', 'zh', 'cn', 'hi', 'pt', 'ru', 'sv', 'da', 'no', 'fi', 'nl', 'pl', 'tr', 'ar', 'fa', 'he', 'te', 'ta',
  'th', 'id',
];
const COUNTRIES = [
  'US', 'GB', 'FR', 'DE', 'IT', 'ES', 'JP', 'KR', 'IN', 'CN', 'HK', 'TW', 'CA', 'AU', 'NZ', 'IE', 'SE', 'DK', 'NO', 'FI',
  'NL', 'BE', 'PL', 'CZ', 'RU', 'TR', 'EG', 'NG', 'ZA', 'IL', 'IR', 'BR', 'AR', 'MX', 'PH', 'ID', 'TH',
];
type CodeChoices = { readonly codes: ReadonlyArray<string>; readonly name: (code: string) => string; readonly field: 'language' | 'country' };
const createCodeChoices = ({ codes, name, field }: CodeChoices): ReadonlyArray<FilterChoice<FilterGroup>> => [
  { value: '', label: 'Any', means: { [field]: null } },
  ...codes.map((code) => ({ value: code, label: name(code), means: { [field]: code } })).sort((a, b) => a.label.localeCompare(b.label, 'en')),
];

export const FILTER_LANGUAGES = createCodeChoices({ codes: LANGUAGES, name: languageName, field: 'language' });
export const COUNTRY_CHOICES = createCodeChoices({ codes: COUNTRIES, name: countryName, field: 'country' });
export const CERTIFICATE_CHOICES: ReadonlyArray<FilterChoice<FilterGroup>> = [
  { value: '', label: 'Any', means: { certification: null } },
  ...CERTIFICATES.map((certification) => ({ value: certification, label: certification, means: { certification } })),
];
