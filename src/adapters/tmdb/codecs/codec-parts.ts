import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

/**
 * Values that `decodeReadable` may leave out when a part of a response is damaged: single items of a list or record, or the part as a
 * whole. Parts without this mark identify the response and stay strict.
 */
export type WhenDamaged = 'drop-item' | 'drop-part';

/** Marks a codec whose damaged items, or which itself, may be left out of a response. */
export const omitWhenDamaged = <A>(whenDamaged: WhenDamaged, codec: t.Type<A, unknown>): t.Type<A, unknown> =>
  Object.assign(codec, { whenDamaged });

type Normalise<A> = (input: unknown) => A | undefined;

/** Creates a codec that normalises missing, null and empty values with `normalise`. Fails if `normalise` returns `undefined`. */
const normalised = <A>(name: string, is: (input: unknown) => input is A, normalise: Normalise<A>): t.Type<A> =>
  new t.Type<A>(name, is, (input, context) => {
    const value = normalise(input);
    return value === undefined ? t.failure(input, context) : t.success(value);
  }, (value) => value);

const isNullish = (input: unknown): input is null | undefined => input === null || input === undefined;
const isTextOrNull = (input: unknown): input is string | null => input === null || typeof input === 'string';
const isNumberOrNull = (input: unknown): input is number | null => input === null || typeof input === 'number';

/** Creates a codec for a value that may be missing: a damaged value counts as missing. */
const optional = <A>(name: string, is: (input: unknown) => input is A, normalise: Normalise<A>): t.Type<A> =>
  Object.assign(normalised(name, is, normalise), { whenDamaged: 'drop-part' satisfies WhenDamaged });

/** Text or null. TMDB omits missing texts, or returns null or an empty string. */
export const TextOrNull = optional<string | null>('text or null', isTextOrNull, (input) => {
  if (isNullish(input)) return null;
  if (typeof input !== 'string') return undefined;
  return input.trim() === '' ? null : input;
});

/** A number or null. */
export const NumberOrNull = optional<number | null>('number or null', isNumberOrNull, (input) => {
  if (isNullish(input)) return null;
  return typeof input === 'number' ? input : undefined;
});

/** A positive number or null. TMDB returns 0 for unknown runtimes, budgets and counts. */
export const PositiveOrNull = optional<number | null>('number or null', isNumberOrNull, (input) => {
  if (isNullish(input)) return null;
  if (typeof input !== 'number') return undefined;
  return input > 0 ? input : null;
});

/** A date `YYYY-MM-DD` or null. People enter the dates, so an invalid date decodes to null instead of failing the whole page. */
export const DateOrNull = optional<string | null>('day or null', isTextOrNull, (input) => {
  if (isNullish(input)) return null;
  if (typeof input !== 'string') return undefined;
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(input) ?? [];
  return day === undefined || Number.isNaN(Date.parse(day)) ? null : day;
});

/** A boolean; missing and null decode to false. */
export const BooleanOrFalse = normalised<boolean>('flag', (input): input is boolean => typeof input === 'boolean', (input) => {
  if (isNullish(input)) return false;
  return typeof input === 'boolean' ? input : undefined;
});

/** A list; missing and null decode to an empty list. */
export const ArrayOrEmpty = <A>(item: t.Type<A, unknown>): t.Type<ReadonlyArray<A>, unknown> => {
  const list = t.readonlyArray(item);
  return omitWhenDamaged('drop-item', new t.Type(
    list.name, list.is, (input, context) => (isNullish(input) ? t.success([]) : list.validate(input, context)), (value) => value,
  ));
};

/** A record; missing and null decode to null. */
export const RecordOrNull = <A>(item: t.Type<A, unknown>): t.Type<Readonly<Record<string, A>> | null, unknown> => {
  const record = t.record(t.string, item);
  return omitWhenDamaged('drop-item', new t.Type<Readonly<Record<string, A>> | null, unknown>(
    record.name,
    (input): input is Readonly<Record<string, A>> | null => input === null || record.is(input),
    (input, context) => (isNullish(input) ? t.success(null) : record.validate(input, context)),
    (value) => value,
  ));
};

/** A block that may be missing; a missing block is decoded from an empty object. */
export const ObjectOrEmpty = <A>(part: t.Type<A, unknown>): t.Type<A, unknown> =>
  omitWhenDamaged(
    'drop-part',
    new t.Type(
      part.name, part.is,
      (input, context) => part.validate(isNullish(input) ? {} : input, context),
      (value) => value,
    ),
  );

/** A value that may be missing; missing and null decode to null. */
export const nullable = <A>(part: t.Type<A, unknown>): t.Type<A | null, unknown> =>
  omitWhenDamaged('drop-part', new t.Type<A | null, unknown>(
    part.name,
    (input): input is A | null => input === null || part.is(input),
    (input, context) => (isNullish(input) ? t.success(null) : E.map((value: A): A | null => value)(part.validate(input, context))),
    (value) => value,
  ));
