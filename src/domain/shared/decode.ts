import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { invalidData, type Failure } from './failure';

const nameOf = (expected: { readonly name: string }): string =>
  expected.name.length > 80 ? `${expected.name.slice(0, 77)}...` : expected.name;

/**
 * Returns the keys that lead to an error in the input. The io-ts context also lists members of unions and intersections by index.
 * Such members validate the same value as their parent, so they are not part of the path.
 */
const pathOf = ({ context }: t.ValidationError): ReadonlyArray<string> =>
  context.filter(({ actual }, index) => index > 0 && !Object.is(actual, context[index - 1]?.actual)).map(({ key }) => key);

/** Maps io-ts errors to `invalid-data` with the path of the deepest one. */
export const toInvalidData = (source: string) => (errors: t.Errors): Failure => {
  const deepest = errors.reduce((a, b) => (pathOf(b).length > pathOf(a).length ? b : a));
  const path = pathOf(deepest).join('.');
  const expected = deepest.context[deepest.context.length - 1]?.type;
  return invalidData(source, path === '' ? '(whole)' : path, expected === undefined ? 'something else' : nameOf(expected));
};

/**
 * Validates external input with a codec; fails with `invalid-data`. Reports the deepest of several errors.
 * In a union, shallower errors only say that the other alternatives did not match either.
 * @param source name of the input for the failure: "tmdb /movie/603", "environment".
 */
export const decode =
  <A>(codec: t.Type<A, unknown>, source: string) =>
  (input: unknown): E.Either<Failure, A> => E.mapLeft(toInvalidData(source))(codec.decode(input));

/**
 * Decodes rows one by one and leaves out those that do not decode: one damaged row must not hide the others of its page.
 * @param onDamaged gets the failure of each row that is left out.
 */
export const decodeRows =
  <A>(codec: t.Type<A, unknown>, source: string, onDamaged: (failure: Failure) => void) =>
  (rows: ReadonlyArray<unknown>): ReadonlyArray<A> =>
    rows.flatMap((row): ReadonlyArray<A> => {
      const decoded = decode(codec, source)(row);
      if (E.isRight(decoded)) return [decoded.right];
      onDamaged(decoded.left);
      return [];
    });
