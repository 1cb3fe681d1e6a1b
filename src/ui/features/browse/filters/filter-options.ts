import { CATALOGUE_SORT_KEYS, type Filters, type CatalogueSort } from '#domain/catalogue/filters';
import { EPISODE_LENGTH_NAMES, FILM_LENGTH_NAMES, FILTER_MESSAGES, SORT_NAMES } from '#ui/messages/catalogue/browse.messages.ts';
import { once } from '#ui/design/utils/once.ts';
import { languageName } from '#ui/messages/format/format.ts';

/** One choice of a filter: its label and the values that it sets. Absent fields stay unchanged. */
export type FilterChoice<V> = { readonly value: string; readonly label: string; readonly means: V };
export type FilterValues = Partial<Filters>;

/** Formats bounds as a choice value: `1940-1949`, or `150-` without an upper bound. */
export const boundsOptionValue = (from: number | null, to: number | null): string => `${from ?? ''}-${to ?? ''}`;

const years = (from: number, to: number, label: string): FilterChoice<FilterValues> => ({
  value: boundsOptionValue(from, to),
  label,
  means: { yearFrom: from, yearTo: to },
});
const DECADES = Array.from({ length: 11 }, (_, index) => 2020 - index * 10);
export const YEAR_CHOICES: ReadonlyArray<FilterChoice<FilterValues>> = [
  { value: '-', label: FILTER_MESSAGES.anyChoice, means: { yearFrom: null, yearTo: null } },
  ...DECADES.map((from) => years(from, from + 9, FILTER_MESSAGES.decade(from))),
];

const rating = (from: number): FilterChoice<FilterValues> => ({
  value: boundsOptionValue(from, null),
  label: FILTER_MESSAGES.orMore(from),
  means: { voteFrom: from, voteTo: null },
});
export const RATING_CHOICES: ReadonlyArray<FilterChoice<FilterValues>> = [
  { value: '-', label: FILTER_MESSAGES.anyChoice, means: { voteFrom: null, voteTo: null } },
  ...[9, 8, 7, 6, 5].map(rating),
];

const length = (from: number | null, to: number | null, label: string): FilterChoice<FilterValues> => ({
  value: boundsOptionValue(from, to), label, means: { runtimeFrom: from, runtimeTo: to },
});
export const FILM_LENGTH_CHOICES: ReadonlyArray<FilterChoice<FilterValues>> = [
  length(null, null, FILTER_MESSAGES.anyChoice),
  length(null, 60, FILM_LENGTH_NAMES.hour),
  length(null, 90, FILM_LENGTH_NAMES.short),
  length(90, 120, FILM_LENGTH_NAMES.medium),
  length(120, 150, FILM_LENGTH_NAMES.long),
  length(150, null, FILM_LENGTH_NAMES.longest),
];

/** Lengths of one episode of a series. */
export const EPISODE_LENGTH_CHOICES: ReadonlyArray<FilterChoice<FilterValues>> = [
  length(null, null, FILTER_MESSAGES.anyChoice),
  length(null, 30, EPISODE_LENGTH_NAMES.short),
  length(30, 60, EPISODE_LENGTH_NAMES.medium),
  length(60, null, EPISODE_LENGTH_NAMES.long),
];

export const catalogueOrderOptionValue = ({ key, direction }: CatalogueSort): string => `${key}.${direction}`;

export const CATALOGUE_ORDER_CHOICES: ReadonlyArray<FilterChoice<CatalogueSort>> = CATALOGUE_SORT_KEYS.flatMap((key) =>
  SORT_NAMES[key].map(([direction, label]) => ({ value: catalogueOrderOptionValue({ key, direction }), label, means: { key, direction } })),
);

const LANGUAGES = [
  'en', 'fr', 'es', 'it', 'de', 'ja', 'ko', 'zh', 'cn', 'hi', 'pt', 'ru', 'sv', 'da', 'no', 'fi', 'nl', 'pl', 'tr', 'ar', 'fa', 'he', 'te',
  'ta', 'th', 'id',
];
type CodeChoices = {
  readonly codes: ReadonlyArray<string>;
  readonly name: (code: string) => string;
  readonly field: 'language' | 'country';
};
/** Returns a function that makes the choices when they are first shown: the browser's names of 26 languages take 45 ms on a slow phone. */
export const codeChoices = ({ codes, name, field }: CodeChoices): (() => ReadonlyArray<FilterChoice<FilterValues>>) =>
  once(() => [
    { value: '', label: FILTER_MESSAGES.anyChoice, means: { [field]: null } },
    ...codes
      .map((code) => ({ value: code, label: name(code), means: { [field]: code } }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  ]);

export const languageChoices = codeChoices({ codes: LANGUAGES, name: languageName, field: 'language' });
