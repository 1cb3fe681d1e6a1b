import { readFileSync } from 'node:fs';

/** Undecoded JSON. Checks read its properties directly, so that they do not depend on the codecs under test. */
export type Raw = Readonly<Record<string, unknown>>;

export type RecordedAnswer = {
  readonly file: string;
  readonly endpoint: string;
  /** The actual endpoint, if the source filed the answer under another one. */
  readonly readAs?: { readonly endpoint: string; readonly because: string };
  readonly status: number;
  readonly kind: string;
  readonly source: string;
  readonly licence: string;
};

type Sources = {
  readonly files: ReadonlyArray<RecordedAnswer>;
  /** Omitted files of requested endpoints, with the reason. */
  readonly madeUp: Readonly<Record<string, string>>;
  /** Number of omitted answers per endpoint that the adapter does not request. */
  readonly leftOut: Readonly<Record<string, number>>;
};

const folder = new URL('./recorded/', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

export const sources = (): Sources => JSON.parse(textOf('SOURCES.json')) as Sources;
export const recordedText = ({ file }: RecordedAnswer): string => textOf(file);
export const recorded = (answer: RecordedAnswer): Raw => JSON.parse(recordedText(answer)) as Raw;

export const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;

/** Returns the objects of the array at a dotted path; empty if there is no array. */
export const rows = (raw: Raw, path: string): ReadonlyArray<Raw> => {
  const found = path.split('.').reduce<unknown>((value, key) => (isRaw(value) ? value[key] : undefined), raw);
  return Array.isArray(found) ? found.filter(isRaw) : [];
};

/** Returns the value, or null for undefined and the empty string. */
export const said = (value: unknown): unknown => (value === undefined || value === '' ? null : value);

/** Returns the date part `YYYY-MM-DD`; some recorded dates include a time. Null for anything but a non-empty string. */
export const day = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value.slice(0, 10) : null);
