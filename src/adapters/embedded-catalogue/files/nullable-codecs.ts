import * as t from 'io-ts';

/** Codec for a field that files omit if null. Decodes a missing field and null as null. */
export const nullableField = <A>(codec: t.Type<A, unknown>): t.Type<A | null, unknown> =>
  new t.Type<A | null, unknown>(
    codec.name,
    (input): input is A | null => input === null || codec.is(input),
    (input, context) => (input === null || input === undefined ? t.success(null) : codec.validate(input, context)),
    (value) => (value === null ? undefined : codec.encode(value)),
  );

/** Codec for a list that files omit if empty. Decodes a missing list as an empty list. */
export const optionalList = <A>(codec: t.Type<A, unknown>): t.Type<ReadonlyArray<A>, unknown> => {
  const list: t.Type<ReadonlyArray<A>, unknown> = t.readonlyArray(codec);
  return new t.Type<ReadonlyArray<A>, unknown>(
    list.name,
    list.is,
    (input, context) => (input === null || input === undefined ? t.success([]) : list.validate(input, context)),
    (values) => (values.length === 0 ? undefined : list.encode(values)),
  );
};
