import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

/** Restricts a codec to the values that meet a condition. @param name what a failure says was expected. */
export const refineCodec = <A>(codec: t.Type<A, unknown>, isValid: (value: A) => boolean, name: string): t.Type<A, unknown> =>
  new t.Type<A, unknown>(
    name,
    (value): value is A => codec.is(value) && isValid(value),
    (input, context) => {
      const read = codec.validate(input, context);
      return E.isLeft(read) || isValid(read.right) ? read : t.failure(input, context);
    },
    codec.encode,
  );
