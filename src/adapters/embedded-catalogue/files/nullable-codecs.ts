import * as t from 'io-ts';

/** A field that files leave away when it has nothing to say: absent and null are null. */
export const optionalColumn = <A>(codec: t.Type<A, unknown>): t.Type<A | null, unknown> =>
  new t.Type<A | null, unknown>(
    codec.name,
    (input): input is A | null => input === null || codec.is(input),
    (input, context) => (input === null || input === undefined ? t.success(null) : codec.validate(input, context)),
    (value) => (value === null ? undefined : codec.encode(value)),
  );

/** A list that files leave away when it is empty. */
export const optionalText = <A>(codec: t.Type<A, unknown>): t.Type<ReadonlyArray<A>, unknown> => {
  const list: t.Type<ReadonlyArray<A>, unknown> = t.readonlyArray(codec);
  return new t.Type<ReadonlyArray<A>, unknown>(
    list.name,
    list.is,
    (input, context) => (input === null || input === undefined ? t.success([]) : list.validate(input, context)),
    (values) => (values.length === 0 ? undefined : list.encode(values)),
  );
};
