import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

const isNumbers = (input: unknown): input is ReadonlyArray<number | null> =>
  Array.isArray(input) && input.every((value) => value === null || typeof value === 'number');

/**
 * A column of numbers and nulls. Validated in one plain loop: `t.array` creates a context for each of a hundred thousand values,
 * which is too slow on a phone.
 */
export const NumberColumn = new t.Type<ReadonlyArray<number | null>, ReadonlyArray<number | null>>(
  'numbers',
  isNumbers,
  (input, context) => {
    if (isNumbers(input)) return t.success(input);
    const at = Array.isArray(input) ? input.findIndex((value) => value !== null && typeof value !== 'number') : -1;
    return t.failure(input, at < 0 ? context : t.appendContext(context, String(at), t.number));
  },
  (values) => values,
);

/** A column of strings, stored as one string separated by line breaks. An empty line is null. */
export const TextColumn = new t.Type<ReadonlyArray<string | null>, string>(
  'lines',
  (input): input is ReadonlyArray<string | null> => Array.isArray(input),
  (input, context) =>
    E.map((text: string) => text.split('\n').map((line) => (line === '' ? null : line)))(t.string.validate(input, context)),
  (values) => values.map((value) => value ?? '').join('\n'),
);

const parseLists = (text: string): ReadonlyArray<ReadonlyArray<string>> =>
  text.split('\n').map((line) => (line === '' ? [] : line.split('.')));

/** A column of short lists (countries). The items of a list are separated by dots. */
export const ListColumn = new t.Type<ReadonlyArray<ReadonlyArray<string>>, string>(
  'lines of lists',
  (input): input is ReadonlyArray<ReadonlyArray<string>> => Array.isArray(input),
  (input, context) => E.map(parseLists)(t.string.validate(input, context)),
  (values) => values.map((value) => value.join('.')).join('\n'),
);
