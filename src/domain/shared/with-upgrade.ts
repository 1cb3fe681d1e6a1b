import * as t from 'io-ts';

/** Decodes objects of former versions too: `upgrade` gives them the present fields. */
export const withUpgrade = <A>(
  codec: t.Type<A, unknown>,
  upgrade: (former: Readonly<Record<string, unknown>>) => unknown,
): t.Type<A, unknown> =>
  new t.Type<A, unknown>(
    codec.name, codec.is,
    (input, context) => codec.validate(t.UnknownRecord.is(input) ? upgrade(input) : input, context),
    codec.encode,
  );
