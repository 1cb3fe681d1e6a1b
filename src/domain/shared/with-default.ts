import * as t from 'io-ts';

/** Decodes an absent field as `value`, for fields that older documents lack. */
export const withDefault = <A>(codec: t.Type<A, unknown>, value: A): t.Type<A, unknown> =>
  new t.Type<A, unknown>(
    codec.name, codec.is,
    (input, context) => (input === undefined ? t.success(value) : codec.validate(input, context)),
    codec.encode,
  );
