import { readFileSync } from 'node:fs';

/** JSON as it is: read by plain property access, so that checks do not lean on what they check. */
export type Raw = Readonly<Record<string, unknown>>;

export type RecordedAnswer = {
  readonly file: string;
  readonly endpoint: string;
  /** Where the source filed it under another endpoint than it is an answer of. */
  readonly readAs?: { readonly endpoint: string; readonly because: string };
  readonly status: number;
  readonly kind: string;
  readonly source: string;
  readonly licence: string;
};

type Sources = {
  readonly files: ReadonlyArray<RecordedAnswer>;
  /** Files of asked endpoints that are left out, with the reason. */
  readonly madeUp: Readonly<Record<string, string>>;
  /** How many answers of endpoints that are not asked were not kept. */
  readonly leftOut: Readonly<Record<string, number>>;
};

const folder = new URL('./recorded/', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

export const sources = (): Sources => JSON.parse(textOf('SOURCES.json')) as Sources;
export const recordedText = ({ file }: RecordedAnswer): string => textOf(file);
export const recorded = (answer: RecordedAnswer): Raw => JSON.parse(recordedText(answer)) as Raw;

export const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;

/** The objects of a list under a dotted path; none where there is no such list. */
export const rows = (raw: Raw, path: string): ReadonlyArray<Raw> => {
  const found = path.split('.').reduce<unknown>((value, key) => (isRaw(value) ? value[key] : undefined), raw);
  return Array.isArray(found) ? found.filter(isRaw) : [];
};

/** What is said at all: missing, null and blank are the same nothing. */
export const said = (value: unknown): unknown => (value === undefined || value === '' ? null : value);

/** The day of a date, some of which were kept with a time. */
export const day = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value.slice(0, 10) : null);
