import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

const noSuchKey = new t.Type<never>('no such key', t.never.is, t.never.validate, t.never.encode);

/**
 * Creates an exact object codec that rejects unknown keys and reports the first one. `t.strict` silently drops unknown keys, which
 * would hide a misspelled optional field.
 */
export const strictObject = <P extends t.Props>(props: P, name: string): t.Type<t.TypeOfProps<P>, t.OutputOfProps<P>> => {
  const exact = t.strict(props, name);
  const validate: t.Validate<unknown, t.TypeOfProps<P>> = (input, context) => {
    const unknownKey =
      typeof input === 'object' && input !== null ? Object.keys(input).find((key) => !Object.hasOwn(props, key)) : undefined;
    if (unknownKey === undefined) return exact.validate(input, context);
    return t.failure(input, t.appendContext(context, unknownKey, noSuchKey));
  };
  return new t.Type(name, exact.is, (input, context) => E.map((a: t.TypeOfProps<P>) => a)(validate(input, context)), exact.encode);
};
