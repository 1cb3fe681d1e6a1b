import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

const noSuchKey = new t.Type<never>('no such key', t.never.is, t.never.validate, t.never.encode);

/**
 * An exact object that refuses keys it does not know, naming the first: `t.strict` would silently drop them, and a caller who
 * misspells an optional field has to hear of it.
 */
export const strictObject = <P extends t.Props>(props: P, name: string): t.Type<t.TypeOfProps<P>, t.OutputOfProps<P>> => {
  const exact = t.strict(props, name);
  const validate: t.Validate<unknown, t.TypeOfProps<P>> = (input, context) => {
    const stranger = typeof input === 'object' && input !== null ? Object.keys(input).find((key) => !(key in props)) : undefined;
    if (stranger === undefined) return exact.validate(input, context);
    return t.failure(input, t.appendContext(context, stranger, noSuchKey));
  };
  return new t.Type(name, exact.is, (input, context) => E.map((a: t.TypeOfProps<P>) => a)(validate(input, context)), exact.encode);
};
