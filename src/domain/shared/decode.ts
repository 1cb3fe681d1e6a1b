import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { invalidData, type Failure } from './failure';

const nameOf = (expected: { readonly name: string }): string => (expected.name.length > 80 ? `${expected.name.slice(0, 77)}...` : expected.name);

/**
 * The keys that lead to a fault in what came in. The members of a union and of an intersection stand in the context too, by their
 * number; they look at the very value of their whole, and are no place in it.
 */
const placesOf = ({ context }: t.ValidationError): ReadonlyArray<string> =>
  context.filter(({ actual }, at) => at > 0 && !Object.is(actual, context[at - 1]?.actual)).map(({ key }) => key);

/**
 * Checks something that came from outside. Of several faults the deepest is told, because in a union the shallow ones only say
 * that the other alternatives did not fit either.
 * @param source what is being read, for the failure: "tmdb /movie/603", "environment".
 */
export const decode =
  <A>(codec: t.Type<A, unknown>, source: string) =>
  (input: unknown): E.Either<Failure, A> => {
    const result = codec.decode(input);
    if (E.isRight(result)) return result;
    const deepest = result.left.reduce((a, b) => (placesOf(b).length > placesOf(a).length ? b : a));
    const path = placesOf(deepest).join('.');
    const expected = deepest.context[deepest.context.length - 1]?.type;
    return E.left(invalidData(source, path === '' ? '(whole)' : path, expected === undefined ? 'something else' : nameOf(expected)));
  };
