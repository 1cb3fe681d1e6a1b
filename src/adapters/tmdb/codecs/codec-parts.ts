import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

type Read<A> = (input: unknown) => A | undefined;

/** A type that reads what TMDB leaves open (missing, null or empty) as one thing; `undefined` from `read` refuses. */
const reading = <A>(name: string, is: (input: unknown) => input is A, read: Read<A>): t.Type<A> =>
  new t.Type<A>(name, is, (input, context) => {
    const value = read(input);
    return value === undefined ? t.failure(input, context) : t.success(value);
  }, (value) => value);

const isNothing = (input: unknown): input is null | undefined => input === null || input === undefined;
const isTextOrNull = (input: unknown): input is string | null => input === null || typeof input === 'string';
const isNumberOrNull = (input: unknown): input is number | null => input === null || typeof input === 'number';

/** Words, or null where TMDB has none: it says so by leaving them out, by null, or by an empty string. */
export const TextOrNull = reading<string | null>('text or nothing', isTextOrNull, (input) => {
  if (isNothing(input)) return null;
  if (typeof input !== 'string') return undefined;
  return input.trim() === '' ? null : input;
});

/** A number, or null. */
export const NonNegative = reading<number | null>('number or nothing', isNumberOrNull, (input) => {
  if (isNothing(input)) return null;
  return typeof input === 'number' ? input : undefined;
});

/** A number that means nothing when it is 0, as TMDB's runtimes, budgets and counts do. */
export const Positive = reading<number | null>('number or nothing', isNumberOrNull, (input) => {
  if (isNothing(input)) return null;
  if (typeof input !== 'number') return undefined;
  return input > 0 ? input : null;
});

/** A calendar day `YYYY-MM-DD`. People enter these dates: one that is no day is taken as unknown, it must not cost the page. */
export const Day = reading<string | null>('day or nothing', isTextOrNull, (input) => {
  if (isNothing(input)) return null;
  if (typeof input !== 'string') return undefined;
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(input) ?? [];
  return day === undefined || Number.isNaN(Date.parse(day)) ? null : day;
});

/** True only where TMDB says true. */
export const Flag = reading<boolean>('flag', (input): input is boolean => typeof input === 'boolean', (input) => {
  if (isNothing(input)) return false;
  return typeof input === 'boolean' ? input : undefined;
});

/** A list, empty where TMDB leaves it out. */
export const ArrayOf = <A>(item: t.Type<A, unknown>): t.Type<ReadonlyArray<A>, unknown> => {
  const list = t.readonlyArray(item);
  return new t.Type(list.name, list.is, (input, context) => (isNothing(input) ? t.success([]) : list.validate(input, context)), (value) => value);
};

/** A part that is not always there; where it is not, what it is read as from an empty object. */
export const OptionalBlock = <A>(part: t.Type<A, unknown>): t.Type<A, unknown> =>
  new t.Type(part.name, part.is, (input, context) => part.validate(isNothing(input) ? {} : input, context), (value) => value);

/** A part that may be missing altogether. */
export const nullable = <A>(part: t.Type<A, unknown>): t.Type<A | null, unknown> =>
  new t.Type<A | null, unknown>(
    part.name,
    (input): input is A | null => input === null || part.is(input),
    (input, context) => (isNothing(input) ? t.success(null) : E.map((value: A): A | null => value)(part.validate(input, context))),
    (value) => value,
  );
